// Opens a run at the place where the workload's claim is seen without words.

import type { Workload } from "../../gen/types";
import { page } from "../../store";

export function Sights({ workload }: { workload: Workload }) {
  const sights = page(workload.id).value.page?.sights ?? [];
  return (
    <>
      {sights.map(({ label, help, link }) => (
        <a
          key={label}
          class="button"
          data-testid="sight"
          href={`#${workload.id}?${link}`}
          title={help}
        >
          {label}
        </a>
      ))}
    </>
  );
}
