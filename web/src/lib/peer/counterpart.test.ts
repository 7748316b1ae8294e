// Which peers can do which params, by the bounds that the peers' worker has.
import assert from "node:assert/strict";
import { test } from "node:test";
import manifestJson from "../../gen/manifest.json";
import type { Manifest } from "../../gen/types";
import { askPeer, counterpart } from "./counterpart";
import { peerSpecs } from "./specs";

const { workloads } = manifestJson as unknown as Manifest;
const defaults = (id: string) =>
  Object.fromEntries(
    workloads.find((w) => w.id === id)?.params.map((p) => [p.key, p.default]) ?? [],
  );
const find = (id: string) => {
  const spec = peerSpecs.find((s) => s.id === id);
  assert.ok(spec, id);
  return spec;
};
const ask = (id: string, change: Record<string, string>) =>
  askPeer(find(id), { ...defaults(find(id).workload), ...change }, 7);

test("every peer can do the default params of its workload", () => {
  for (const spec of peerSpecs) {
    const asked = askPeer(spec, defaults(spec.workload), 1);
    assert.ok(asked.ok, `${spec.id}: ${JSON.stringify(asked)}`);
  }
});

test("our side names a metric that the workload has", () => {
  for (const id of ["taskspeed", "chain", "hackysack"] as const) {
    const { metric, operations } = counterpart(id, defaults(id));
    const known = workloads.find((w) => w.id === id)?.metrics.find((m) => m.name === metric);
    assert.equal(known?.unit, "s", `${id} ${metric}`);
    assert.ok(operations >= 1);
  }
});

test("with all rows chosen ours runs the row that the peers do the same as", () => {
  const chosen = counterpart("taskspeed", { row: "all", switches: "5", tasklets: "10" });
  assert.deepEqual(
    [chosen.params.row, chosen.metric, chosen.operations],
    ["frame-soft", "time.frame-soft", 5],
  );
  assert.equal(counterpart("taskspeed", { row: "channel-soft" }).metric, "time.channel-soft");
});

test("what a peer cannot do is said with what would be right", () => {
  assert.deepEqual(ask("chain.async", { n: "10000000" }), {
    ok: false,
    why: "n: 10000000: 1 to 1000000 would be right",
  });
  assert.deepEqual(ask("taskspeed.index", { tasklets: "11" }), {
    ok: false,
    why: "tasklets: 11: 10 would be right",
  });
  assert.equal(ask("taskspeed.generators", { tasklets: "11" }).ok, true);
  assert.deepEqual(ask("hackysack.async", { pause: "off" }), {
    ok: false,
    why: "pause: off: on would be right",
  });
});

test("only Axon's players without pause look in vain", () => {
  const pause = (change: Record<string, string>) => {
    const asked = ask("hackysack.generators", change);
    return asked.ok && asked.sizes;
  };
  const sizes = { players: 1000, loops: 1000, seed: 7 };
  assert.deepEqual(pause({ pause: "off" }), { ...sizes, pause: 0 });
  assert.deepEqual(pause({ pause: "off", system: "stackless" }), { ...sizes, pause: 1 });
  assert.deepEqual(pause({}), { ...sizes, pause: 1 });
});
