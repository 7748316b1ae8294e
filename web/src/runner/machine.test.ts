// What the runner makes of what a browser tells about its machine.
import assert from "node:assert/strict";
import { test } from "node:test";
import { environmentOf } from "./environment";
import { memoryLimit } from "./memory";

const today = new Date("2026-11-30T23:59:59Z");
const gib = 2 ** 30;

test("the memory limit is half the machine's, and never above what wasm can reach", () => {
  const cases: [told: number | undefined, bytes: number][] = [
    [8, 4 * gib],
    [32, 4 * gib],
    [4, 2 * gib],
    [0.5, gib / 4],
    [undefined, gib],
    [0, gib],
    [Number.NaN, gib],
  ];
  for (const [told, bytes] of cases) assert.equal(memoryLimit(told), bytes, String(told));
});

const mozilla = "Mozilla/5.0";
const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

test("browsers and systems are named", () => {
  const cases: [userAgent: string, runtime: string, os: string][] = [
    [
      `${mozilla} (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0`,
      "Firefox 128.0",
      "Linux",
    ],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.4 Safari/605.1.15`,
      "Safari 17.4",
      "Mac OS X",
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${webkit} Version/17.4 Mobile/15E148 Safari/604.1`,
      "Safari 17.4",
      "iPhone",
    ],
    [
      `${mozilla} (Linux; Android 10; K) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`,
      "Chrome 130.0.0.0",
      "Android",
    ],
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.1.2`,
      "Edg 130.0.1.2",
      "Windows",
    ],
    ["curl/8", "unknown", "unknown"],
  ];
  for (const [userAgent, runtime, os] of cases) {
    const told = environmentOf({ userAgent }, today);
    assert.equal(told.runtime, runtime, userAgent);
    assert.equal(told.os, os, userAgent);
    assert.equal(told.cores, "unknown");
  }
});

test("client hints are preferred to the user agent", () => {
  const nav = {
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0",
    hardwareConcurrency: 8,
    deviceMemory: 4,
    userAgentData: {
      platform: "Chrome OS",
      brands: [
        { brand: "Not?A_Brand", version: "99" },
        { brand: "Chromium", version: "130" },
        { brand: "Google Chrome", version: "130" },
      ],
    },
  };
  assert.deepEqual(environmentOf(nav, today), {
    runtime: "Google Chrome 130",
    os: "Chrome OS",
    cores: "8",
    memory: "4 GiB",
    date: "2026-11-30",
  });
});
