// What could not be taken from the link; the good fields were.

import { dismissLinkErrors, linkErrors, route } from "../../store";

export function LinkErrors() {
  const errors = linkErrors.value;
  if (errors.length === 0 || route.value.screen === "unknown") return null;
  return (
    <section class="link-errors" role="alert" data-testid="link-errors" aria-label="Link">
      <div>
        <b>
          {errors.length === 1
            ? "One field of the link was not taken."
            : `${errors.length} fields of the link were not taken.`}
        </b>{" "}
        All others were; nothing has run.
        <ul>
          {errors.map((e) => (
            <li>{e}</li>
          ))}
        </ul>
      </div>
      <button type="button" class="button" onClick={dismissLinkErrors}>
        Close
      </button>
    </section>
  );
}
