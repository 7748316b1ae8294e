// What is made ready before Run is pressed: the compiled module, and one worker
// with the program in it that waits for its run. One worker does one run, so
// that after a run there is another. There is never more than one, and none
// while a run is measured, while the page is hidden for long, or where the
// visitor's browser asks to save data.
import { whenIdle } from "../lib/idle";
import type { StartedWorker } from "./started";

/** How much is to be ready. */
export type Ahead = "nothing" | "module" | "worker";

const patience = 60_000; // ms that a hidden page keeps its worker

/** What the page is told by its surroundings; not every browser has all. */
export interface PageLife extends EventTarget {
  readonly visibilityState: string;
}

interface Means {
  /** Loads the module, unless that was done or a worker does it. */
  load(): Promise<WebAssembly.Module>;
  /** Starts a worker, which may load the module; lost is called when it can take no run any more. */
  start(lost: () => void): StartedWorker;
  /** Whether a run is under way. */
  busy(): boolean;
  saveData: boolean;
  page: PageLife;
}

export class Spare {
  private readonly means: Means;
  private wanted: Ahead = "nothing";
  private worker: StartedWorker | null = null;
  private cancel: (() => void) | null = null; // of what waits for an idle moment
  private loading = false;
  private loaded = false;
  private failed = false; // it is tried again after a run that tells why
  private hidden: ReturnType<typeof setTimeout> | undefined;

  constructor(means: Means) {
    this.means = means;
    means.page.addEventListener("visibilitychange", () => this.look());
    this.look();
  }

  /** Workers that wait: 0 or 1. */
  get count(): number {
    return this.worker ? 1 : 0;
  }

  /** Says how much is to be ready: at once, or when the page has nothing else to do. */
  want(wanted: Ahead, atOnce = false): void {
    this.wanted = wanted;
    if (wanted !== "worker") this.drop();
    if (atOnce && this.due()) void this.fill();
    else this.settle();
  }

  /** Takes the worker that waits, for a run. */
  take(): StartedWorker | null {
    const worker = this.worker;
    this.worker = null;
    return worker;
  }

  /** A run is over; it had its chance to tell of what failed. */
  runEnded(): void {
    this.failed = false;
    this.settle();
  }

  private look(): void {
    clearTimeout(this.hidden);
    if (this.means.page.visibilityState === "hidden")
      this.hidden = setTimeout(() => this.drop(), patience);
    else this.settle();
  }

  private drop(): void {
    this.take()?.end();
  }

  private due(): boolean {
    const { saveData, page, busy } = this.means;
    const there = this.wanted === "worker" ? this.worker : this.loaded;
    if (this.wanted === "nothing" || there || this.loading || this.failed) return false;
    return !saveData && page.visibilityState !== "hidden" && !busy();
  }

  private settle(): void {
    if (this.cancel || !this.due()) return;
    this.cancel = whenIdle(() => {
      this.cancel = null;
      if (this.due()) void this.fill();
    });
  }

  private async fill(): Promise<void> {
    this.loading = true;
    try {
      if (this.wanted === "worker") {
        const worker = this.means.start(() => this.lost(worker));
        this.worker = worker;
      }
      await this.means.load();
      this.loaded = true;
    } catch {
      // Whoever presses Run is told: the run tries again.
      this.failed = true;
      this.drop();
    } finally {
      this.loading = false;
    }
    this.settle(); // more may be wanted by now
  }

  private lost(worker: StartedWorker): void {
    worker.end();
    if (this.worker === worker) this.worker = null;
    this.failed = true;
  }
}
