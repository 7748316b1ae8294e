// What the report of a bad link says was taken, for links as they are read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readLink } from "../../params/link";
import { manifest } from "../../store/catalog";
import { takenOf } from "./taken";

const told = (link: string) => {
  const { title, rest } = takenOf(readLink(manifest.workloads, link).errors);
  return `${title} ${rest}`;
};

test("a link refused as a whole is not called taken in part", () => {
  assert.equal(
    told("#chain?v=3&n=5"),
    "The link was not taken. The defaults are shown instead; nothing has run.",
  );
  assert.equal(
    told(`#chain?n=${"1".repeat(5000)}`),
    "The link was not taken. The Yard is shown instead; nothing has run.",
  );
});

test("only a link of a newer page asks for a reload", () => {
  const newer = (link: string) => takenOf(readLink(manifest.workloads, link).errors).newer ?? false;
  assert.equal(newer("#chain?v=3&n=5"), true);
  assert.equal(newer("#chain?v=two&n=5"), false);
  assert.equal(newer("#chain?v=2&n=5"), false);
});

test("a link that was cut is called so", () => {
  assert.equal(
    told("#chain?v=2&n=5"),
    "The link was cut. The fields that came whole were taken; nothing has run.",
  );
});

test("single fields are counted, and the rest was taken", () => {
  assert.equal(
    told("#challenge?v=3&rounds=3"),
    "The link was not taken. The defaults are shown instead; nothing has run.",
  );
  const rest = "What else it says was; nothing has run.";
  assert.equal(told("#chain?n=0&seed=2"), `One field of the link was not taken. ${rest}`);
  assert.equal(told("#chain?n=0&seed=x"), `2 fields of the link were not taken. ${rest}`);
  assert.equal(told("#chain?n=0&step=x"), `2 fields of the link were not taken. ${rest}`);
  assert.equal(told("#chain?link=5"), `One field of the link was not taken. ${rest}`);
});

test("a place that cannot be taken does not keep the recording from being made", () => {
  assert.equal(
    told("#chain?n=24&step=x&at=y"),
    "2 fields of the link were not taken. What else it says was.",
  );
});
