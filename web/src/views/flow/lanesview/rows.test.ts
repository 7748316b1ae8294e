import assert from "node:assert/strict";
import { test } from "node:test";
import { GROUP_HEIGHT, Rows, TALLEST } from "./rows";

const role = (id: string, ...tasklets: number[]) => ({
  id,
  name: id,
  tasklets: Int32Array.from(tasklets),
});
const roles = [role("main", 0), role("players", 1, 2, 3, 4)];
const order = [4, 3, 2, 1, 0];

test("lanes stand in their order, as high as fits and no higher than can be read", () => {
  const rows = new Rows({ order, shut: new Set() }, 50);
  assert.deepEqual([...rows.tasklets], order);
  assert.deepEqual([...rows.tops], [0, 10, 20, 30, 40]);
  assert.equal(rows.height, 50);
  assert.equal(new Rows({ order, shut: new Set() }, 5000).laneHeight, TALLEST);
  assert.equal(new Rows({ order, shut: new Set() }, 50, 40).height, 200);
});

test("a group has its mix lane and, unless it is shut, its lanes in their order", () => {
  const open = new Rows({ order, roles, shut: new Set() }, 2 * GROUP_HEIGHT + 40);
  assert.deepEqual([...open.tasklets], [4, 3, 2, 1]);
  assert.deepEqual(
    open.groups.map((g) => g.top),
    [0, GROUP_HEIGHT],
  );
  assert.deepEqual(open.placeOf(3), { top: 2 * GROUP_HEIGHT + 10, height: 10 });
  const shut = new Rows({ order, roles, shut: new Set(["players"]) }, 500);
  assert.equal(shut.tasklets.length, 0);
  assert.deepEqual(shut.placeOf(3), { top: GROUP_HEIGHT, height: GROUP_HEIGHT });
});

test("of one tasklet the mix lane is its lane", () => {
  const rows = new Rows({ order, roles, shut: new Set() }, 500);
  assert.deepEqual(rows.placeOf(0), { top: 0, height: GROUP_HEIGHT });
});

test("what stands at a height is found, between the edges and beside them", () => {
  const rows = new Rows({ order, roles, shut: new Set() }, 2 * GROUP_HEIGHT + 40);
  const group = rows.at(GROUP_HEIGHT + 3);
  assert.ok(group && "group" in group && group.group.role.id === "players");
  assert.deepEqual(rows.at(2 * GROUP_HEIGHT + 3), { tasklet: 4 });
  assert.deepEqual(rows.at(rows.height - 1), { tasklet: 1 });
  assert.equal(rows.at(rows.height + 1), undefined);
});

test("only the lanes in sight are taken", () => {
  const rows = new Rows(
    { order: Array.from({ length: 2000 }, (_, t) => t), shut: new Set() },
    0,
    10,
  );
  assert.deepEqual(rows.between(95, 205), { from: 9, to: 21 });
  assert.deepEqual(rows.between(0, 1e9), { from: 0, to: 2000 });
});

test("the keys go from lane to lane and stop at the ends", () => {
  const rows = new Rows({ order, shut: new Set() }, 50);
  assert.equal(rows.neighbour(null, 1), 4);
  assert.equal(rows.neighbour(3, 1), 2);
  assert.equal(rows.neighbour(0, 1), undefined);
  assert.equal(rows.neighbour(null, -1), 0);
});
