// Offers a run that is small enough to be seen whole: the workload's size
// turned down.

import type { Workload } from "../../gen/types";
import { holds } from "../../params/condition";
import { busy, setParam, values } from "../../store";
import { record } from "../../store/recording";
import { exact } from "../figures/number";

/** So many things can be told apart at a glance. */
const FOR_THE_EYE = 24;

/** The param that says how many things there are, where it is larger than the eye wants. */
export function sizeParam(workload: Workload, current: Readonly<Record<string, string>>) {
  const param = workload.params.find((p) => p.kind === "int" && holds(p.when, current));
  const now = Number(param ? (current[param.key] ?? param.default) : 0);
  const small = Math.max(param?.min ?? 1, FOR_THE_EYE);
  return param && now > 2 * small ? { param, small } : undefined;
}

export function RecordSmaller({ workload }: { workload: Workload }) {
  const size = sizeParam(workload, values.value);
  if (!size || !holds(workload.records, values.value)) return null;
  const { param, small } = size;
  return (
    <button
      type="button"
      class="button"
      data-testid="record-smaller"
      disabled={busy.value}
      onClick={() => {
        setParam(param.key, String(small));
        record();
      }}
    >
      Record {exact(small)} {param.unit || param.label}
    </button>
  );
}
