// Which workload; the Yard shows all.

import { goTo, linkTo, manifest, open, route } from "../../store";

export function Picker() {
  const { screen, workload, tab } = route.value;
  const current = screen === "workload" ? (workload ?? "") : "";
  const pick = (id: string) =>
    id === "" ? goTo({ screen: "yard" }) : open(linkTo({ screen: "workload", workload: id, tab }));
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
    </select>
  );
}
