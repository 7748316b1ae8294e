import assert from "node:assert/strict";
import { test } from "node:test";
import manifest from "../../../gen/manifest.json";
import { type Miniature, miniatures } from "../../../gen/miniatures";
import { kinds, parseText } from "../../../lib/recording";
import { drawMap } from "../../flow/map/draw";
import { Hits } from "../../flow/map/view";
import { ElementsPen, svgText } from "../../flow/pen/elements";
import type { Session } from "../../flow/session";
import { states } from "../../flow/stateset";
import { palette } from "../../flow/testing/session";
import { openMiniature, textOfRun } from "./open";

const layoutOf = (id: string) => manifest.workloads.find((w) => w.id === id)?.layout ?? "";
const opened = (id: string) => openMiniature(id, layoutOf(id));
const find = (id: string) => miniatures.find((m) => m.id === id) as Miniature;

function picture(session: Session, place: number, width: number, height: number): string {
  const pen = new ElementsPen(palette.fonts);
  const at = session.within(place);
  const world = session.at(Math.floor(at));
  const way = { place: at, rate: 20, pace: 20, selected: null, hits: new Hits(), bare: true };
  drawMap(pen, { session, world, width, height, palette, ...way });
  return svgText(pen, width, height, "ground", "miniature");
}

test("every workload has a miniature, and its recordings are whole lines from step 0", () => {
  assert.deepEqual(
    miniatures.map((m) => m.id),
    manifest.workloads.map((w) => w.id),
  );
  for (const run of miniatures.flatMap((m) => m.runs)) {
    const r = parseText(textOfRun(run));
    assert.equal(r.from, 0);
    assert.ok(r.length <= 400 && r.length <= run.steps, `${run.name}: ${r.length}`);
  }
});

test("each is drawn at every step, in a track and on a phone, with no words in it", async () => {
  for (const { id } of miniatures) {
    for (const session of await opened(id)) {
      for (let place = -1; place < session.recording.end; place += 3.5) {
        for (const [width, height] of [
          [357, 107],
          [162, 83],
        ] as const) {
          const text = picture(session, place, width, height);
          assert.doesNotMatch(text, /NaN|Infinity|undefined/, `${id} at ${place}`);
          const words = [...text.matchAll(/<text[^>]*>([^<]{2,})</g)].map((m) => m[1]);
          assert.deepEqual(
            words.filter((w) => !w?.startsWith("&")),
            [],
            `${id} at ${place}`,
          );
        }
      }
    }
  }
});

test("no tasklet starts to run more than three times in a second", async () => {
  for (const { id, rate } of miniatures) {
    for (const { recording: r } of await opened(id)) {
      const starts = new Map<number, number[]>();
      for (let i = 0; i < r.length; i++) {
        if (r.kind(i) !== kinds.RUN) continue;
        const times = starts.get(r.a(i)) ?? [];
        times.push(i);
        starts.set(r.a(i), times);
      }
      for (const [t, times] of starts)
        for (let k = 3; k < times.length; k++)
          assert.ok(
            (times[k] as number) - (times[k - 3] as number) >= rate,
            `${id}: tasklet ${t} starts four times from step ${times[k - 3]} on`,
          );
    }
  }
});

test("the step that stands where nothing moves shows the claim", async () => {
  const still = async (id: string) => {
    const at = find(id).still;
    return (await opened(id)).map((s) => ({ s, world: s.at(s.within(at)), at: s.within(at) }));
  };
  const [chain] = await still("chain");
  assert.equal(chain?.s.recording.kind(chain.at), kinds.DELIVER);
  const asleep = (await still("hackysack")).map(({ s, world }) => {
    const all = Array.from({ length: s.tasklets - 1 }, (_, k) => world.state(k + 1));
    return all.filter((state) => state === states.ASLEEP).length;
  });
  assert.equal(asleep[0], 0);
  assert.ok((asleep[1] ?? 0) >= 10, `${asleep[1]} asleep`);
  const holders = (await still("ccbench")).map(
    ({ s, at }) => new Set(s.holds.filter((h) => h.from <= at).map((h) => h.tasklet)).size,
  );
  assert.deepEqual(holders, [1, 3]);
  const fresh = (await still("threadstart")).map(
    ({ s, at }) => s.holds.filter((h) => h.from <= at && h.fresh).length,
  );
  assert.ok((fresh[0] ?? 0) > (fresh[1] ?? 0), String(fresh));
  const [pool] = await still("taskspeed");
  assert.equal(pool?.world.state(pool.world.running ?? 0), states.RUNNING);
});
