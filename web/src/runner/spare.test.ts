// One worker waits for a run, when it is wanted and does no harm; never two.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Spare } from "./spare";
import type { StartedWorker } from "./started";

class Page extends EventTarget {
  visibilityState = "visible";
  turn(state: string): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

interface Fake {
  ended: boolean;
  lost(): void;
}

let page: Page;
let workers: Fake[];
let running: boolean;
let loads: number;
let load: () => Promise<WebAssembly.Module>;

beforeEach(() => {
  page = new Page();
  workers = [];
  running = false;
  loads = 0;
  load = async () => ({}) as WebAssembly.Module;
});

function make(saveData = false): Spare {
  return new Spare({
    load() {
      loads++;
      return load();
    },
    start(lost) {
      const fake: Fake = { ended: false, lost };
      workers.push(fake);
      const end = () => {
        fake.ended = true;
      };
      return { end } as unknown as StartedWorker;
    },
    busy: () => running,
    saveData,
    page,
  });
}

/** Long enough for an idle moment, as Node has no requestIdleCallback. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 250));

test("a worker is made when the page is idle, once however often it is wanted", async () => {
  const spare = make();
  spare.want("worker");
  spare.want("worker");
  assert.equal(spare.count, 0);
  await idle();
  spare.want("worker");
  await idle();
  assert.deepEqual([spare.count, workers.length, loads], [1, 1, 1]);
});

test("the module alone is loaded once", async () => {
  const spare = make();
  spare.want("module");
  await idle();
  page.turn("visible");
  await idle();
  assert.deepEqual([spare.count, workers.length, loads], [0, 0, 1]);
});

test("the one that was taken is replaced after the run, not while it is measured", async () => {
  const spare = make();
  spare.want("worker", true);
  assert.ok(spare.take());
  assert.equal(spare.take(), null);
  running = true;
  spare.want("worker");
  page.turn("visible");
  await idle();
  assert.equal(workers.length, 1);
  running = false;
  spare.runEnded();
  await idle();
  assert.deepEqual([spare.count, workers.length, workers[0]?.ended], [1, 2, false]);
});

test("where it is not wanted any more it is ended", async () => {
  const spare = make();
  spare.want("worker", true);
  spare.want("module");
  await idle();
  assert.deepEqual([spare.count, workers.length, workers[0]?.ended], [0, 1, true]);
});

test("nothing is made for a hidden page, nor where data is to be saved", async () => {
  page.visibilityState = "hidden";
  const [hidden, sparing] = [make(), make(true)];
  hidden.want("worker", true);
  sparing.want("worker", true);
  await idle();
  assert.deepEqual([workers.length, loads], [0, 0]);
  page.turn("visible");
  await idle();
  assert.deepEqual([hidden.count, sparing.count], [1, 0]);
});

test("a page that is hidden for a minute lets it go and has another when it is back", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const spare = make();
  spare.want("worker", true);
  page.turn("hidden");
  t.mock.timers.tick(59_000);
  assert.equal(spare.count, 1);
  t.mock.timers.tick(1_000);
  assert.deepEqual([spare.count, workers[0]?.ended], [0, true]);
  page.turn("visible");
  await Promise.resolve();
  t.mock.timers.tick(200);
  await Promise.resolve();
  assert.equal(spare.count, 1);
});

test("what fails is left alone until a run has told of it", async () => {
  load = () => Promise.reject(new Error("no connection"));
  const spare = make();
  spare.want("worker");
  await idle();
  await idle();
  assert.deepEqual([spare.count, loads, workers[0]?.ended], [0, 1, true]);
  load = async () => ({}) as WebAssembly.Module;
  spare.runEnded();
  await idle();
  assert.equal(spare.count, 1);
  workers[1]?.lost();
  await idle();
  assert.deepEqual([spare.count, workers.length, workers[1]?.ended], [0, 2, true]);
});
