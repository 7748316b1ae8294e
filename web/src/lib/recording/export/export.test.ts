import assert from "node:assert/strict";
import { test } from "node:test";
import { parseText } from "../parse";
import { Recording } from "../recording";
import { golden, run } from "../testing/goldens";
import { textOf } from "../text";
import { exportJSON } from "./json";
import { exportMermaid } from "./mermaid";
import { exportShiViz } from "./shiviz";
import { exportText } from "./text";

function part(): Recording {
  const r = golden("chain/three");
  return new Recording(r.words, 0, 401_233, {
    workload: "chain",
    params: { n: "3" },
    seed: 1,
  }).window(15, 19);
}

test("text says what it holds and is read back", () => {
  const text = exportText(part());
  const head =
    "# switchyard recording 1: 4 of 401,233 steps, from step 15\n# run: chain n=3 seed 1\n";
  assert.ok(text.startsWith(head), text);
  const back = parseText(text);
  assert.deepEqual([back.from, back.total], [15, 401_233]);
  assert.equal(textOf(back), textOf(part()));
  const unknown = exportText(parseText("5 yield t1"));
  assert.match(
    unknown,
    /^# switchyard recording 1: 1 steps, from step 5; the length of the run is not known\n/,
  );
});

test("JSON has every event and says what it holds", () => {
  const j = JSON.parse(exportJSON(part()));
  assert.deepEqual(
    [j.format, j.version, j.from, j.steps, j.total],
    ["switchyard recording", 1, 15, 4, 401_233],
  );
  assert.equal(j.header, "4 of 401,233 steps, from step 15");
  assert.deepEqual(j.run, { workload: "chain", params: { n: "3" }, seed: 1 });
  assert.deepEqual(j.fields, ["kind", "a", "b", "obj", "val", "flags"]);
  assert.deepEqual(j.events[0], [6, 1, 4, 3, 0, 1]);
  assert.equal(j.kinds[(j.events[0]?.[0] ?? 0) - 1], "deliver");
  assert.equal(j.events.length, 4);
  assert.deepEqual(JSON.parse(exportJSON(new Recording(new Int32Array(0)))).events, []);
});

test("Mermaid has the deliveries in order, and refuses more than sixty", () => {
  assert.equal(
    exportMermaid(golden("chain/three")),
    `sequenceDiagram
  %% 31 of 31 steps, from step 0; 4 deliveries
  participant t1 as tasklet 1
  participant t2 as tasklet 2
  participant t3 as tasklet 3
  participant t4 as tasklet 4
  t1->>t4: channel 3, 0 (step 15)
  t4->>t3: channel 2, 1 (step 16)
  t3->>t2: channel 1, 2 (step 18)
  t2->>t1: channel 0, 3 (step 22)
`,
  );
  const mail = Array.from({ length: 61 }, () => "deliver t0 t1 c0 =1 !m");
  const refused = { message: "deliveries: 61: 60 at most in a sequence diagram" };
  assert.throws(() => exportMermaid(run(...mail)), refused);
  assert.match(exportMermaid(run(...mail.slice(1))), /t0-\)t1: inbox 0, 1 \(step 59\)/);
});

test("ShiViz: its own expression finds every event with a clock that grows by one", () => {
  const r = golden("hackysack/stackless");
  const text = exportShiViz(r);
  const [expression = "", blank, note] = text.split("\n");
  assert.equal(blank, "");
  assert.equal(note, "# 54 of 54 steps, from step 0");
  const body = text.slice(expression.length + 1);
  const found = [...body.matchAll(new RegExp(expression.replaceAll("\\\\", "\\"), "g"))];
  assert.equal(found.length, r.length);
  const own = new Map<string, number>();
  for (const [i, match] of found.entries()) {
    const { event = "", host = "", clock = "{}" } = match.groups ?? {};
    assert.ok(event.startsWith(`step ${i}: `), event);
    const clocks = JSON.parse(clock) as Record<string, number>;
    assert.equal(clocks[host], (own.get(host) ?? 0) + 1, `${host} at ${i}`);
    own.set(host, clocks[host] ?? 0);
    for (const [other, n] of Object.entries(clocks)) {
      assert.ok(n <= (own.get(other) ?? 0), `${host} knows ${n} of ${other} at ${i}`);
    }
  }
  const many = Array.from({ length: 51 }, (_, t) => `spawn t${t + 1} t0`);
  assert.throws(() => exportShiViz(run(...many)), {
    message: "tasklets: 51: 50 at most for clocks",
  });
});
