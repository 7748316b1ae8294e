import assert from "node:assert/strict";
import { test } from "node:test";
import { byNumber, Names } from "./names";

const rule = (name: string, from: number, every = 0, less = 0) => ({ name, from, every, less });
const chain = new Names([rule("root", 0), rule("main", 1), rule("link", 2, 1, 1)]);
const players = new Names([rule("player", 1, 1)]);
const pairs = new Names([rule("receiver", 1, 2), rule("sender", 2, 2)]);

const all = (names: Names, last: number) =>
  Array.from({ length: last + 1 }, (_, t) => [names.of(t), names.short(t), names.word(t)].join());

test("tasklets have the names of their workload, others their numbers", () => {
  assert.deepEqual(all(chain, 3), [
    "root,root,root",
    "main,main,main",
    "link 1,1,link1",
    "link 2,2,link2",
  ]);
  assert.deepEqual(all(pairs, 3), [
    "main,main,main",
    "receiver 1,1,receiver1",
    "sender 2,2,sender2",
    "receiver 3,3,receiver3",
  ]);
  assert.deepEqual(all(byNumber, 1), ["main,main,main", "tasklet 1,1,t1"]);
  assert.equal(players.of(12_345), "player 12\u202f345");
  assert.equal(players.word(12_345), "player12345");
  assert.deepEqual([chain.named(5), players.named(0), byNumber.named(5)], [true, false, false]);
});

test("no two tasklets have one name, and each is found by it, by its short one and by its number", () => {
  for (const names of [chain, players, pairs, byNumber]) {
    const said = new Map<string, number>();
    for (let t = 0; t <= 40; t++) {
      for (const text of new Set([names.of(t), names.word(t)])) {
        assert.equal(said.get(text), undefined, text);
        said.set(text, t);
      }
      for (const text of [
        names.of(t),
        ` ${names.of(t).toUpperCase()} `,
        names.word(t),
        names.short(t),
        `t${t}`,
        `tasklet ${t}`,
      ])
        assert.equal(names.find(text), t, text);
    }
  }
});

test("the beginning of a name will do; what nobody is called finds nobody", () => {
  assert.deepEqual(
    ["l3", "LINK3", "3", "t3", "main", "root", "0"].map((s) => chain.find(s)),
    [4, 4, 4, 3, 1, 0, 0],
  );
  assert.deepEqual(
    ["r3", "s2", "receiver 2", "s 3"].map((s) => pairs.find(s)),
    [3, 2, undefined, undefined],
  );
  for (const text of ["", "x3", "link", "link 0", "player 3", "3a", "-1", "1.5", "9999999999", "t"])
    assert.equal(chain.find(text), undefined, text);
});

test("ranges and everybody in words", () => {
  assert.equal(chain.range(3, 3), "link 2");
  assert.equal(chain.range(3, 6), "links 2 to 5");
  assert.equal(chain.range(0, 6), "root to link 5");
  assert.equal(pairs.range(1, 4), "receiver 1 to sender 4");
  assert.equal(byNumber.range(0, 6), "tasklets 0 to 6");
  assert.equal(chain.everybody(6), "root, main, links 1 to 5");
  assert.equal(chain.everybody(1), "root, main");
  assert.equal(pairs.everybody(6), "main, receivers 1 to 5, senders 2 to 6");
  assert.equal(pairs.everybody(1), "main, receiver 1");
  assert.equal(byNumber.everybody(6), "0 to 6");
});
