import assert from "node:assert/strict";
import { test } from "node:test";
import { kinds } from "../../../lib/recording";
import { run } from "../../../lib/recording/testing/goldens";
import { ElementsPen, svgText } from "../pen/elements";
import { goldenSession, palette, sessionFor } from "../testing/session";
import { type ArrowsWanted, arrowsOf } from "./arrows";
import { drawLanesPicture } from "./draw";
import { axisOf, frameOf, ticks } from "./frame";
import { modelOf } from "./model";
import { Rows } from "./rows";

const pixels = { toDataURL: () => "data:pixels" } as HTMLCanvasElement;

function wanted(session: ArrowsWanted["session"], more: Partial<ArrowsWanted>): ArrowsWanted {
  const { length } = session.recording;
  return { session, from: 0, to: length, here: 0, selected: null, followed: undefined, ...more };
}

test("arrows: the present delivery alone, a tasklet's with its path, a message's path; the rest is counted", () => {
  const session = goldenSession("chain/three", "chain");
  const r = session.recording;
  const all = session.deliveries.length;
  const last = session.deliveries[all - 1] as number;
  const none = arrowsOf(wanted(session, { here: -1 }));
  assert.deepEqual([none.own, none.all], [[], all]);
  assert.deepEqual(arrowsOf(wanted(session, { here: last })).own, [last]);
  const own = arrowsOf(wanted(session, { here: last, selected: 2 }));
  for (const i of session.deliveries)
    if (r.a(i) === 2 || r.b(i) === 2) assert.ok(own.own.includes(i), String(i));
  const path = arrowsOf(wanted(session, { followed: session.deliveries[0] as number }));
  assert.deepEqual(path.own, [...session.deliveries], "a chain is one path");
  const part = arrowsOf(wanted(session, { followed: last, from: last - 1 }));
  assert.ok(part.own.length < all && part.own.every((i) => i >= last - 1));
});

test("the picture names lanes, steps, values and letters, and holds no number that is none", () => {
  const session = goldenSession("chain/three", "chain");
  const frame = frameOf(900, 400, false);
  const model = modelOf(session);
  const order = model.order("index");
  const rows = new Rows({ order, shut: new Set() }, 400 - frame.top);
  const here = session.deliveries[1] as number;
  const view = {
    session,
    model,
    rows,
    frame,
    palette,
    scroll: 0,
    from: 0,
    to: session.recording.length,
    place: here,
    selected: 2,
    arrows: arrowsOf(wanted(session, { here, selected: 2 })),
  };
  const pen = new ElementsPen(palette.fonts, "l");
  drawLanesPicture(pen, view, pixels);
  const text = svgText(pen, 900, 400, "ground", "lanes");
  assert.doesNotMatch(text, /NaN|Infinity|undefined/);
  assert.match(text, /<image [^>]*href="data:pixels"/);
  for (const sign of [">main<", ">2<", ">Run queue<", ">Step<", ">ran<", ">Q<", "&lt;<"])
    assert.ok(text.includes(sign), sign);
  const value = session.recording.val(here);
  assert.ok(text.includes(`>${value}<`), `value ${value}`);
});

test("of threads that contend for a lock the picture says who got it", () => {
  for (const [golden, even] of [
    ["ccbench/legacy", false],
    ["ccbench/roundrobin", true],
  ] as const) {
    const session = goldenSession(golden, "lanes");
    const model = modelOf(session);
    assert.ok(model.held, golden);
    const got = new Map<number, number>();
    const r = session.recording;
    for (let i = 0; i < r.length; i++)
      if (r.kind(i) === kinds.ACQUIRE) got.set(r.a(i), (got.get(r.a(i)) ?? 0) + 1);
    const most = Math.max(...got.values());
    const frame = frameOf(900, 400, false);
    const rows = new Rows({ order: model.order("index"), shut: new Set() }, 300);
    const pen = new ElementsPen(palette.fonts, "l");
    const all = [...got.values()].reduce((x, y) => x + y, 0);
    drawLanesPicture(
      pen,
      {
        session,
        model,
        rows,
        frame,
        palette,
        scroll: 0,
        from: 0,
        to: r.length,
        place: 0,
        selected: null,
        arrows: { own: [], path: new Set(), center: -1, all: 0 },
      },
      pixels,
    );
    const text = svgText(pen, 900, 400, "ground", "lanes");
    assert.ok(text.includes(">got lock<"));
    assert.ok(
      text.includes(`>${Math.round((100 * most) / all)} %<`),
      `${golden} ${most} of ${all}`,
    );
    assert.equal(most / all < 0.6, even, golden);
  }
});

test("ticks are round steps, so far apart as asked, whatever the window", () => {
  assert.deepEqual(ticks(0, 100, 20), [0, 20, 40, 60, 80]);
  assert.deepEqual(ticks(12_345.5, 12_420, 33), [12_350, 12_400]);
  assert.deepEqual(ticks(7, 12, 0.4), [7, 8, 9, 10, 11]);
  assert.ok(ticks(0, 65_536, 7000).every((t) => t % 10_000 === 0));
});

test("an axis goes there and back", () => {
  const axis = axisOf(frameOf(900, 400, true), 100, 300);
  for (const i of [100, 177.25, 300]) assert.ok(Math.abs(axis.index(axis.x(i)) - i) < 1e-9);
});

test("arrows that would be a blot are not drawn, those nearest to the message are", () => {
  // Mail that goes on from each to the next.
  const lines = Array.from({ length: 20 }, (_, t) => [
    `run t${t + 1} t${t}`,
    `deliver t${t + 1} t${t + 2} c1 =${t} !m`,
    `yield t${t + 1}`,
  ]);
  const session = sessionFor(run(...lines.flat()), "ring");
  const followed = session.deliveries[Math.floor(session.deliveries.length / 2)] as number;
  const free = arrowsOf(wanted(session, { followed }));
  const room = { scale: 0.01, height: 100, lengthOf: () => 90 };
  const tight = arrowsOf(wanted(session, { followed, room }));
  assert.ok(free.own.length > 8, `${free.own.length} arrows`);
  assert.equal(tight.own.length, 8);
  assert.ok(tight.own.includes(followed));
  const reach = Math.max(...tight.own.map((i) => Math.abs(i - followed)));
  for (const i of free.own) if (!tight.own.includes(i)) assert.ok(Math.abs(i - followed) >= reach);
});
