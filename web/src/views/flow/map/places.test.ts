import assert from "node:assert/strict";
import { test } from "node:test";
import type { Point } from "../scene";
import { chainPlaces, type Places, ringPlaces } from "./places";
import { partOf, pointOn } from "./way";

const boxes = [
  [360, 300],
  [920, 400],
  [1500, 760],
] as const;

const maps: [string, (w: number, h: number, n: number) => Places][] = [
  ["chain", chainPlaces],
  ["ring", (w, h, n) => ringPlaces(w, h, n, 0.4)],
];

for (const [name, map] of maps) {
  test(`a ${name} has a place of its own in the box for main and each of up to 2,000`, () => {
    for (const [width, height] of boxes) {
      for (const count of [1, 2, 10, 101, 2000]) {
        const { points, radius } = map(width, height, count);
        const what = `${width} by ${height}, ${count}`;
        assert.equal(points.length, count + 1, what);
        assert.ok(radius >= 1.5, what);
        for (const p of points)
          assert.ok(
            p.x >= 0 && p.x <= width && p.y >= 0 && p.y <= height,
            `${what}: ${p.x}, ${p.y}`,
          );
        const different = new Set(points.map((p) => `${p.x.toFixed(2)} ${p.y.toFixed(2)}`));
        assert.equal(different.size, points.length, what);
      }
    }
  });
}

test("lamps do not touch while there is room for them", () => {
  for (const [, map] of maps) {
    const { points, radius } = map(920, 400, 100);
    for (let k = 2; k < points.length; k++)
      assert.ok(apart(points[k - 1] as Point, points[k] as Point) > 2 * radius, String(k));
  }
});

test("a way begins at its sender and ends at its receiver", () => {
  for (const [, map] of maps) {
    const { points, way } = map(920, 400, 100);
    for (const [a, b] of [
      [1, 2],
      [2, 1],
      [17, 18],
      [1, 100],
      [0, 1],
      [3, 3],
    ] as const) {
      const w = way(a, b);
      assert.deepEqual(pointOn(w, 0), points[a]);
      assert.deepEqual(pointOn(w, 1), points[b]);
      assert.ok(w.length >= 0);
      assert.doesNotMatch(w.path + partOf(w, 0.2, 0.7), /NaN|Infinity/);
    }
  }
});

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
