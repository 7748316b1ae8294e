import assert from "node:assert/strict";
import { test } from "node:test";
import { ElementsPen, svgText } from "../pen/elements";
import { TILE } from "../pen/pen";
import { goldenSession, palette } from "../testing/session";
import { drawPresentStep, drawRows, drawSpaceTime, drawSteps } from "./draw";
import { BLOCK, columnsOf, keepInSight, ROW, rowsIn } from "./grid";
import { drawHeads } from "./heads";

test("only the rows in sight are drawn, whatever the length", () => {
  const rows = rowsIn(1000 * ROW, 20 * ROW, 65_536);
  assert.deepEqual(rows, { from: 996, to: 1026 });
  assert.deepEqual(rowsIn(1000.5 * ROW, 20 * ROW, 65_536), rows);
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
  const view = { session, columns, from: 0, to: 31, palette, step: 16, selected: null, path: [] };
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

test("what the page draws apart, rows, steps and the present one, says what a file says", () => {
  const session = goldenSession("chain/three", "chain");
  const columns = columnsOf({ from: 0, to: session.tasklets }, 900);
  const sheet = { session, columns, palette, selected: null };
  const all = { ...sheet, from: 0, to: 31 };
  const draw = (drawing: (pen: ElementsPen) => void) => {
    const pen = new ElementsPen(palette.fonts);
    drawing(pen);
    return pen;
  };
  const said = (...pens: ElementsPen[]) =>
    pens.flatMap((pen) => pen.elements.flatMap((e) => e.text ?? [])).sort();
  const whole = draw((pen) => drawSpaceTime(pen, { ...all, step: 16, path: [] }));
  const steps = draw((pen) => drawSteps(pen, all));
  assert.deepEqual(
    said(
      draw((pen) => drawRows(pen, all)),
      steps,
    ),
    said(whole),
  );
  assert.doesNotMatch(svgText(steps, 900, 900, "ground", ""), /font-weight="600">16</);
  assert.deepEqual(said(draw((pen) => drawPresentStep(pen, sheet, 16))), ["16"]);
  // In blocks nothing is left out and nothing comes twice, also at their borders.
  const blocks = [0, 6, 12, 18, 24, 30].map((from) =>
    draw((pen) => drawRows(pen, { ...sheet, from, to: Math.min(31, from + BLOCK) })),
  );
  assert.deepEqual(said(...blocks, steps), said(whole));
});

test("patterns and dashes go on from block to block", () => {
  assert.equal((BLOCK * ROW) % TILE, 0);
  for (const period of [12, 6]) assert.equal((BLOCK * ROW) % period, 0);
});

test("a bar that ends in the first row of a block goes on to there", () => {
  const session = goldenSession("chain/three", "chain");
  const columns = columnsOf({ from: 0, to: session.tasklets }, 900);
  const pen = new ElementsPen(palette.fonts);
  // Link 2, which is queued at step 16, runs from step 17 on.
  drawRows(pen, { session, columns, palette, selected: null, from: 17, to: 18 });
  const edge = pen.elements.find((e) => e.attributes.stroke === "queued");
  assert.match(String(edge?.attributes.d), new RegExp(`M${(columns.x(3) - 5.6).toFixed(1)} 0V13`));
});
