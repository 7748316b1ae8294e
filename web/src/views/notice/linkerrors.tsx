// What could not be taken from the link; the good fields were.

import { dismissLinkErrors, linkErrors, route } from "../../store";
import { exact } from "../figures/number";
import { takenOf } from "./taken";

/** Errors listed; what is beyond is counted. */
const MOST = 20;

export function LinkErrors() {
  const errors = linkErrors.value;
  if (errors.length === 0 || route.value.screen === "unknown") return null;
  const { title, rest, newer } = takenOf(errors);
  const more = errors.length - MOST;
  return (
    <section class="link-errors" role="alert" data-testid="link-errors" aria-label="Link">
      <div>
        <b>{title}</b> {rest}
        <ul>
          {errors.slice(0, MOST).map((e) => (
            <li>{e}</li>
          ))}
          {more > 0 && <li>and {exact(more)} more</li>}
        </ul>
      </div>
      {newer && (
        <button type="button" class="button" onClick={() => location.reload()}>
          Reload the page
        </button>
      )}
      <button type="button" class="button" onClick={dismissLinkErrors}>
        Close
      </button>
    </section>
  );
}
