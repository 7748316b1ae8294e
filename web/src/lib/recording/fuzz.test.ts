// Random and damaged buffers: a recording or a RecordingError, and a world of
// any events that stands.
import assert from "node:assert/strict";
import { test } from "node:test";
import { binaryOf, readBinary } from "./binary";
import { RecordingError } from "./failure";
import { parseText } from "./parse";
import type { Recording } from "./recording";
import { sentenceOf } from "./sentence";
import { goldens } from "./testing/goldens";
import { seeded } from "./testing/random";
import { textOf } from "./text";
import { runQueue } from "./world/queue";
import { World } from "./world/world";

const rounds = 4000;

/** The recording, or undefined where it was refused as it should be. */
function tried(read: () => Recording): Recording | undefined {
  try {
    return read();
  } catch (e) {
    assert.ok(e instanceof RecordingError, String(e));
    assert.match(e.message, /^.+: .+: .+$/s);
    return undefined;
  }
}

function damaged(bytes: Uint8Array, random: (n: number) => number): Uint8Array {
  const out = bytes.slice();
  for (let n = random(4); n >= 0; n--) {
    const at = random(out.length);
    // Mostly small changes: they stay recordings, of runs that never were.
    out[at] = random(3) ? random(256) : (out[at] ?? 0) ^ (1 << random(8));
  }
  return random(3) ? out : out.subarray(0, random(out.length + 1));
}

/** What holds of every world, also of one that no run can be in. */
function stands(r: Recording): void {
  if (r.tasklets > 1 << 16) return; // room for tasklets by their number
  const w = new World(r);
  while (w.forward()) {
    const c = w.cells;
    assert.equal(runQueue(w).length, c.linked);
    assert.equal(
      c.counts.reduce((n, k) => n + k, 0),
      r.tasklets,
    );
  }
  for (let channel = 0; channel < w.channels.length; channel++) {
    let balance = 0;
    for (let t = w.cells.head[channel] as number; t >= 0; t = w.cells.next[t] as number) {
      balance += w.letter(t) === ">" ? 1 : -1;
    }
    assert.equal(w.cells.balance[channel], balance);
  }
}

test("damaged binary forms", () => {
  const random = seeded(1);
  const whole = goldens().map((g) => binaryOf(g.recording).subarray(0, 16 * 60));
  let [read, refused] = [0, 0];
  for (let n = 0; n < rounds; n++) {
    const bytes = damaged(whole[random(whole.length)] as Uint8Array, random);
    const r = tried(() => readBinary(bytes, { from: random(2) * 1000 }));
    if (!r) {
      refused++;
      continue;
    }
    read++;
    for (let i = 0; i < r.length; i++) assert.match(sentenceOf(r, i, "lock"), /^step \S+: ./);
    assert.equal(textOf(parseText(textOf(r))), textOf(r));
    if (n % 4 === 0) stands(r);
  }
  assert.ok(read > rounds / 20 && refused > rounds / 20, `${read} read, ${refused} refused`);
});

test("random events with valid fields", () => {
  const random = seeded(2);
  for (let n = 0; n < 300; n++) {
    const lines: string[] = [];
    const kinds = [
      "spawn",
      "ready",
      "run",
      "yield",
      "pause",
      "wake",
      "exit",
      "deliver",
      "park-send",
      "park-receive",
      "acquire",
      "release",
    ];
    for (let i = 0; i < 60; i++) {
      const kind = kinds[random(kinds.length)] ?? "run";
      const [a, b, c] = [random(6), random(6), random(3)];
      const flags = ["", " !r", " !m"][random(3)];
      const fields: Record<string, string> = {
        yield: `t${a}`,
        exit: `t${a} =0`,
        deliver: `t${a} t${b} c${c} =1${flags}`,
        "park-send": `t${a} c${c} =2`,
        "park-receive": `t${a} c${c}`,
        acquire: `t${a} t${b} c${c}`,
        release: `t${a} c${c}`,
      };
      lines.push(`${i + (n % 2)} ${kind} ${fields[kind] ?? `t${a} t${b}`}`);
    }
    stands(parseText(lines.join("\n")));
  }
});

test("damaged texts and random bytes", () => {
  const random = seeded(3);
  const texts = goldens().map((g) => new TextEncoder().encode(g.text.slice(0, 600)));
  for (let n = 0; n < rounds; n++) {
    const bytes = damaged(texts[random(texts.length)] as Uint8Array, random);
    tried(() => parseText(new TextDecoder().decode(bytes)));
    const noise = Uint8Array.from({ length: random(80) }, () => random(256));
    tried(() => readBinary(noise));
  }
});
