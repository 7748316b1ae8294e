// Every result since the page was opened, by workload, newest last.
import { signal } from "@preact/signals";
import type { Result } from "../gen/types";

export const results = signal<Record<string, readonly Result[]>>({});

export function addResult(result: Result): void {
  const before = results.value[result.workload] ?? [];
  results.value = { ...results.value, [result.workload]: [...before, result] };
}

/** Puts a result in the place of one that is kept. */
export function replaceResult(old: Result, by: Result): void {
  const all = results.value[old.workload] ?? [];
  results.value = { ...results.value, [old.workload]: all.map((r) => (r === old ? by : r)) };
}
