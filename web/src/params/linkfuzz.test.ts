// A million spoilt links to configurations: each gives a state of the workload
// it names, with every value in range, or an error; never an exception.
import assert from "node:assert/strict";
import { test } from "node:test";
import manifest from "../gen/manifest.json";
import type { Manifest } from "../gen/types";
import { checkValue } from "./check";
import { readLink } from "./link";
import { checkMode, checkSamples, checkSeed } from "./settings";

const { workloads } = manifest as unknown as Manifest;
const seeds = [
  "#chain?v=2&n=500&engine=hard&x",
  "#chain?v=1&n=3&step=16&at=t4",
  "#hackysack?v=2&players=400&loops=300&seed=7&x",
  "#ccbench?v=2&samples=30&mode=study&tab=numbers&x",
  "#taskspeed?preset=default",
  "#challenge?v=2&rounds=20&x",
  "#r1.BWNo.AAAAAAx",
  "#docs/chain",
  "#board",
];
const alphabet = [...'#?&=%x.-_/0123456789anrvt\u00e9\ud83d"<'];

let state = 2463534242;
function below(n: number): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % n;
}

function spoilt(link: string): string {
  let text = link;
  for (let n = 1 + below(3); n > 0; n--) {
    const at = below(text.length + 1);
    const drawn = alphabet[below(alphabet.length)] ?? "";
    switch (below(5)) {
      case 0:
        text = text.slice(0, at);
        break;
      case 1:
        text = text.slice(0, at) + drawn + text.slice(at);
        break;
      case 2:
        text = text.slice(0, at) + text.slice(at + 1 + below(8));
        break;
      case 3:
        text = text.slice(0, at) + text.slice(Math.max(0, at - 1 - below(8)));
        break;
      default:
        text = text.slice(0, at) + drawn + text.slice(at + 1);
    }
  }
  return text;
}

test("a million spoilt links give a state of the same workload or an error", () => {
  const ids = new Map(workloads.map((w) => [w.id, w]));
  let taken = 0;
  let refused = 0;
  for (let i = 0; i < 1_000_000; i++) {
    const text = spoilt(seeds[below(seeds.length)] ?? "");
    const link = readLink(workloads, text);
    const { screen, workload } = link.route;
    if (link.errors.length > 0) refused++;
    else taken++;
    if (screen !== "workload") continue;
    const named = /^#?([^?]*)/.exec(text)?.[1];
    if (workload !== named) assert.fail(`${text}: ${workload}`);
    const w = ids.get(workload ?? "");
    for (const [key, value] of Object.entries(link.params)) {
      const param = w?.params.find((p) => p.key === key);
      if (!param || !checkValue(param, value).ok) assert.fail(`${text}: ${key}=${value}`);
    }
    const settings = [checkSeed(link.seed), checkSamples(link.samples), checkMode(link.mode)];
    if (!settings.every((s) => s.ok)) assert.fail(text);
  }
  assert.ok(taken > 50_000 && refused > 50_000, `${taken} taken, ${refused} with errors`);
});
