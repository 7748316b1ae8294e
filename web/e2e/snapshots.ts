// A worker that runs nothing and tells of a chain as a recorder would: as many
// tasklets and snapshots as a test wants, each the same wherever it runs.

/** What the worker tells: `snapshots` of them, one every `every` ms, of a chain's wave that goes there and back. */
export interface Told {
  readonly tasklets: number;
  readonly snapshots: number;
  readonly every: number;
  /** Where the wave ends: 1 at the far end of the chain, 2 back at its beginning. */
  readonly end?: number;
}

/** Source of the worker; it replaces the page's own. */
export function workerSource(told: Told): string {
  return `(${tell})(${JSON.stringify(told)}, self);`;
}

/** Source for the page itself: what it takes for workers tells the same, where a worker cannot be replaced. */
export function pageSource(told: Told): string {
  return `(${pretend})(${tell}, ${JSON.stringify(told)});`;
}

interface ToWorker {
  readonly type: "module" | "start";
}

interface Scope {
  readonly location: { readonly hash: string };
  onmessage: ((event: { data: ToWorker }) => void) | null;
  postMessage: (message: unknown, transfer?: ArrayBuffer[]) => void;
}

/** Runs in the page. */
function pretend(begin: typeof tell, told: Told): void {
  window.Worker = class {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    private readonly scope: Scope;
    private ended = false;
    constructor(address: string) {
      const postMessage = (data: unknown) => !this.ended && this.onmessage?.({ data });
      this.scope = { location: new URL(address), onmessage: null, postMessage };
      begin(told, this.scope);
    }
    postMessage(data: ToWorker) {
      this.scope.onmessage?.({ data });
    }
    terminate() {
      this.ended = true;
    }
  } as unknown as typeof Worker;
}

/** Runs in the worker, or in what stands for one. */
function tell({ tasklets: n, snapshots, every, end = 2 }: Told, worker: Scope): void {
  const [queued, receiving, done] = [4, 5, 8];
  const head = 4208; // the layout stands in lib/snapshot.ts
  const pages = 64;
  // The page takes a worker that has spoken, and whose lock is free, for dead: it
  // speaks when it holds it.
  const lock = new URLSearchParams(worker.location.hash.slice(1)).get("lock");
  const held = new Promise<void>((holds) => {
    if (!lock) return holds();
    void navigator.locks.request(lock, () => {
      holds();
      return new Promise(() => {});
    });
  });
  worker.onmessage = ({ data }) => {
    if (data.type === "module") void held.then(() => worker.postMessage({ type: "prepared" }));
    else if (data.type === "start") void held.then(begin);
  };
  const begin = () => {
    worker.postMessage({ type: "ready" });
    let k = 0;
    const timer = setInterval(() => {
      if (++k > snapshots) {
        clearInterval(timer);
        const detail: string[] = [];
        worker.postMessage({
          type: "failed",
          stage: "run",
          message: "the test has told all",
          detail,
        });
        return;
      }
      const way = (end * k) / snapshots;
      const front = Math.round(n * (way <= 1 ? way : 2 - way));
      const fresh = Math.round(n / 20);
      const packed = new Uint8Array(n); // a byte a tasklet, the most that it can be
      const tables = new Float64Array(head + pages * (1 + 16 + 64));
      for (let t = 0; t < n; t++) {
        const behind = way <= 1 ? front - t : t - front;
        const state = way <= 1 ? (behind > 0 ? receiving : queued) : behind > 0 ? done : receiving;
        const age = behind < 0 ? 15 : Math.min(15, Math.round((behind / fresh) * 8));
        packed[t] = state | (age << 4);
        tables[16 + state] = (tables[16 + state] as number) + 1;
      }
      for (let g = 0; g < 63; g++) tables[112 + (g + 1) * 64 + g] = Math.min(front, n / 64);
      const size = 2 ** Math.ceil(Math.log2(n / 64));
      for (let p = 0; p < pages; p++) {
        tables[head + p] = p * 10;
        // The wave is where it is at the page's end, as far as it has come.
        const then = (2 * (p + 1)) / pages;
        const group = Math.floor(((then <= 1 ? then : 2 - then) * (n - 1)) / size);
        if (then <= way) tables[head + pages * 17 + p * 64 + group] = n / pages;
      }
      const step = Math.round(n * 2 * way);
      const slice = Math.round(n / 50);
      tables.set([step, slice, n, size, 65_536]);
      const buffers = { packed: packed.buffer, tables: tables.buffer };
      worker.postMessage({ type: "snapshot", ...buffers }, Object.values(buffers));
    }, every);
  };
}
