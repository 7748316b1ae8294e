// A sweep: point after point is measured, each by a run of its own. A point
// that cannot be measured says why, and the rest goes on. Stop keeps what was
// measured; while the tab is hidden it waits.
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Result, Workload } from "../../gen/types";
import { estimateBytes, memoryRefusal } from "../../params/memory";
import type { Values } from "../../params/values";
import { measureAlone } from "../processor";
import { pageSight, type Sight, seen, watchHidden } from "../race/sight";
import { type Plan, pointsOf } from "./plan";

/** A point that has no result. */
export interface Missing {
  readonly params: Values;
  readonly message: string;
}

export interface SweepState {
  readonly status: "idle" | "running" | "waiting" | "done" | "stopped"; // waiting: until the tab is seen
  readonly plan: Plan | null;
  readonly points: number;
  readonly done: number;
  readonly now: Values | null; // the point under way
  readonly results: readonly Result[];
  readonly missing: readonly Missing[];
  readonly elapsed: number; // s
}

const idle: SweepState = {
  status: "idle",
  plan: null,
  points: 0,
  done: 0,
  now: null,
  results: [],
  missing: [],
  elapsed: 0,
};

/** Measures one point. It rejects with what happened and what to change. */
export type Measure = (plan: Plan, params: Values, signal: AbortSignal) => Promise<Result>;

export class SweepRun {
  readonly state: ReadonlySignal<SweepState>;
  private readonly own = signal<SweepState>(idle);
  private readonly measure: Measure;
  private readonly sight: Sight;
  private stopper = new AbortController();
  private giveBack = () => {};

  constructor(measure: Measure, sight: Sight = pageSight) {
    this.measure = measure;
    this.sight = sight;
    this.state = this.own;
  }

  get busy(): boolean {
    return this.own.value.status === "running" || this.own.value.status === "waiting";
  }

  /** Begins anew; what was measured before is gone. The promise is of its end. */
  async start(workload: Workload, plan: Plan, memoryLimit: number): Promise<void> {
    this.stop();
    this.giveBack = measureAlone("sweep", this.stop);
    this.stopper = new AbortController();
    const { signal } = this.stopper;
    const points = pointsOf(plan);
    this.own.value = { ...idle, status: "running", plan, points: points.length };
    const begin = performance.now();
    for (const params of points) {
      const refused = memoryRefusal(workload, estimateBytes(workload, params), memoryLimit);
      if (refused) this.miss(params, refused);
      else await this.point(plan, params, signal);
      if (signal.aborted) return;
      const done = this.own.peek().done + 1;
      this.change({ done, elapsed: (performance.now() - begin) / 1000 });
    }
    this.change({ status: "done", now: null });
    this.giveBack();
  }

  readonly stop = (): void => {
    if (!this.busy) return;
    this.stopper.abort();
    this.change({ status: "stopped", now: null });
    this.giveBack();
  };

  /** One point, again until the tab was seen all the time. */
  private async point(plan: Plan, params: Values, signal: AbortSignal): Promise<void> {
    for (let hidden = true; hidden && !signal.aborted; ) {
      if (this.sight.hidden()) {
        this.change({ status: "waiting" });
        await seen(this.sight, signal);
        if (signal.aborted) return;
      }
      this.change({ status: "running", now: params });
      const wasHidden = watchHidden(this.sight);
      try {
        const result = await this.measure(plan, params, signal);
        hidden = wasHidden();
        if (signal.aborted || hidden) continue;
        if (!result.verified) this.miss(params, "the answer is wrong: it has no score");
        else this.change({ results: [...this.own.peek().results, result] });
      } catch (error) {
        wasHidden();
        if (!signal.aborted) this.miss(params, error instanceof Error ? error.message : `${error}`);
        return;
      }
    }
  }

  private miss(params: Values, message: string): void {
    this.change({ missing: [...this.own.peek().missing, { params, message }] });
  }

  private change(change: Partial<SweepState>): void {
    this.own.value = { ...this.own.peek(), ...change };
  }
}
