// The sweep of one's own as its form has it: one a workload, while the form is
// open. A link says it (params/sweepfield.ts); it is set by one, never run.
import { signal } from "@preact/signals";
import { type SweepField, sweepField, sweepOf } from "../params/sweepfield";

export interface OwnSweep extends SweepField {
  /** Of those that are shown big; "" is the first of them. */
  readonly metric: string;
}

export const ownSweeps = signal<Readonly<Record<string, OwnSweep>>>({});

export function setOwnSweep(workload: string, own: OwnSweep | null): void {
  const { [workload]: _, ...others } = ownSweeps.value;
  ownSweeps.value = own ? { ...others, [workload]: own } : others;
}

/** As a link says it; empty where the form is closed. */
export function ownSweepField(workload: string): string {
  const own = ownSweeps.value[workload];
  return own ? sweepField(own) : "";
}

/** Of a link that was opened: its form is brought into sight, once. */
export const sweepAsked = signal(false);

/** Sets the form as a link says; empty closes it. */
export function takeOwnSweep(workload: string, field: string): void {
  sweepAsked.value = field !== "";
  if (field === ownSweepField(workload)) return;
  const metric = ownSweeps.value[workload]?.metric ?? "";
  setOwnSweep(workload, field === "" ? null : { ...sweepOf(field), metric });
}
