// The params that these settings leave without effect, each with its condition.

import type { Workload } from "../../gen/types";
import { conditionWords } from "../../params/condition";
import { visible } from "../../store";

export function NotInEffect({ workload }: { workload: Workload }) {
  const hidden = workload.params.filter((p) => !visible.value.includes(p.key));
  if (hidden.length === 0) return null;
  return (
    <details class="not-in-effect" data-testid="not-in-effect">
      <summary>{hidden.length} not in effect now</summary>
      <ul>
        {hidden.map((p) => (
          <li data-key={p.key}>
            {p.label} <span class="quiet">only with {conditionWords(p.when)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
