import assert from "node:assert/strict";
import { test } from "node:test";
import { goldens } from "../../../lib/recording/testing/goldens";
import { ElementsPen, svgText } from "../pen/elements";
import { goldenSession, palette } from "../testing/session";
import { drawMap } from "./draw";
import { Hits } from "./view";

const layoutOf: Readonly<Record<string, string>> = {
  chain: "chain",
  hackysack: "ring",
  ccbench: "lanes",
  threadstart: "fan",
  taskspeed: "pool",
};

function drawn(name: string, layout: string, place: number, selected: number | null = null) {
  const session = goldenSession(name, layout);
  const pen = new ElementsPen(palette.fonts);
  const hits = new Hits();
  const world = session.at(Math.floor(place));
  const view = {
    session,
    world,
    place,
    rate: 4,
    pace: 4,
    width: 920,
    height: 480,
    palette,
    selected,
    hits,
  };
  drawMap(pen, view);
  return { text: svgText(pen, 920, 480, "ground", "map"), hits, session };
}

test("every golden recording is drawn at each of its steps, and between them", () => {
  for (const { name } of goldens()) {
    const layout = layoutOf[name.split("/")[0] ?? ""] ?? "ring";
    const { end } = goldenSession(name, layout).recording;
    for (const place of [-1, 0, Math.floor(end / 3), end / 2 - 0.25, end - 1]) {
      const { text } = drawn(name, layout, place);
      assert.doesNotMatch(text, /NaN|Infinity|undefined/, `${name} at ${place}`);
    }
  }
});

test("a delivery stands as an arrow with its value; between two steps the value travels", () => {
  const value = (place: number) =>
    /fill="on-state" font-size="14"[^>]*>(\d+)</.exec(
      drawn("chain/three", "chain", place).text,
    )?.[1];
  assert.equal(value(18), "2");
  assert.equal(value(17.5), "2");
  assert.equal(value(17), undefined);
});

test("each lamp shows the letter of its state", () => {
  const letters = (step: number) =>
    [...drawn("chain/three", "chain", step).text.matchAll(/font-family="mono"[^>]*>([^<]+)</g)].map(
      (m) => m[1],
    );
  // Main sleeps, tasklet 1 waits to send, 2 and 3 to receive, 4 runs; and it heads the siding.
  assert.deepEqual(letters(14), ["z", "&gt;", "&lt;", "&lt;", "R", "R"]);
});

test("a tasklet is found where its lamp was drawn, and nowhere else", () => {
  const { hits } = drawn("chain/three", "chain", 14);
  const places = Array.from({ length: 920 / 4 }, (_, k) => hits.find(k * 4, 208));
  const found = new Set(places.filter((t) => t !== undefined));
  assert.deepEqual([...found].sort(), [0, 1, 2, 3, 4]);
  assert.equal(hits.find(460, 60), undefined);
});

test("areas that are taken over are counted apart from those that were mapped", () => {
  const last = goldenSession("threadstart/test1-on", "fan").recording.end - 1;
  assert.match(drawn("threadstart/test1-on", "fan", last).text, />1 mapped, \d+ taken over</);
  assert.match(drawn("threadstart/test1-off", "fan", 63).text, />[1-9]\d* mapped, 0 taken over</);
});

test("the map of threads says who got the lock, that of components what looking in vain cost", () => {
  const shares = (name: string) => {
    const { text, session } = drawn(name, "lanes", 150);
    assert.ok(session.holds.length > 0, name);
    return [...text.matchAll(/>got lock (\d+) %</g)].map((m) => Number(m[1]));
  };
  assert.equal(Math.max(...shares("ccbench/legacy")), 100);
  assert.ok(Math.max(...shares("ccbench/roundrobin")) < 60);
  const vain = (name: string) => {
    const { end } = goldenSession(name, "ring").recording;
    const found = />(\d+) turns<.*>(\d+) found no mail</s.exec(drawn(name, "ring", end - 1).text);
    return Number(found?.[2]) / Number(found?.[1]);
  };
  assert.ok(vain("hackysack/axon-busy") > vain("hackysack/axon-pause"));
});
