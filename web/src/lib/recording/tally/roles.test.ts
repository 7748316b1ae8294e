import assert from "node:assert/strict";
import { test } from "node:test";
import { golden, goldens, run } from "../testing/goldens";
import { rolesOf } from "./roles";
import { IDLE, turnsOf, USED } from "./turns";

const names = (r: Parameters<typeof rolesOf>[0]) =>
  rolesOf(r).map((role) => `${role.name}: ${[...role.tasklets].join(" ")}`);

test("every tasklet that an event names has one role, and main has its own", () => {
  for (const { name, recording: r } of goldens()) {
    const roles = rolesOf(r);
    const all = roles.flatMap((role) => [...role.tasklets]);
    const seen = new Set<number>();
    for (let i = 0; i < r.length; i++) seen.add(r.a(i)).add(r.b(i));
    assert.deepEqual(
      all.sort((x, y) => x - y),
      [...seen].sort((x, y) => x - y),
      name,
    );
    assert.equal(roles[0]?.name, "main", name);
    assert.equal(new Set(roles.map((role) => role.id)).size, roles.length, name);
  }
});

test("those who only send and those who only receive are two roles", () => {
  const r = run(
    "spawn t1 t0",
    "spawn t2 t0",
    "spawn t3 t0",
    "run t1 t0",
    "park-receive t1 c0",
    "run t2 t1",
    "deliver t2 t1 c0 =7",
    "exit t2 =0",
    "run t3 t2",
    "deliver t3 t1 c0 =8",
  );
  assert.deepEqual(names(r), ["main: 0", "receive only: 1", "send only: 2 3"]);
});

test("who did nothing yet is of the largest group of its spawner", () => {
  const r = run(
    "spawn t1 t0",
    "spawn t2 t0",
    "spawn t3 t0",
    "run t1 t0",
    "park-receive t1 c0",
    "run t2 t1",
    "park-receive t2 c0",
  );
  assert.deepEqual(names(r), ["main: 0", "receive only: 1 2 3"]);
});

test("threads are those who take the lock", () => {
  const roles = rolesOf(golden("ccbench/legacy"));
  assert.ok(
    roles.some((role) => role.name === "threads" && role.tasklets.length > 1),
    JSON.stringify(roles.map((role) => role.name)),
  );
});

test("a turn is for nothing when no mail has come since the turn before and nothing was done", () => {
  const r = run(
    "spawn t1 t0",
    "ready t1 t0",
    "run t1 t0",
    "yield t1",
    "run t0 t1",
    "deliver t0 t1 c1 =4 !m",
    "yield t0",
    "run t1 t0",
    "yield t1",
  );
  const turns = turnsOf(r);
  assert.deepEqual([...turns], [0, 0, IDLE, 0, USED, 0, 0, USED, 0]);
});
