import assert from "node:assert/strict";
import { test } from "node:test";
import { arrange, fitSize, taskletAt, tileOf } from "./arrangement";

const sizes = [1, 2, 3, 50, 2001, 30_000, 99_999, 1_000_001];

test("every tasklet has a tile of its own, and its tile gives it back", () => {
  for (const count of sizes) {
    for (const serpentine of [false, true]) {
      const a = arrange(count, 900, 560, serpentine);
      const seen = new Set<number>();
      for (let t = 0; t < count; t += Math.max(1, Math.floor(count / 5000))) {
        const { column, row } = tileOf(a, t);
        assert.equal(taskletAt(a, column, row), t);
        seen.add(row * a.columns + column);
      }
      assert.equal(seen.size, Math.ceil(count / Math.max(1, Math.floor(count / 5000))));
    }
  }
});

test("all tiles fit into the box, and larger whole ones would not", () => {
  for (const count of sizes) {
    for (const [w, h] of [
      [900, 560],
      [340, 300],
      [1800, 400],
    ] as const) {
      const size = fitSize(count, w, h);
      const a = arrange(count, w, h, false);
      assert.ok(a.columns * size <= w + 1e-6, `${count} in ${w}: ${a.columns} of ${size}`);
      assert.ok(a.rows * size <= h + 1e-6, `${count} in ${h}: ${a.rows} rows of ${size}`);
      if (size < 1 || size === 128) continue;
      const next = size + 1;
      const fits = Math.floor(w / next) * Math.floor(h / next) >= count;
      assert.ok(!fits, `${count} would fit at ${next}`);
    }
  }
});

test("tiles that touch fill most of the box", () => {
  for (const count of [20_000, 50_000, 100_000, 200_000, 360_000])
    for (const [w, h] of [
      [940, 400],
      [720, 500],
    ] as const) {
      const size = fitSize(count, w, h);
      assert.ok(size ** 2 * count > 0.95 * w * h || size >= 5, `${count} in ${w}: ${size}`);
    }
});

test("a chain's neighbours stand beside each other, also at the turns", () => {
  const a = arrange(10_000, 900, 560, true);
  for (let t = 1; t < a.count; t++) {
    const [p, q] = [tileOf(a, t - 1), tileOf(a, t)];
    assert.equal(Math.abs(p.column - q.column) + Math.abs(p.row - q.row), 1, `tasklet ${t}`);
  }
});

test("beside the tiles there is nobody", () => {
  const a = arrange(10, 30, 30, false);
  for (const [column, row] of [
    [-1, 0],
    [0, -1],
    [a.columns, 0],
    [0, a.rows],
  ] as const)
    assert.equal(taskletAt(a, column, row), -1);
  assert.equal(taskletAt(a, a.columns - 1, a.rows - 1), a.columns * a.rows === 10 ? 9 : -1);
});
