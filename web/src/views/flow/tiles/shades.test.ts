import assert from "node:assert/strict";
import { test } from "node:test";
import { states } from "../stateset";
import { palette as named } from "../testing/session";
import { beatOf, FADE, freshnessAt } from "./beats";
import { lightness, rgbOf } from "./colour";
import { fillShades, SHADE_COLUMNS, SHADE_ROWS, shade, tintsOf } from "./shades";

const dark = {
  ...named,
  ground: "#111417",
  text: "#e6e9ec",
  bright: "#dbd79d",
  states: [
    "#55606a",
    "#2c333a",
    "#55ab87",
    "#dbd79d",
    "#257ec2",
    "#f25f0a",
    "#ed9fc9",
    "#9aa4ad",
    "#535353",
  ],
};
const mono = {
  ...dark,
  ground: "#000000",
  text: "#ffffff",
  states: dark.states.map(() => "#ffffff"),
};

test("states stay apart when they are old, in colours and without", () => {
  for (const palette of [dark, mono]) {
    const tints = tintsOf(palette);
    const told = [
      states.NEW,
      states.QUEUED,
      states.RECEIVING,
      states.SENDING,
      states.ASLEEP,
      states.DONE,
    ];
    const colours = told.map((s) => shade(tints, s, 0));
    for (const [k, c] of colours.entries())
      for (const d of colours.slice(k + 1)) {
        const apart = Math.hypot(c[0] - d[0], c[1] - d[1], c[2] - d[2]);
        assert.ok(apart > 24, `${c} and ${d}`);
      }
  }
});

test("what is fresh is lighter on a dark ground, and fades without a jump", () => {
  const tints = tintsOf(dark);
  for (const state of [states.QUEUED, states.RECEIVING, states.DONE, states.NEW]) {
    let before = lightness(shade(tints, state, 1));
    assert.ok(before > lightness(shade(tints, state, 0)) + 0.2);
    for (let k = 1; k <= 50; k++) {
      const now = lightness(shade(tints, state, 1 - k / 50));
      assert.ok(Math.abs(now - before) < 0.08, `${state} at ${k}`);
      before = now;
    }
  }
});

test("the table holds for each state and time the colour of its freshness", () => {
  const tints = tintsOf(dark);
  const table = new Uint32Array(SHADE_ROWS * SHADE_COLUMNS);
  const now = beatOf(1000);
  fillShades(table, tints, freshnessAt(now));
  const at = (state: number, k: number) => table[state * SHADE_COLUMNS + beatOf(k)];
  assert.notEqual(at(states.DONE, 1000), at(states.DONE, 1000 - FADE));
  assert.equal(at(states.DONE, 1000 - FADE), table[states.DONE * SHADE_COLUMNS]);
});

test("colours are read as CSS writes them", () => {
  assert.deepEqual(rgbOf("#0d6fb2"), [13, 111, 178]);
  assert.deepEqual(rgbOf("#fff"), [255, 255, 255]);
  assert.deepEqual(rgbOf("rgb(1, 2, 3)"), [1, 2, 3]);
});
