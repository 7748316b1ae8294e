import assert from "node:assert/strict";
import { test } from "node:test";
import { manifest } from "../../store/catalog";
import { layouts } from "./layouts";

const boxes = [
  [360, 88],
  [300, 60],
  [320, 400],
  [1160, 560],
  [1900, 900],
] as const;

test("every layout that a workload declares can be drawn", () => {
  for (const w of manifest.workloads) assert.ok(layouts[w.layout], w.layout);
});

test("every scene stays in its box, and draws no more lamps than there are things", () => {
  for (const [name, layout] of Object.entries(layouts)) {
    for (const [width, height] of boxes) {
      for (const count of [1, 2, 3, 10, 100_000]) {
        const scene = layout(width, height, count);
        const what = `${name}, ${width} by ${height}, ${count}`;
        assert.ok(scene.lamps.length <= count, `${what}: ${scene.lamps.length} lamps`);
        assert.ok(scene.lamps.length > 0, what);
        for (const p of scene.lamps) {
          assert.ok(
            p.x >= 0 && p.x <= width && p.y >= 0 && p.y <= height,
            `${what}: lamp at ${p.x}, ${p.y}`,
          );
        }
        assert.doesNotMatch(scene.tracks + scene.held + scene.way, /NaN|Infinity|undefined/, what);
      }
    }
  }
});

test("a chain that fits is drawn whole", () => {
  assert.equal(layouts.chain?.(1160, 560, 3).lamps.length, 3);
  assert.equal(layouts.chain?.(1160, 560, 40).lamps.length, 40);
});
