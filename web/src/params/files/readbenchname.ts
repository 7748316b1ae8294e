// Reads the name of a benchmark, BenchmarkChain/n=100/engine=soft: workload and params.
import type { Workload } from "../../gen/types";
import { checkValue } from "../check";
import { quote } from "../quote";
import { defaults } from "../values";
import { benchWord } from "./benchtext";

type Named =
  | { ok: true; workload: Workload; params: Record<string, string> }
  | { ok: false; error: string };

/** Params that the name does not have are the defaults: they do not matter with the others. */
export function readBenchName(workloads: readonly Workload[], name: string): Named {
  const [word = "", ...parts] = name.split("/");
  const without = word.replace(processors, "");
  const workload = workloads.find((w) => [word, without].includes(benchWord(w)));
  if (!workload) {
    const words = workloads.map(benchWord).join(", ");
    return { ok: false, error: `benchmark: ${quote(word)}: one of ${words} would be right` };
  }
  const params: Record<string, string> = defaults(workload);
  for (const [i, part] of parts.entries()) {
    let taken = paramOf(workload, part);
    if (!taken.ok && i === parts.length - 1 && processors.test(part))
      taken = paramOf(workload, part.replace(processors, ""));
    if (!taken.ok) return taken;
    params[taken.key] = taken.value;
  }
  return { ok: true, workload, params };
}

/** How many processors Go uses: the testing package ends a name with it. */
const processors = /-\d+$/;

type Param = { ok: true; key: string; value: string } | { ok: false; error: string };

/** Reads key=value of a name. */
function paramOf(workload: Workload, part: string): Param {
  const at = part.indexOf("=");
  const [key, value] = [part.slice(0, at), part.slice(at + 1)];
  const param = workload.params.find((p) => p.key === key);
  if (!param) return { ok: false, error: `param: ${quote(part)}: ${workload.id} has no such one` };
  const checked = checkValue(param, value);
  if (checked.ok) return { ok: true, key, value: checked.value };
  // What runs natively only is a value all the same.
  if (param.choices.some((c) => c.value === value)) return { ok: true, key, value };
  return { ok: false, error: checked.error };
}
