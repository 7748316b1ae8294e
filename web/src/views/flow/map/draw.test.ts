import assert from "node:assert/strict";
import { test } from "node:test";
import { kinds } from "../../../lib/recording";
import { goldens } from "../../../lib/recording/testing/goldens";
import { ElementsPen, svgText } from "../pen/elements";
import { goldenSession, palette } from "../testing/session";
import { drawMap } from "./draw";
import { waitsOf } from "./lockwaits";
import { Hits } from "./view";

const layoutOf: Readonly<Record<string, string>> = {
  chain: "chain",
  hackysack: "ring",
  ccbench: "lanes",
  threadstart: "fan",
  taskspeed: "pool",
};

function drawn(
  name: string,
  layout: string,
  place: number,
  selected: number | null = null,
  height = 480,
) {
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
    height,
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

test("where lanes lie close the shares of the lock stand at their ends, on a phone without the siding", () => {
  const shares = (height: number) =>
    [...drawn("ccbench/legacy", "lanes", 150, null, height).text.matchAll(/>(?:< )?(\d+) %</g)].map(
      (m) => Number(m[1]),
    );
  assert.equal(Math.max(...shares(260)), 100);
  assert.equal(Math.max(...shares(130)), 100);
  assert.match(drawn("ccbench/legacy", "lanes", 150, null, 260).text, />Run queue</);
  assert.doesNotMatch(drawn("ccbench/legacy", "lanes", 150, null, 130).text, />Run queue</);
});

test("a thread that starves has one long bar of waiting, in turn nobody has", () => {
  const longest = (name: string) => {
    const session = goldenSession(name, "lanes");
    let most = 0;
    for (let t = 1; t < session.tasklets; t++)
      for (const { length } of waitsOf(session, t)) most = Math.max(most, length);
    return most / session.recording.length;
  };
  assert.ok(longest("ccbench/legacy") > 0.5);
  assert.ok(longest("ccbench/roundrobin") < 0.25);
});

test("a pool's bridge stands at the one that ran last, turns to the next, and the last turns are bright", () => {
  const { recording: r } = goldenSession("taskspeed/schedule", "pool");
  const runs = Array.from({ length: r.length }, (_, i) => i).filter(
    (i) => r.kind(i) === kinds.RUN && r.a(i) > 0,
  );
  const later = runs[3] ?? 0;
  const bridge = (place: number) =>
    /stroke-width="12"/.test(drawn("taskspeed/schedule", "pool", place).text) &&
    /d="(M[^"]*)"[^>]*stroke-width="12"/.exec(drawn("taskspeed/schedule", "pool", place).text)?.[1];
  assert.equal(bridge((runs[0] ?? 0) - 1), false);
  assert.ok(bridge(later));
  assert.equal(bridge(later), bridge(later + 1));
  assert.notEqual(bridge(later - 0.5), bridge(later - 1));
  assert.notEqual(bridge(later - 0.5), bridge(later));
  const arcs = (place: number) =>
    drawn("taskspeed/schedule", "pool", place).text.match(
      /A[\d.]+ [\d.]+ 0 0 1 [^"]*"[^>]*stroke-width="4"/g,
    );
  assert.equal(arcs(later)?.length, 3);
});
