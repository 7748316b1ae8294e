// The rows of the board in groups, best median first in each.

import type { Metric, Result, Workload } from "../../gen/types";
import { drift } from "../../lib/stats/drift";
import type { Entry } from "../../store/board";
import { measuredAgain } from "../../store/mixed";
import { doubtsOf } from "../figures/doubts";

export const groupings = [
  { id: "browser", name: "Browser" },
  { id: "engine", name: "Engine" },
  { id: "machine", name: "Machine" },
  { id: "params", name: "Params" },
] as const;
export type Grouping = (typeof groupings)[number]["id"];

export interface Row {
  readonly id: number;
  readonly label: string;
  readonly note: string;
  /** What speaks against it, "" where nothing does; asked for when the row is drawn, since it takes a test. */
  readonly doubts: () => string;
  readonly measured: Result["metrics"][string];
}

export interface Group {
  readonly name: string;
  readonly rows: readonly Row[];
}

export function groupsOf(
  workload: Workload,
  metric: Metric,
  entries: readonly Entry[],
  by: Grouping,
): Group[] {
  const differ = workload.params
    .map((p) => p.key)
    .filter((key) => new Set(entries.map((e) => e.result.params[key])).size > 1);
  const groups = new Map<string, Row[]>();
  for (const { id, result } of entries) {
    const measured = result.metrics[metric.name];
    if (!measured) continue;
    const name = groupName(result, by, workload);
    const rows = groups.get(name) ?? [];
    groups.set(name, rows);
    const of = differ.map((key) => `${key} ${result.params[key]}`);
    rows.push({
      id,
      label: `${browserOf(result)}, ${machineOf(result)}`,
      note: [...of, result.environment.date, `seed ${result.seed}`, again(result), untold(result)]
        .filter(Boolean)
        .join("; "),
      doubts: () =>
        [doubtsOf(workload, result), drift(measured.samples) === 0 ? "" : "drift"]
          .filter(Boolean)
          .join("; "),
      measured,
    });
  }
  const sign = metric.better === "higher" ? -1 : 1;
  const order = (a: Row, b: Row) => sign * (a.measured.median - b.measured.median);
  return [...groups]
    .map(([name, rows]) => ({ name, rows: rows.sort(order) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function groupName(result: Result, by: Grouping, workload: Workload): string {
  switch (by) {
    case "browser":
      return browserOf(result);
    case "engine":
      return result.params.engine === undefined
        ? "No param engine"
        : `Engine ${result.params.engine}`;
    case "machine":
      return machineOf(result);
    case "params":
      return paramsText(workload, result);
  }
}

function browserOf({ environment: e }: Result): string {
  return e.runtime ?? (e.go ? `Native, ${e.go}` : "Unknown");
}

function machineOf({ environment: e }: Result): string {
  const cores = e.cores && e.cores !== "unknown" ? `${e.cores} cores` : "";
  return [e.processor ?? e.os ?? e.goos ?? "unknown machine", cores].filter(Boolean).join(", ");
}

function paramsText(workload: Workload, result: Result): string {
  const changed = workload.params.filter((p) => result.params[p.key] !== p.default);
  return changed.length === 0
    ? "All params at their defaults"
    : changed.map((p) => `${p.label} ${result.params[p.key]}`).join(", ");
}

/** "3 of 20 samples measured again". */
function again({ environment }: Result): string {
  const replaced = environment[measuredAgain];
  return replaced ? `${replaced} measured again` : "";
}

/** A link of version 1 has figures without what is to be known of each sample. */
function untold({ samples }: Result): string {
  return samples.length === 0 ? "what speaks against a sample is not told" : "";
}
