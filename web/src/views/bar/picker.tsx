// Where to go: a workload, the Yard with all of them, or the docs, which have
// no link of their own on a phone.

import { goTo, linkTo, manifest, open, route } from "../../store";

/** No workload can be called so. */
const DOCS = "#docs";

export function Picker() {
  const { screen, workload, tab } = route.value;
  const current = screen === "workload" ? (workload ?? "") : screen === "docs" ? DOCS : "";
  const pick = (value: string) => {
    if (value === "") goTo({ screen: "yard" });
    else if (value === DOCS) goTo({ screen: "docs" });
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
      <option value={DOCS}>Docs</option>
    </select>
  );
}
