import assert from "node:assert/strict";
import { test } from "node:test";
import { ElementsPen, svgText } from "../pen/elements";
import { goldenSession, palette } from "../testing/session";
import { drawPresent, drawSpaceTime } from "./draw";
import { columnsOf, keepInSight, ROW, rowsIn } from "./grid";
import { drawHeads } from "./heads";

test("only the rows in sight are drawn, whatever the length", () => {
  const rows = rowsIn(1000 * ROW, 20 * ROW, 65_536);
  assert.deepEqual(rows, { from: 992, to: 1024 });
  assert.deepEqual(rowsIn(1001 * ROW, 20 * ROW, 65_536), rows);
  assert.deepEqual(rowsIn(0, 20 * ROW, 10), { from: 0, to: 10 });
});

test("a row in sight leaves the scroll as it is, another comes near the middle", () => {
  assert.equal(keepInSight(0, 400, 6), 0);
  assert.ok(Math.abs(keepInSight(0, 400, 100) - (100 * ROW - 200)) <= ROW);
  assert.equal(keepInSight(5000, 400, 0), 0);
});

test("columns fill the width and stay readable", () => {
  assert.equal(columnsOf({ from: 0, to: 50 }, 300).width, 34);
  assert.ok(columnsOf({ from: 0, to: 50 }, 300).total > 1700);
  assert.equal(columnsOf({ from: 0, to: 5 }, 900).total, 900);
});

test("the diagram names values, channels and letters, and marks the present step", () => {
  const session = goldenSession("chain/three", "chain");
  const columns = columnsOf({ from: 0, to: session.tasklets }, 900);
  const pen = new ElementsPen(palette.fonts);
  const view = { session, columns, from: 0, to: 31, palette, step: 16, selected: null };
  drawSpaceTime(pen, view);
  drawHeads(pen, view);
  const text = svgText(pen, 900, 900, "ground", "space-time");
  assert.doesNotMatch(text, /NaN|Infinity|undefined/);
  for (const wanted of [">c1<", ">c2<", ">c3: 0<", ">c0: 3<", ">main<", ">tasklet 4<"])
    assert.ok(text.includes(wanted), wanted);
  // Four deliveries: 0 to 3.
  assert.equal([...text.matchAll(/text-anchor="middle" font-weight="600">\d</g)].length, 4);
  assert.match(text, /font-weight="600">16</);
});

test("rows drawn for any step, with the present one over them, say the same", () => {
  const session = goldenSession("chain/three", "chain");
  const columns = columnsOf({ from: 0, to: session.tasklets }, 900);
  const view = { session, columns, from: 0, to: 31, palette, selected: null };
  const said = (pen: ElementsPen) => pen.elements.flatMap((e) => e.text ?? []).sort();
  const draw = (step: number | null, drawing: typeof drawSpaceTime, of = columns) => {
    const pen = new ElementsPen(palette.fonts);
    drawing(pen, { ...view, columns: of, step });
    return pen;
  };
  const rows = draw(null, drawSpaceTime);
  assert.deepEqual(said(rows), said(draw(16, drawSpaceTime)));
  assert.doesNotMatch(svgText(rows, 900, 900, "ground", ""), /font-weight="600">16</);
  assert.deepEqual(said(draw(16, drawPresent)), ["1", "16"]); // a delivery of 1
  assert.deepEqual(said(draw(17, drawPresent)), ["17"]);
  assert.deepEqual(said(draw(400, drawPresent)), []);
  // From tasklet 4 to 3: where neither has a column it is not drawn.
  const few = columnsOf({ from: 0, to: 3 }, 900);
  assert.deepEqual(said(draw(16, drawPresent, few)), ["16"]);
});
