// Every result since the page was opened, by workload, newest last.
import { signal } from "@preact/signals";
import type { Result } from "../gen/types";

export const results = signal<Record<string, readonly Result[]>>({});

export function addResult(result: Result): void {
  const before = results.value[result.workload] ?? [];
  results.value = { ...results.value, [result.workload]: [...before, result] };
}
