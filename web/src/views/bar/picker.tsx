// Where to go: a workload, the Yard with all of them, or the Challenge and the
// docs, which have no link of their own on a phone.

import { goTo, linkTo, manifest, open, type Route, route } from "../../store";

/** No workload can be called so. */
const DOCS = "#docs";
const CHALLENGE = "#challenge";
const BOARD = "#board";

export function Picker() {
  const { screen, workload, tab } = route.value;
  const current = currentOf(screen, workload);
  const pick = (value: string) => {
    if (value === "") goTo({ screen: "yard" });
    else if (value === DOCS) goTo({ screen: "docs" });
    else if (value === BOARD) goTo({ screen: "board" });
    else if (value === CHALLENGE) goTo({ screen: "challenge" });
    else open(linkTo({ screen: "workload", workload: value, tab }));
  };
  return (
    <select
      class="select picker"
      aria-label="Workload"
      data-testid="picker"
      value={current}
      onChange={(e) => pick(e.currentTarget.value)}
    >
      <option value="">{current === "" ? "Workloads" : "All workloads"}</option>
      {manifest.workloads.map((w) => (
        <option value={w.id}>
          {w.title}, {w.year}
        </option>
      ))}
      <option value={CHALLENGE}>The Challenge</option>
      <option value={BOARD}>Comparison board</option>
      <option value={DOCS}>Docs</option>
    </select>
  );
}

function currentOf(screen: Route["screen"], workload: string | undefined): string {
  if (screen === "workload") return workload ?? "";
  if (screen === "challenge") return CHALLENGE;
  if (screen === "board") return BOARD;
  return screen === "docs" ? DOCS : "";
}
