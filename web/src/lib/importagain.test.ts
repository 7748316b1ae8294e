// Which address is asked for when an import() has failed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { againAddress } from "./importagain";

const page = "https://example.org/yard/#chain";

test("the address that failed is asked for under a mark that counts", () => {
  const cases: [message: string, address: string | null][] = [
    [
      "Failed to fetch dynamically imported module: https://example.org/yard/numbers-AB12.js",
      "https://example.org/yard/numbers-AB12.js?again=3",
    ],
    [
      "error loading dynamically imported module: https://example.org/yard/story-AB12.js?again=2",
      "https://example.org/yard/story-AB12.js?again=3",
    ],
    ["Importing a module script failed.", null], // Safari names none
    ["Failed to fetch dynamically imported module: https://example.com/yard/numbers-AB12.js", null],
    ["Failed to fetch dynamically imported module: https://example.org/other/x.js", null],
  ];
  for (const [message, address] of cases)
    assert.equal(againAddress(new TypeError(message), page, 3), address, message);
  assert.equal(againAddress("no error", page, 3), null);
});
