// The memory a run needs, worked out from the manifest before any wasm is there.
import type { Workload } from "../gen/types";
import { holds } from "./condition";

/** Bytes at the peak of a run with these values, which name every param. */
export function estimateBytes(workload: Workload, values: Record<string, string>): number {
  let sum = 0;
  for (const term of workload.memory) {
    if (!holds(term.when, values)) continue;
    const number = (key: string) => Number(values[key] ?? 0);
    const least = term.min.length > 0 ? Math.min(...term.min.map(number)) : 1;
    sum += term.of.reduce((bytes, key) => bytes * number(key), term.bytes) * least;
  }
  return Math.trunc(sum);
}

/** The refusal that Go gives where the estimate is over the limit, else null; 0 is no limit. */
export function memoryRefusal(workload: Workload, need: number, limit: number): string | null {
  if (limit <= 0 || need <= limit) return null;
  return (
    `memory: ${workload.id}: this run needs about ${formatBytes(need)} and ${formatBytes(limit)} ` +
    "is the limit here; choose a smaller size or a lighter engine"
  );
}

/** Bytes with a decimal SI prefix and up to three digits: 6.4 MB. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let prefix = "";
  for (const next of ["k", "M", "G", "T"]) {
    if (value < 999.5) break;
    value /= 1000;
    prefix = next;
  }
  return `${fixed(value, prefix !== "" && value < 99.95 ? 1 : 0)} ${prefix}B`;
}

/** As toFixed, but an exact half goes to the even neighbour, as in Go. */
function fixed(value: number, digits: 0 | 1): string {
  const scale = digits === 1 ? 10 : 1;
  const floor = Math.floor(value * scale);
  const half = Number.isInteger(value * 4) && value * scale - floor === 0.5;
  return half && floor % 2 === 0 ? (floor / scale).toFixed(digits) : value.toFixed(digits);
}
