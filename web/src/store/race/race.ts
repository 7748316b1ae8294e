// A race: what takes part is measured in turn, in many rounds, so that a ratio
// of two of them survives a machine whose speed changes. One that fails leaves
// the race and says why; the others go on. Stop keeps what was measured.
import { type ReadonlySignal, signal } from "@preact/signals";
import { measureAlone, type Raced } from "../processor";
import { turnsOf } from "./order";
import type { Figures, Racer } from "./racer";
import { pageSight, type Sight, seen, watchHidden } from "./sight";

/** A sample. One that was taken while the tab was hidden is not counted, and is taken again. */
export interface Lap {
  readonly round: number; // from 1
  readonly seconds: number; // an operation
  readonly hidden: boolean;
  /** The calibration kernel was off around it: it is marked, and counted. */
  readonly off?: boolean;
  readonly figures?: Figures; // of a configuration
}

export interface RaceState {
  readonly status: "idle" | "running" | "waiting" | "done" | "stopped"; // waiting: until the tab is seen
  readonly racers: readonly Pick<Racer, "id" | "label" | "kind">[];
  readonly rounds: number;
  /** The turn under way. */
  readonly turn: { readonly round: number; readonly id: string } | null;
  readonly done: number; // turns that are over
  readonly turns: number;
  readonly laps: Readonly<Record<string, readonly Lap[]>>; // by racer
  readonly failures: Readonly<Record<string, string>>; // by racer
  readonly elapsed: number; // s
  /** Of the browser, as ours tell it. */
  readonly environment: Readonly<Record<string, string>>;
  /** It was measured in an earlier visit. */
  readonly kept?: true;
}

const idle: RaceState = {
  status: "idle",
  racers: [],
  rounds: 0,
  turn: null,
  done: 0,
  turns: 0,
  laps: {},
  failures: {},
  elapsed: 0,
  environment: {},
};

export class Race {
  readonly state: ReadonlySignal<RaceState>;
  private readonly own = signal<RaceState>(idle);
  private readonly sight: Sight;
  private readonly name: Raced;
  private stopper = new AbortController();
  private giveBack = () => {};

  constructor(sight: Sight = pageSight, name: Raced = "race") {
    this.sight = sight;
    this.name = name;
    this.state = this.own;
  }

  get busy(): boolean {
    return this.own.value.status === "running" || this.own.value.status === "waiting";
  }

  /** Begins anew; what was measured before is gone. The promise is of the race's end. */
  start(racers: readonly Racer[], rounds: number): Promise<void> {
    this.stop();
    this.giveBack = measureAlone(this.name, this.stop);
    this.stopper = new AbortController();
    this.own.value = {
      ...idle,
      status: "running",
      racers: racers.map(({ id, label, kind }) => ({ id, label, kind })),
      rounds,
      turns: turnsOf(racers, rounds).length,
    };
    return this.go(racers, rounds, this.stopper.signal);
  }

  /** Shows a race of an earlier visit; one of this visit is not replaced by it. */
  restore(state: RaceState): void {
    if (this.own.peek().status === "idle") this.own.value = state;
  }

  /** As before the first race. */
  forget(): void {
    this.stop();
    this.own.value = idle;
  }

  readonly stop = (): void => {
    if (!this.busy) return;
    this.stopper.abort();
    this.change({ status: "stopped", turn: null });
    this.giveBack();
  };

  private async go(racers: readonly Racer[], rounds: number, signal: AbortSignal): Promise<void> {
    const begin = performance.now();
    for (const { round, racer: index } of turnsOf(racers, rounds)) {
      const racer = racers[index];
      if (racer && !this.own.peek().failures[racer.id]) await this.turn(racer, round, signal);
      if (signal.aborted) return;
      this.change({
        done: this.own.peek().done + 1,
        elapsed: (performance.now() - begin) / 1000,
      });
    }
    this.change({ status: "done", turn: null });
    this.giveBack();
  }

  /** One turn, again until the tab was seen all the time. */
  private async turn(racer: Racer, round: number, signal: AbortSignal): Promise<void> {
    for (let hidden = true; hidden && !signal.aborted; ) {
      if (this.sight.hidden()) {
        this.change({ status: "waiting" });
        await seen(this.sight, signal);
        if (signal.aborted) return;
      }
      this.change({ status: "running", turn: { round, id: racer.id } });
      const wasHidden = watchHidden(this.sight);
      try {
        const { environment, ...measured } = await racer.lap(signal);
        hidden = wasHidden();
        if (signal.aborted) return;
        if (environment) this.change({ environment });
        if (round > 0) this.add(racer.id, { round, hidden, ...measured });
      } catch (error) {
        wasHidden();
        if (!signal.aborted) this.fail(racer.id, error);
        return;
      }
    }
  }

  private add(id: string, lap: Lap): void {
    const { laps } = this.own.peek();
    this.change({ laps: { ...laps, [id]: [...(laps[id] ?? []), lap] } });
  }

  private fail(id: string, error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.change({ failures: { ...this.own.peek().failures, [id]: message } });
  }

  private change(change: Partial<RaceState>): void {
    this.own.value = { ...this.own.peek(), ...change };
  }
}
