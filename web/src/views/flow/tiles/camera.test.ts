import assert from "node:assert/strict";
import { test } from "node:test";
import { arrange } from "./arrangement";
import { centred, fitted, including, isPart, panned, tilesShown, zoomed } from "./camera";

const box = { width: 900, height: 560 };
const a = arrange(100_000, box.width, box.height, true);

test("fitted shows every tile", () => {
  const c = fitted(a, box);
  assert.equal(isPart(c, a, box), false);
  assert.deepEqual(tilesShown(c, a, box), {
    columns: { from: 0, to: a.columns },
    rows: { from: 0, to: a.rows },
  });
});

test("what is under the pointer stays there while one zooms", () => {
  let c = fitted(a, box);
  const [x, y] = [431, 222];
  const at = () => [(x - c.x) / c.size, (y - c.y) / c.size] as const;
  const before = at();
  for (let k = 0; k < 8; k++) c = zoomed(c, a, box, 1.5, x, y);
  const after = at();
  // Places are whole pixels: less than one off for each zoom.
  assert.ok(Math.abs(before[0] - after[0]) < 1.5, `${before} ${after}`);
  assert.ok(Math.abs(before[1] - after[1]) < 1.5, `${before} ${after}`);
});

test("zooming out ends where all is seen, zooming in at the largest tile", () => {
  let c = fitted(a, box);
  assert.equal(zoomed(c, a, box, 0.1, 10, 10).size, c.size);
  for (let k = 0; k < 40; k++) c = zoomed(c, a, box, 2, 10, 10);
  assert.equal(c.size, 128);
  for (let k = 0; k < 40; k++) c = zoomed(c, a, box, 0.5, 800, 500);
  assert.deepEqual(c, fitted(a, box));
});

test("a pan ends at the edge of the tiles", () => {
  const c = zoomed(fitted(a, box), a, box, 4, 0, 0);
  assert.deepEqual(panned(c, a, box, 5000, 5000), { ...c, x: 0, y: 0 });
  const far = panned(c, a, box, -1e6, -1e6);
  assert.equal(far.x, Math.round(box.width - a.columns * c.size));
  assert.equal(far.y, Math.round(box.height - a.rows * c.size));
});

test("a tile is brought into view, and one that is in view moves nothing", () => {
  const c = centred(fitted(a, box), a, box, 10, 10, 24);
  assert.deepEqual(including(c, a, box, 12, 12), c);
  const moved = including(c, a, box, 300, 150);
  const shown = tilesShown(moved, a, box);
  assert.ok(shown.columns.from <= 300 && 300 < shown.columns.to);
  assert.ok(shown.rows.from <= 150 && 150 < shown.rows.to);
});
