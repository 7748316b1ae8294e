// The recorder in Go and the World here tell the same of every golden
// recording: workloads/trace/agree_test.go writes what Go says. And a window that
// begins with the recorder's word for the state there is as exact as the whole.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { binaryOf, readBinary } from "./binary";
import { RecordingError } from "./failure";
import type { Recording } from "./recording";
import { Start } from "./start";
import { golden } from "./testing/goldens";
import { seeded } from "./testing/random";
import { channelEvents, channelView } from "./world/channels";
import { lockEvents, lockView } from "./world/locks";
import { runQueue } from "./world/queue";
import { stateSpecs } from "./world/state";
import { World } from "./world/world";

interface Said {
  readonly name: string;
  readonly step: number;
  readonly letters: string;
  readonly start: ArrayBuffer | undefined;
}

function said(): Said[] {
  const root = process.env.SWITCHYARD_ROOT ?? process.cwd();
  const file = join(root, "workloads/trace/testdata/agree.golden");
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  const found: Said[] = [];
  for (let i = 0; i < lines.length; i += 2) {
    const [, name = "", step = "", letters = ""] = /^(\S+) (\d+) (.*)$/.exec(lines[i] ?? "") ?? [];
    const words = (lines[i + 1] ?? "").split(" ").slice(1).map(Number);
    const start = Int32Array.from(words).buffer as ArrayBuffer;
    found.push({ name, step: Number(step), letters, start: words.length > 1 ? start : undefined });
  }
  return found;
}

const options = (name: string) => (name.startsWith("ccbench/") ? { threads: true } : {});

/** All that can be asked of a world, of the tasklets, channels and locks of another. */
function look(w: World, of: World): string {
  const channels = channelEvents(w);
  const locks = lockEvents(w);
  const states = [];
  for (let t = 0; t < of.cells.tasklets; t++) states.push(w.letter(t));
  return JSON.stringify({
    states: states.join(""),
    queue: runQueue(w),
    running: w.running,
    channels: [...of.channels.numbers].map((c) => {
      const { balance, waiters } = channelView(w, channels, c) ?? {};
      return [c, balance ?? 0, waiters ?? []];
    }),
    holders: [...of.locks.numbers].map((l) => lockView(w, locks, l)?.holder ?? "free"),
    exact: w.queueExact,
  });
}

/** The recording from a step on, as a run that is done again gives it. */
function windowOf(r: Recording, from: number, start: ArrayBuffer): Recording {
  const bytes = binaryOf(r.window(from, r.end));
  return readBinary(bytes, { from, total: r.end, start });
}

test("the recorder's states are those of the World", () => {
  for (const { name, step, letters } of said()) {
    const w = new World(golden(name), options(name));
    w.seek(step - 1);
    const states = [...letters].map((_, t) => stateSpecs[w.state(t)]?.letter);
    assert.equal(states.join(""), letters, `${name}, before step ${step}`);
    for (let t = letters.length; t < w.cells.tasklets; t++) assert.equal(w.letter(t), " ");
  }
});

test("a window that begins in the middle is as exact as the whole, at every step", () => {
  for (const { name, step, start } of said()) {
    const r = golden(name);
    if (!start || step >= r.end) continue;
    const whole = new World(r, options(name));
    const part = new World(windowOf(r, step, start), options(name));
    for (const at of [step - 1, step, step + 1, step + 7, step + 50, r.end - 1]) {
      if (at >= r.end) continue;
      whole.seek(at);
      part.seek(at);
      assert.equal(look(part, whole), look(whole, whole), `${name} from ${step}, at ${at}`);
    }
  }
});

test("what waits since before the window says since when", () => {
  const found = said().find((s) => s.name === "chain/three" && s.letters.includes("<"));
  assert.ok(found?.start);
  const r = golden("chain/three");
  const whole = new World(r);
  whole.seek(found.step - 1);
  const part = new World(windowOf(r, found.step, found.start));
  for (let t = 0; t < found.letters.length; t++) {
    if (whole.since(t) !== undefined) assert.equal(part.since(t), whole.since(t), `t${t}`);
  }
});

test("a start state that no recorder wrote is refused, or is one", () => {
  const random = seeded(5);
  for (const { name, step, start } of said()) {
    if (!start) continue;
    for (let n = 0; n < 20; n++) {
      const words = new Int32Array(start.slice(0));
      words[random(words.length)] = random(40) - 8;
      const cut = random(4) === 0 ? words.slice(0, random(words.length)) : words;
      try {
        const read = new Start(cut.buffer as ArrayBuffer);
        assert.ok(read.queue.length <= read.tasklets);
        const r = golden(name);
        const w = new World(windowOf(r, Math.min(step, r.end), cut.buffer as ArrayBuffer));
        w.seek(r.end - 1);
      } catch (error) {
        assert.ok(error instanceof RecordingError, `${name} ${step}: ${String(error)}`);
      }
    }
  }
});
