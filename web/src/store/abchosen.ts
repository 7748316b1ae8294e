// What is compared in turn with the configuration in the form, as chosen, one a
// workload. A link says it (params/abfield.ts); it is set by one, never run.
import { signal } from "@preact/signals";
import { type ABField, abField, abOf, defaultABRounds } from "../params/abfield";

/** Those that were chosen, by workload; one that is not there is what is offered first. */
export const abChosen = signal<Readonly<Record<string, ABField>>>({});

/** Of a link that was opened: it is brought into sight, once. */
export const abLinked = signal(false);

/** As a link says it; empty where nothing was chosen. */
export function abFieldOf(workload: string): string {
  const chosen = abChosen.value[workload];
  return chosen ? abField(chosen) : "";
}

export function chooseAB(workload: string, chosen: ABField): void {
  abChosen.value = { ...abChosen.value, [workload]: chosen };
}

export const abRoundsOf = (workload: string | undefined): number =>
  abChosen.value[workload ?? ""]?.rounds ?? defaultABRounds;

/** Sets it as a link says; empty goes back to what is offered first. */
export function takeAB(workload: string, field: string): void {
  abLinked.value = field !== "";
  if (field === abFieldOf(workload)) return;
  const { [workload]: _, ...others } = abChosen.value;
  abChosen.value = field === "" ? others : { ...others, [workload]: abOf(field) };
}
