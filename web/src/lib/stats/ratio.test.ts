import assert from "node:assert/strict";
import { test } from "node:test";
import { ratioOf } from "./ratio";
import { alpha, criticalU, uTest } from "./utest";

test("the greatest U that tells sets apart is that of printed tables", () => {
  // Two-sided, 5 %: Mann and Whitney's table as textbooks print it.
  const table: [n: number, m: number, u: number][] = [
    [3, 3, -1],
    [4, 4, 0],
    [5, 5, 2],
    [6, 8, 8],
    [10, 10, 23],
    [20, 20, 127],
  ];
  for (const [n, m, u] of table) assert.equal(criticalU(n, m), u, `${n}, ${m}`);
});

test("twice as large is a ratio of two, whatever the order", () => {
  const b = [10, 11, 12, 13, 14, 15, 16];
  const a = b.map((v) => 2 * v).reverse();
  const r = ratioOf(a, b);
  assert.ok(r?.bounded);
  assert.equal(r.median, 2);
  assert.ok(r.low > 1 && r.low < 2 && r.high > 2);
});

test("the ratio is that of the medians, as a reader would divide them", () => {
  const native = [700, 710, 720, 722, 730, 740, 900, 910, 920, 930];
  const here = [1500, 1600, 1700, 3800, 3900, 3900, 4000, 4100, 9000, 9100];
  const r = ratioOf(here, native);
  assert.equal(r?.median, 3900 / 735);
  assert.ok(r.low < r.median && r.median < r.high);
});

test("the interval holds 1 just when the U test finds no difference", () => {
  let x = 1;
  const draw = () => {
    x = (x * 48271) % 2147483647;
    return x / 2147483647;
  };
  let different = 0;
  for (let i = 0; i < 500; i++) {
    const shift = 1 + draw() * 0.5;
    const a = Array.from({ length: 5 + (i % 9) }, () => (1 + draw() * 0.4) * shift);
    const b = Array.from({ length: 4 + (i % 7) }, () => 1 + draw() * 0.4);
    const r = ratioOf(a, b);
    assert.ok(r?.bounded);
    const tells = uTest(a, b) < alpha;
    assert.equal(r.low > 1 || r.high < 1, tells, JSON.stringify({ a, b, r }));
    if (tells) different++;
  }
  assert.ok(different > 100 && different < 400, `${different} of 500`);
});

test("of too few, of zeros and of very many values no more is said than is known", () => {
  assert.equal(ratioOf([1, 2, 3], [1, 2, 3])?.bounded, false);
  assert.equal(ratioOf([0, 1], [1, 2]), null);
  assert.equal(ratioOf([], [1]), null);
  const many = Array.from({ length: 1000 }, (_, i) => 100 + (i % 50));
  const r = ratioOf(many, many);
  assert.ok(r && r.median === 1 && r.low < 1 && r.high > 1);
});
