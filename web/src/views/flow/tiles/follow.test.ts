import assert from "node:assert/strict";
import { test } from "node:test";
import { Recording } from "../../../lib/recording";
import { goldens, whole } from "../../../lib/recording/testing/goldens";
import { seeded } from "../../../lib/recording/testing/random";
import { sessionFor } from "../testing/session";
import { Follower } from "./follow";
import type { Tiles } from "./tiles";

/** What is seen of the tiles: states, and how fresh each is. */
function seen(tiles: Tiles): string {
  return [...tiles.states]
    .map((s, t) => `${s} ${tiles.freshness(tiles.times[t] as number).toFixed(3)}`)
    .join("\n");
}

function jumped(session: ReturnType<typeof sessionFor>, step: number): string {
  const follower = new Follower(session);
  follower.goTo(step);
  return seen(follower.tiles);
}

for (const { name, recording } of goldens()) {
  const layout = name.startsWith("ccbench") ? "lanes" : "chain";
  test(`${name}: steps forth and back leave what a jump shows`, () => {
    const session = sessionFor(whole(recording), layout);
    const follower = new Follower(session);
    const next = seeded(7);
    const { from, length } = session.recording;
    let step = from - 1;
    follower.goTo(step);
    for (let k = 0; k < 60; k++) {
      const way = next(3) === 0 ? -1 : 1;
      step = Math.min(from + length - 1, Math.max(from - 1, step + way * (1 + next(40))));
      follower.goTo(step);
      assert.equal(seen(follower.tiles), jumped(session, step), `step ${step}`);
    }
  });
}

test("over thousands of beats nothing old looks new again", () => {
  const session = sessionFor(longChain(), "chain");
  const follower = new Follower(session);
  const { length } = session.recording;
  follower.goTo(-1);
  for (let step = 9; step < length; step += 10) follower.goTo(step);
  assert.equal(seen(follower.tiles), jumped(session, length - 1 - ((length - 10) % 10)));
});

test("a step writes only what its event changes", () => {
  const session = sessionFor(longChain(), "chain");
  const follower = new Follower(session);
  follower.goTo(2000);
  follower.tiles.drawn();
  follower.goTo(2001);
  const { first, last } = follower.tiles;
  assert.ok(last - first < 3 || first > last, `${first} to ${last}`);
});

/** Yields of a few thousand tasklets, one after the other. */
function longChain(): Recording {
  const words: number[] = [];
  const kind = { spawn: 1, ready: 2, run: 3, exit: 10 };
  const n = 3000;
  const put = (k: number, a: number, b: number) => words.push(k | (a << 8), b << 8, 0, 0);
  for (let t = 1; t <= n; t++) {
    put(kind.spawn, t, 0);
    put(kind.ready, t, 0);
  }
  for (let t = 1; t <= n; t++) {
    put(kind.run, t, t - 1);
    put(kind.exit, t, 0);
  }
  return new Recording(Int32Array.from(words), 0, words.length / 4);
}
