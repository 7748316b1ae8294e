import assert from "node:assert/strict";
import { test } from "node:test";
import { exact, group, regrouped } from "./thousands";

test("thousands stand apart from five digits on", () => {
  assert.deepEqual([0, 2048, 38112, -100000].map(exact), [
    "0",
    "2048",
    "38\u202f112",
    "\u2212100\u202f000",
  ]);
  assert.equal(group("1234567.25"), "1\u202f234\u202f567.25");
});

test("what is written with commas is set as the page has it, however deep it stands", () => {
  assert.deepEqual(
    regrouped({
      title: "100,000 tasklets, 2,048 B",
      list: ["20,000,000 a second, 1,000,"],
      n: 1000,
      no: null,
    }),
    {
      title: "100\u202f000 tasklets, 2048 B",
      list: ["20\u202f000\u202f000 a second, 1000,"],
      n: 1000,
      no: null,
    },
  );
});

test("lists of numbers and decimals are no thousands", () => {
  for (const text of [
    "10,100,1000",
    "1,2",
    "1,0000",
    "0.1,000",
    "n:10,100,1000/engine",
    "10,100,1000,soft",
  ])
    assert.equal(regrouped(text), text);
});
