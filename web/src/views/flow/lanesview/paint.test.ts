import assert from "node:assert/strict";
import { test } from "node:test";
import { mixOf, states, turnsOf } from "../../../lib/recording";
import { goldens } from "../../../lib/recording/testing/goldens";
import type { Palette } from "../pen/palette";
import { goldenSession, palette as named, sessionFor } from "../testing/session";
import { paintLane, paintMix, paintThin, type Sheet } from "./paint";
import { FOR_NOTHING, PAINTS, Paints } from "./paints";
import { type Sight, walkSpans } from "./spans";

// Colours whose red says which paint it is.
const palette: Palette = {
  ...named,
  ground: "0",
  states: Array.from({ length: states.STATES }, (_, s) => String(20 * (s + 1))),
};
const paints = new Paints(palette, 1, (colour) => [Number(colour) || 0, 0, 0]);

const sheetOf = (width: number, height: number): Sheet => ({
  pixels: new Uint32Array(width * height),
  width,
  height,
});

function sightOf(session: ReturnType<typeof goldenSession>, columns: number, part = {}): Sight {
  const { history, recording: r } = session;
  const whole = { history, turns: turnsOf(r), length: r.length, from: 0, to: r.length, columns };
  return { ...whole, ...part };
}

test("spans fill each column to the full, and agree with the mix", () => {
  for (const { name, recording } of goldens()) {
    const session = sessionFor(recording, "ring");
    for (const columns of [7, 40]) {
      const sight = sightOf(session, columns, { from: 3, to: Math.min(150, recording.length) });
      const tasklets = [...Array(session.tasklets).keys()];
      const rows = session.tasklets;
      const grid = { tasklets, rows, from: sight.from, to: sight.to, columns };
      const mix = mixOf(session.history, grid);
      for (const t of tasklets) {
        const shares = new Float64Array(columns * PAINTS);
        walkSpans(sight, t, (left, right, paint) => {
          for (let c = Math.floor(left); c < right; c++) {
            const at = c * PAINTS + paint;
            const share = Math.min(right, c + 1) - Math.max(left, c);
            shares[at] = (shares[at] as number) + share;
          }
        });
        const events = (sight.to - sight.from) / columns;
        for (let c = 0; c < columns; c++) {
          for (let s = 0; s < states.STATES; s++) {
            const idle = s === states.RUNNING ? (shares[c * PAINTS + FOR_NOTHING] ?? 0) : 0;
            const wanted = (mix[(t * columns + c) * states.STATES + s] ?? 0) / events;
            const got = (shares[c * PAINTS + s] ?? 0) + idle;
            assert.ok(Math.abs(got - wanted) < 1e-4, `${name}: t${t} column ${c} state ${s}`);
          }
        }
      }
    }
  }
});

test("a lane shows its state in every column that a step has", () => {
  const session = goldenSession("chain/three", "chain");
  const { recording: r, history } = session;
  const sheet = sheetOf(4 * r.length, 10);
  const sight = sightOf(session, sheet.width);
  const t = 2;
  paintLane(sheet, paints, sight, { tasklet: t, y0: 0, y1: 10 });
  const solid = [states.RUNNING];
  for (let i = 0; i < r.length; i++) {
    const state = history.stateAt(t, i);
    const top = sheet.pixels[4 * i + 1];
    // Only who runs reaches to the top of the lane.
    assert.equal(top, solid.includes(state) ? paints.solid[state] : 0, `after ${i}`);
    const foot = sheet.pixels[9 * sheet.width + 4 * i + 1];
    if (state === states.ABSENT) assert.equal(foot, 0, `after ${i}`);
    else assert.notEqual(foot, 0, `after ${i}`);
  }
});

test("who runs for less than a column is seen in it all the same", () => {
  const session = goldenSession("hackysack/axon-busy", "ring");
  const sheet = sheetOf(12, 8);
  paintLane(sheet, paints, sightOf(session, 12), { tasklet: 1, y0: 0, y1: 8 });
  const seen = new Set(sheet.pixels);
  assert.ok(seen.has(paints.solid[states.RUNNING] ?? 1));
});

test("the mix of a group fills its band but for those who are not there", () => {
  const session = goldenSession("hackysack/axon-pause", "ring");
  const r = session.recording;
  const sheet = sheetOf(30, 20);
  const tasklets = [...Array(session.tasklets).keys()];
  const sight = sightOf(session, 30, { from: 40, to: r.length });
  paintMix(sheet, paints, sight, { tasklets, y0: 2, y1: 18 });
  for (let x = 0; x < 30; x++) {
    assert.equal(sheet.pixels[x], 0, "above the band");
    assert.equal(sheet.pixels[19 * 30 + x], 0, "below the band");
    assert.notEqual(sheet.pixels[17 * 30 + x], 0, `foot of column ${x}`);
    assert.notEqual(sheet.pixels[3 * 30 + x], 0, `top of column ${x}`);
  }
});

test("lanes thinner than a pixel share rows, and a lane that runs colours its row", () => {
  const session = goldenSession("taskspeed/schedule", "pool");
  const sheet = sheetOf(50, 3);
  const tasklets = Int32Array.from({ length: session.tasklets }, (_, t) => t);
  const tops = Float64Array.from(tasklets, (t) => (t * 3) / session.tasklets);
  paintThin(sheet, paints, sightOf(session, 50), { tasklets, tops }, 3 / session.tasklets);
  assert.ok(sheet.pixels.every((p) => p >>> 24 === 255));
  const reds = new Set([...sheet.pixels].map((p) => p & 255));
  assert.ok(reds.size > 4, [...reds].join(" "));
});

test("what is cut off above or below is not painted, and nothing beside the sheet", () => {
  const session = goldenSession("chain/three", "chain");
  const sheet = sheetOf(20, 6);
  const sight = sightOf(session, 20);
  paintLane(sheet, paints, sight, { tasklet: 1, y0: -9, y1: -1 });
  paintLane(sheet, paints, sight, { tasklet: 1, y0: 6, y1: 14 });
  assert.ok(sheet.pixels.every((p) => p === 0));
  paintLane(sheet, paints, sight, { tasklet: 1, y0: -4, y1: 4 });
  assert.ok(sheet.pixels.some((p) => p !== 0));
});
