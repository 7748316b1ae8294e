// Results that this browser did not measure: natively on this machine, out of a
// file, or by someone else who sent a link. By workload, newest last.
import { signal } from "@preact/signals";
import type { Result } from "../gen/types";

export interface Elsewhere {
  readonly id: number; // for lists and for forget
  readonly origin: "native" | "file" | "link";
  readonly label: string; // whose it is: a file's name, a machine
  readonly result: Result;
}

let last = 0;

export const elsewhere = signal<Readonly<Record<string, readonly Elsewhere[]>>>({});

/** Adds a result; one of the same origin, label and params is replaced by it. */
export function addElsewhere(
  origin: Elsewhere["origin"],
  label: string,
  result: Result,
): Elsewhere {
  const added: Elsewhere = { id: ++last, origin, label, result };
  const same = (e: Elsewhere) =>
    e.origin === origin &&
    e.label === label &&
    Object.entries(e.result.params).every(([key, value]) => result.params[key] === value);
  const before = elsewhere.value[result.workload] ?? [];
  elsewhere.value = {
    ...elsewhere.value,
    [result.workload]: [...before.filter((e) => !same(e)), added],
  };
  return added;
}

export function forgetElsewhere(workload: string, id: number): void {
  const kept = (elsewhere.value[workload] ?? []).filter((e) => e.id !== id);
  elsewhere.value = { ...elsewhere.value, [workload]: kept };
}
