// What every tasklet did, packed in either way.
import assert from "node:assert/strict";
import { test } from "node:test";
import { countStates, type Packed, stateOf, unpack } from "./snapshot";

const packedOf = (tasklets: number, ...bytes: number[]): Packed => ({
  tasklets,
  packed: Uint8Array.of(...bytes).buffer as ArrayBuffer,
});

/** State 5 of age 2 and then, of the last of 300 tasklets, state 8 that is old. */
const runs = packedOf(300, 0x25, 0xab, 0x02, 0xf8, 0x01);
const plain = packedOf(4, 0x25, 0x25, 0xf1, 0x03);

function both(of: Packed, room = of.tasklets): [number[], number[]] {
  const states = new Uint8Array(room);
  const ages = new Uint8Array(room);
  unpack(of, states, ages);
  return [[...states], [...ages]];
}

test("it is unpacked, of runs of equal bytes or a byte a tasklet", () => {
  const [states, ages] = both(runs);
  assert.deepEqual([states[0], ages[0], states[298], ages[298]], [5, 2, 5, 2]);
  assert.deepEqual([states[299], ages[299]], [8, 255]);
  assert.deepEqual(both(plain), [
    [5, 5, 1, 3],
    [2, 2, 255, 0],
  ]);
});

test("what has room for more stays as it was behind the last tasklet", () => {
  assert.deepEqual(both(plain, 6), [
    [5, 5, 1, 3, 0, 0],
    [2, 2, 255, 0, 0, 0],
  ]);
});

test("the state of one tasklet is that which it is unpacked to", () => {
  for (const of of [runs, plain]) {
    const [states] = both(of);
    for (const t of states.keys()) assert.equal(stateOf(of, t), states[t], `tasklet ${t}`);
    assert.equal(stateOf(of, of.tasklets), undefined);
  }
});

test("states are counted", () => {
  assert.deepEqual(countStates(plain, 9), [0, 1, 0, 1, 0, 2, 0, 0, 0]);
  assert.deepEqual(countStates(runs, 9), [0, 0, 0, 0, 0, 299, 0, 0, 1]);
});
