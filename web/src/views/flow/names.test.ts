import assert from "node:assert/strict";
import { test } from "node:test";
import {
  exportChrome,
  exportMermaid,
  exportShiViz,
  sentenceOf,
  textOf,
  whyBlocked,
  whyWords,
} from "../../lib/recording";
import { golden } from "../../lib/recording/testing/goldens";
import { manifest } from "../../store/catalog";
import { namesOf } from "./names";
import { foundIn, wrongWords } from "./parts/search";
import { sessionFor } from "./testing/session";

const chain = () => sessionFor(golden("chain/three"), "chain", "chain");

test("the chain's sentences say main and link, as its story and its program do", () => {
  const { recording: r } = chain();
  assert.equal(sentenceOf(r, 0), "step 0: root makes main, which does not run yet");
  assert.equal(sentenceOf(r, 9), "step 9: main waits to send 0 on channel 3");
  assert.equal(
    sentenceOf(r, 15),
    "step 15: link 3 takes 0 from main, which was waiting on channel 3",
  );
  assert.equal(
    sentenceOf(r, 18),
    "step 18: link 2 hands 2 to link 1, which was waiting on channel 1",
  );
});

test("so do why?, and the exports for other programs", () => {
  const s = chain();
  const why = whyBlocked(s.at(14), { lines: s.lines, channels: s.channels }, 2);
  assert.ok(why);
  const words = whyWords(s.world, why);
  assert.equal(words[0], "Link 1 waits to receive on channel 1 since step 11");
  assert.ok(words.includes("Link 1 waits for link 2 waits for link 3"), words.join());
  assert.match(
    exportMermaid(s.recording),
    /participant t1 as main\n {2}participant t2 as link 1\n/,
  );
  assert.match(exportShiViz(s.recording), /^link3 \{"main":4, "link3":4\}$/m);
  assert.match(exportChrome(s.recording, s.history), /"thread_name","args":\{"name":"link 3"\}/);
});

test("events are as they were: texts and links go by numbers", () => {
  const r = golden("chain/three");
  assert.equal(textOf(chain().recording), textOf(r));
});

test("every workload has names for what it has under all its presets, each tasklet one of its own", () => {
  for (const w of manifest.workloads) {
    for (const preset of w.presets) {
      const defaults = Object.fromEntries(w.params.map((p) => [p.key, p.default]));
      const names = namesOf(w.id, { ...defaults, ...preset.values });
      const said = Array.from({ length: 30 }, (_, t) => names.of(t));
      assert.equal(new Set(said).size, 30, `${w.id} ${preset.id}: ${said}`);
    }
  }
  assert.equal(namesOf("taskspeed", { row: "channel-soft" }).of(2), "sender 2");
  assert.equal(namesOf("taskspeed", { row: "frame" }).of(2), "tasklet 2");
  assert.equal(namesOf("nothing", {}).of(2), "tasklet 2");
});

test("a search takes names and numbers, grouped ones too, and says what would be right", () => {
  const names = namesOf("chain", { n: "5" });
  assert.deepEqual(
    ["link 3", "l3", "3", "t3", "Main", "99", "link 6", "t7", "x"].map((s) => foundIn(s, names, 6)),
    [4, 4, 4, 3, 1, undefined, undefined, undefined, undefined],
  );
  assert.equal(foundIn("link 1,234", namesOf("chain", {}), 9999), 1235);
  assert.equal(
    wrongWords(" 99", names, 6),
    "99: not found. There are root, main, links 1 to 5; by number t0 to t6.",
  );
  assert.equal(
    wrongWords("99", namesOf("taskspeed", {}), 10),
    "99: not found. There are tasklets 0 to 10.",
  );
});
