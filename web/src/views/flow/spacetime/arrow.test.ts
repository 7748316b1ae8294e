import assert from "node:assert/strict";
import { test } from "node:test";
import { sendStart } from "../../../lib/recording";
import { ElementsPen, svgText } from "../pen/elements";
import { goldenSession, palette } from "../testing/session";
import { arrowOf, messageAt } from "./arrow";
import { columnsOf, ROW } from "./grid";
import { drawPath } from "./path";

const session = goldenSession("chain/three", "chain");
const { recording: r, lines } = session;
const all = { from: 0, to: session.tasklets };
const rows = { from: 0, to: r.length };

/** The middle of the arrow of event i: step 16 is tasklet 4 handing 1 to tasklet 3. */
function middleOf(i: number, columns = columnsOf(all, 900)) {
  const arrow = arrowOf(session, columns, i);
  assert.ok(arrow);
  return { x: (arrow.x0 + arrow.x1) / 2, y: (arrow.y0 + arrow.y1) / 2 };
}

test("a message is met on its arrow, not at the tasklets at its ends", () => {
  const columns = columnsOf(all, 900);
  const { x, y } = middleOf(16);
  assert.equal(x, (columns.x(3) + columns.x(4)) / 2);
  assert.equal(y, ((sendStart(r, lines, 16) + 16) / 2 + 0.5) * ROW);
  assert.equal(messageAt(session, columns, rows, x, y), 16);
  assert.equal(messageAt(session, columns, rows, columns.x(3), 16.5 * ROW), undefined);
  assert.equal(messageAt(session, columns, rows, x, y + 12), undefined);
  // Only of rows that are drawn.
  assert.equal(messageAt(session, columns, { from: 0, to: 16 }, x, y), undefined);
});

test("a message between tasklets without a column is not there; of one that leaves, the half within", () => {
  const upTo3 = columnsOf({ from: 0, to: 3 }, 900);
  assert.equal(arrowOf(session, upTo3, 16), undefined);
  const { x, y } = middleOf(16, columnsOf(all, 900));
  assert.equal(messageAt(session, upTo3, rows, x, y), undefined);
  const upTo4 = columnsOf({ from: 0, to: 4 }, 900);
  const half = arrowOf(session, upTo4, 16);
  assert.deepEqual([half?.comes, half?.leaves], [true, false]);
  assert.equal(half?.x0, upTo4.left + 4 * upTo4.width);
  assert.equal(messageAt(session, upTo4, rows, half.x0, half.y0), 16);
});

test("the path of a message is drawn in the rows in sight alone, its stays as well", () => {
  const path = session.pathThrough(16);
  assert.ok(path && path.deliveries.length > 1);
  const columns = columnsOf(all, 900);
  const drawn = (from: number, to: number) => {
    const pen = new ElementsPen(palette.fonts);
    drawPath(pen, { session, columns, palette, from, to }, path.deliveries);
    return pen;
  };
  const values = (pen: ElementsPen) => pen.elements.flatMap((e) => e.text ?? []);
  assert.equal(values(drawn(0, r.length)).length, path.deliveries.length);
  assert.deepEqual(values(drawn(16, 17)), ["1"]);
  const text = svgText(drawn(0, r.length), 900, 900, "ground", "");
  assert.match(text, /V\d/);
  assert.doesNotMatch(text, /NaN|Infinity|undefined/);
  const outside = new ElementsPen(palette.fonts);
  const none = columnsOf({ from: 0, to: 1 }, 900);
  drawPath(outside, { session, columns: none, palette, from: 16, to: 17 }, path.deliveries);
  assert.deepEqual(outside.elements, []);
});

test("a path is the same from each of its deliveries, and of none that is not loaded", () => {
  const path = session.pathThrough(16);
  for (const i of path?.deliveries ?? []) assert.equal(session.pathThrough(r.step(i)), path);
  const other = session.deliveries.find((i) => !path?.deliveries.includes(i));
  if (other !== undefined)
    assert.ok(session.pathThrough(r.step(other))?.deliveries.includes(other));
  assert.equal(session.pathThrough(r.end), undefined);
  assert.equal(session.pathThrough(null), undefined);
});
