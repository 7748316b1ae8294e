// A race for each workload with what it was asked for, so that its samples are
// still there, and still told of, when one comes back or edits the form.
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Raced } from "../processor";
import { workload } from "../route";
import { Race, type RaceState } from "./race";
import type { Racer } from "./racer";
import { pageSight } from "./sight";

export class Races<Asked> {
  private readonly all = new Map<string, Race>();
  private readonly kept = signal<Readonly<Record<string, Asked>>>({});
  private readonly name: Raced;

  constructor(name: Raced) {
    this.name = name;
  }

  /** The race of the screen's workload. */
  readonly state: ReadonlySignal<RaceState> = computed(() => this.here().state.value);

  /** What the newest race of a workload was asked for. */
  asked(id: string): Asked | undefined {
    return this.kept.value[id];
  }

  /** Starts the race of a workload anew. */
  start(id: string, asked: Asked, racers: readonly Racer[], rounds: number): void {
    this.kept.value = { ...this.kept.value, [id]: asked };
    void this.of(id).start(racers, rounds);
  }

  /** Ends the race of the screen's workload. */
  stop(): void {
    this.here().stop();
  }

  private here(): Race {
    return this.of(workload.value?.id ?? "");
  }

  private of(id: string): Race {
    const race = this.all.get(id) ?? new Race(pageSight, this.name);
    this.all.set(id, race);
    return race;
  }
}
