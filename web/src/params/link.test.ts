import assert from "node:assert/strict";
import { test } from "node:test";
import type { Param, Workload } from "../gen/types";
import { abField, abOf } from "./abfield";
import {
  type Configuration,
  type Extras,
  plainConfiguration,
  type Route,
  readLink,
  writeLink,
} from "./link";
import { type Place, START, startPlace } from "./place";
import { sweepField, sweepOf } from "./sweepfield";

function param(key: string, kind: Param["kind"], more: Partial<Param>): Param {
  const plain = {
    label: "",
    help: "",
    unit: "",
    min: 0,
    max: 0,
    least: 0,
    scale: "linear",
    choices: [],
    when: [],
  };
  return { key, kind, ...plain, default: "", ...more } as Param;
}

const chain = {
  id: "chain",
  params: [
    param("n", "int", { default: "100000", min: 1, max: 10_000_000 }),
    param("delay", "float", { default: "0.5", min: 0, max: 1e30 }),
    param("engine", "choice", {
      default: "soft",
      choices: ["soft", "hard"].map((value) => ({ value, label: "", help: "", native: false })),
    }),
    param("pause", "switch", { default: "off" }),
  ],
  presets: [
    { id: "default", values: {} },
    { id: "three", values: { n: "3", engine: "hard" } },
  ],
} as unknown as Workload;
const workloads = [chain, { ...chain, id: "ccbench" }];
const at: Route = { screen: "workload", workload: "chain", tab: "picture" };

function configured(change: Partial<Configuration>): Configuration {
  return { ...plainConfiguration(), ...change };
}

// Golden links: they must mean the same for ever.
const golden: [link: string, route: Partial<Route>, configuration: Partial<Configuration>][] = [
  ["", { screen: "yard" }, {}],
  ["#docs", { screen: "docs" }, {}],
  ["#docs/chain", { screen: "docs", topic: "chain" }, {}],
  ["#challenge", { screen: "challenge" }, {}],
  ["#challenge?v=2&rounds=20&x", { screen: "challenge", rounds: "20" }, {}],
  ["#chain", { screen: "workload", workload: "chain" }, {}],
  ["#chain?v=2&n=3&x", { workload: "chain" }, { params: { n: "3" } }],
  ["#chain?v=2&delay=1e%2B21&x", { workload: "chain" }, { params: { delay: "1e+21" } }],
  [
    "#ccbench?v=2&n=7&engine=hard&pause=on&seed=42&samples=30&mode=study&tab=numbers&x",
    { workload: "ccbench", tab: "numbers" },
    { params: { n: "7", engine: "hard", pause: "on" }, seed: "42", samples: "30", mode: "study" },
  ],
];

// The same for sweeps, comparisons of two and the big mode.
const extras: [link: string, extras: Partial<Extras>][] = [
  ["#chain?v=2&tab=numbers&sweep=n:10..100000:5&x", { sweep: "n:10..100000:5" }],
  ["#chain?v=2&tab=numbers&sweep=n:10,100,1000/pause&x", { sweep: "n:10,100,1000/pause" }],
  [
    "#chain?v=2&n=3&tab=numbers&sweep=delay:0.5..2.5:5/engine&x",
    { sweep: "delay:0.5..2.5:5/engine" },
  ],
  ["#chain?v=2&n=3&tab=numbers&ab=engine:hard&x", { ab: "engine:hard" }],
  ["#chain?v=2&tab=numbers&sweep=n:10,100&ab=n:500/20&x", { sweep: "n:10,100", ab: "n:500/20" }],
  ["#chain?v=2&n=3&big=on&x", { big: true }],
  ["#challenge?v=2&rounds=20&big=on&x", { big: true }],
  ["#challenge?v=2&big=on&x", { big: true }],
];

test("golden links to a sweep, to a comparison and in the big mode are read and written to the letter", () => {
  for (const [text, want] of extras) {
    const link = readLink(workloads, text);
    assert.deepEqual(link.errors, [], text);
    const { place, sweep, ab, big } = link;
    const plain = { place: null, sweep: "", ab: "", big: false };
    assert.deepEqual({ place, sweep, ab, big }, { ...plain, ...want }, text);
    assert.equal(writeLink(workloads, link.route, link, link), text);
  }
});

test("a sweep is taken whole or told what would be right", () => {
  const form = /a numeric param with least, greatest and number of values, as in n:10..1000:3/;
  const cases: [field: string, error: RegExp][] = [
    ["n", /: n: "": a whole number from 1 to 10000000$/],
    ["m:1..2:2", form],
    ["engine:1..2:2", form],
    ["n:1..2:2/n", form],
    ["n:1..2:2/", form],
    ["n:0..2:2", /n: "0": a whole number from 1/],
    ["n:1..2:51", /points: "51": a whole number from 2 to 50/],
    ["n:1..2", /points: "": a whole number from 2 to 50/],
    ["n:2..2:2", /least below greatest/],
    ["n:1,,3", /n: "": a whole number from 1/],
    [`n:${"1,".repeat(50)}1`, /at most 50 values/],
  ];
  for (const [field, error] of cases) {
    const link = readLink(workloads, `#chain?v=2&delay=2&sweep=${field}&x`);
    assert.match(link.errors[0] ?? "", error, field);
    assert.deepEqual([link.errors.length, link.sweep, link.params], [1, "", { delay: "2" }]);
  }
  const loose = readLink(workloads, "#chain?sweep=n:1e1..1_000:3");
  assert.equal(loose.sweep, "n:10..1000:3");
  assert.equal(loose.route.tab, "numbers");
  assert.equal(sweepField(sweepOf(loose.sweep)), loose.sweep);
  assert.equal(sweepField(sweepOf("n:10,100/engine")), "n:10,100/engine");
});

// The same for places in a recording.
const places: [link: string, place: Partial<Place>][] = [
  ["#chain?v=2&step=start&x", {}],
  ["#chain?v=2&n=3&step=0&x", { step: 0 }],
  ["#chain?v=2&n=3&step=16&at=t4&x", { step: 16, at: 4 }],
  ["#chain?v=2&seed=7&step=38112&view=space-time&x", { step: 38112, view: "space-time" }],
  ["#chain?v=2&step=start&at=t0&with=pause:on&x", { at: 0, beside: "pause:on" }],
  [
    "#chain?v=2&step=9007199254740991&with=preset:three&x",
    { step: 2 ** 53 - 1, beside: "preset:three" },
  ],
];

test("golden links to a step are read and written to the letter", () => {
  assert.equal(readLink(workloads, "#chain?v=1&n=3").place, null);
  for (const [text, place] of places) {
    const link = readLink(workloads, text);
    assert.deepEqual(link.errors, [], text);
    assert.deepEqual(link.place, { ...startPlace, ...place }, text);
    assert.equal(writeLink(workloads, link.route, link, link), text);
  }
});

test("of a place too, one bad field is reported and the good ones are kept", () => {
  const steps = `start, or a whole number from 0 to ${2 ** 53 - 1}`;
  const cases: [field: string, error: string][] = [
    ["step=-1", `step: "-1": ${steps}`],
    ["step=1.5", `step: "1.5": ${steps}`],
    ["step=9007199254740992", `step: "9007199254740992": ${steps}`],
    ["step", 'step: "": key=value would be right'],
    ["view=cinema", 'view: "cinema": one of map, space-time, lanes, tiles, front, matrix'],
    [
      "with=",
      'with: "": a param and its value, as in n:100000, or preset: and one of default, three',
    ],
    ["with=n:0", 'with: "n:0": n: "0": a whole number from 1 to 10000000'],
    [
      "with=preset:four",
      'with: "preset:four": a param and its value, as in n:100000, or preset: and one of default, three',
    ],
  ];
  for (const [field, error] of cases) {
    const link = readLink(workloads, `#chain?v=1&n=3&at=t2&${field}`);
    assert.deepEqual(link.errors, [error]);
    assert.deepEqual(link.params, { n: "3" });
    assert.deepEqual(link.place, { ...startPlace, at: 2 });
  }
  for (const text of ["513", "t", "t-1", "t16777216", "c3", "t1.5"]) {
    const link = readLink(workloads, `#chain?v=1&step=5&at=${text}`);
    assert.deepEqual(link.errors, [`at: "${text}": t and the number of a tasklet, as in t513`]);
    assert.equal(link.place?.step, 5);
  }
  assert.equal(readLink(workloads, "#chain?v=1&step=x").place?.step, START);
});

test("golden links are read and written to the letter", () => {
  for (const [text, route, configuration] of golden) {
    const link = readLink(workloads, text);
    assert.deepEqual(link.errors, [], text);
    assert.deepEqual({ ...link.route, ...route }, link.route, text);
    const { params, seed, samples, mode } = link;
    assert.deepEqual({ params, seed, samples, mode }, configured(configuration), text);
    assert.equal(writeLink(workloads, link.route, link), text);
  }
});

test("a link written by hand needs no version, order or canonical form", () => {
  const link = readLink(workloads, "chain?pause=true&n=1_000");
  assert.deepEqual(link.params, { pause: "on", n: "1000" });
  // Nor the end, which may stay where somebody took the version away.
  assert.deepEqual(readLink(workloads, "#chain?n=1000&pause=on&x"), link);
  assert.equal(writeLink(workloads, link.route, link), "#chain?v=2&n=1000&pause=on&x");
});

test("a preset's values come first, wherever it stands, and the link is written without it", () => {
  const cases: [text: string, params: Record<string, string>, written: string][] = [
    ["#chain?preset=three", { n: "3", engine: "hard" }, "#chain?v=2&n=3&engine=hard&x"],
    ["#chain?n=5&preset=three", { n: "5", engine: "hard" }, "#chain?v=2&n=5&engine=hard&x"],
    [
      "#chain?v=1&preset=three&engine=soft&seed=7",
      { n: "3", engine: "soft" },
      "#chain?v=2&n=3&seed=7&x",
    ],
    ["#chain?preset=default", {}, "#chain"],
  ];
  for (const [text, params, written] of cases) {
    const link = readLink(workloads, text);
    assert.deepEqual(link.errors, [], text);
    assert.deepEqual(link.params, params, text);
    assert.equal(writeLink(workloads, link.route, link), written);
  }
});

test("one bad field is reported and the good ones are kept", () => {
  const cases: [field: string, error: string][] = [
    ["n=0", 'n: "0": a whole number from 1 to 10000000'],
    ["n", 'n: "": key=value would be right'],
    ["engine=os", 'engine: "os": one of soft, hard'],
    ["seed=-1", 'seed: "-1": a whole number from 0 to 4294967295'],
    ["samples=1001", 'samples: "1001": a whole number from 1 to 1000'],
    ["mode=look", 'mode: "look": one of measure, watch, study'],
    ["tab=code", 'tab: "code": one of picture, numbers, story'],
    ["colour=red", 'colour: "red": no such param of chain: it has n, delay, engine, pause'],
    ["constructor=1", 'constructor: "1": no such param of chain: it has n, delay, engine, pause'],
    ["__proto__=1", '__proto__: "1": no such param of chain: it has n, delay, engine, pause'],
    [
      "n=%zz",
      'n: "%zz": % before two hexadecimal digits of UTF-8 would be right, %25 for % itself',
    ],
    [
      "n=%E0",
      'n: "%E0": % before two hexadecimal digits of UTF-8 would be right, %25 for % itself',
    ],
    ["pause=off", 'pause: "off": given twice: once would be right'],
    ["", '"": "": key=value would be right'],
    ["preset=four", 'preset: "four": one of default, three'],
    ["preset", 'preset: "": one of default, three'],
    ["preset=default&preset=three", 'preset: "three": given twice: once would be right'],
  ];
  for (const [field, error] of cases) {
    const link = readLink(workloads, `#chain?v=1&pause=on&${field}&delay=0.25`);
    assert.deepEqual(link.errors, [error]);
    assert.deepEqual(link.params, { pause: "on", delay: "0.25" });
  }
});

test("an unknown workload is told, with those that exist", () => {
  const link = readLink(workloads, "#taskspeed?v=1&n=3");
  assert.equal(link.route.screen, "unknown");
  assert.deepEqual(link.errors, ['workload: "taskspeed": one of chain, ccbench']);
  for (const short of ["c", "chai", "ccb", "boar", "challeng"])
    assert.match(readLink(workloads, `#${short}`).errors[0] ?? "", /link may have been cut$/);
});

test("a link of another version says so and shows the defaults", () => {
  const link = readLink(workloads, "#chain?v=3&n=3");
  assert.deepEqual(link.params, {});
  assert.deepEqual(link.errors, [
    'v: "3": made by a newer version of the page, this one reads 2: reload it',
  ]);
  for (const v of ["0", "two", "", "2.5", "1234"])
    assert.deepEqual(readLink(workloads, `#chain?v=${v}&n=3`).errors, [
      `v: "${v}": 2 would be right`,
    ]);
});

test("a link too long is refused whole", () => {
  const link = readLink(workloads, `#chain?v=1&n=${"1".repeat(4000)}`);
  assert.equal(link.route.screen, "yard");
  assert.deepEqual(link.errors, ["link: 4012 characters: at most 4000"]);
});

test("texts that cannot be taken are left out of the link", () => {
  const bad = configured({ params: { n: "many", engine: "hard" }, seed: "x", samples: "0" });
  assert.equal(writeLink(workloads, at, bad), "#chain?v=2&engine=hard&x");
});

test("whatever is read, reading again what is written gives the same", () => {
  // A fixed pseudo-random walk over the characters that mean something.
  const pieces = [
    "#",
    "chain",
    "?",
    "&",
    "=",
    "v=1",
    "v=2",
    "x",
    "n",
    "5",
    "engine",
    "hard",
    "%",
    "%41",
    "/",
    "docs",
    "_",
    "é",
    "tab",
    "story",
    "step",
    "start",
    "view=map",
    "at=t",
    "with=n:5",
  ];
  let state = 12345;
  for (let i = 0; i < 5000; i++) {
    let text = i % 2 ? "#chain?" : "";
    for (let j = 0; j < 8; j++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      text += pieces[(state >>> 8) % pieces.length];
    }
    const link = readLink(workloads, text);
    const written = writeLink(workloads, link.route, link, link);
    const again = readLink(workloads, written);
    if (link.route.screen === "unknown") continue;
    assert.deepEqual(again.errors, [], text);
    assert.deepEqual({ ...again, errors: [] }, { ...link, errors: [] }, text);
  }
});

test("a challenge's rounds are checked, and their default is left out", () => {
  const plain = readLink(workloads, "#challenge?v=1&rounds=6");
  assert.equal(writeLink(workloads, plain.route, plain), "#challenge");
  const wrong = readLink(workloads, "#challenge?rounds=51&n=3&rounds=2");
  assert.deepEqual(wrong.route, { screen: "challenge", tab: "picture" });
  assert.deepEqual(wrong.errors, [
    'rounds: "51": a whole number from 1 to 50',
    'n: "3": no such key of the challenge: it has rounds',
    'rounds: "2": given twice: once would be right',
  ]);
  assert.match(
    readLink(workloads, "#challenge?v=3&rounds=3").errors[0] ?? "",
    /^v: "3": made by a newer/,
  );
});

test("links that version 1 of the page wrote mean what they meant, for ever", () => {
  for (const [text] of [...golden, ...places, ...extras]) {
    const old = text.replace("?v=2&", "?v=1&").replace(/&x$/, "");
    const [link, now] = [readLink(workloads, old), readLink(workloads, text)];
    assert.deepEqual(link, now, old);
  }
});

test("a link that is cut says so, wherever, and keeps the fields that are whole", () => {
  const whole = "#chain?v=2&n=5000&engine=hard&pause=on&seed=42&x";
  for (let n = "#chain?".length; n < whole.length; n++) {
    const text = whole.slice(0, n);
    const link = readLink(workloads, text);
    assert.equal(link.route.workload, "chain", text);
    assert.match(link.errors[0] ?? "", /^link: cut: its end, &x, is missing; /, text);
    if (n > whole.indexOf("&engine")) assert.equal(link.params.n, "5000", text);
    else assert.deepEqual(link.params, {}, text);
    if (n <= whole.indexOf("&pause")) assert.equal(link.params.engine, undefined, text);
  }
  assert.deepEqual(readLink(workloads, "#chain?v=2&n=5000&seed=4").errors, [
    'link: cut: its end, &x, is missing; "seed=4", the last field, is left out: copy the whole link again',
  ]);
  // An x elsewhere is no end.
  assert.equal(readLink(workloads, "#chain?v=2&x&n=5").errors.length, 2);
});

test("fields behind a screen that has none are told", () => {
  for (const [text, screen, error] of [
    ["#board?x=1", "board", 'link: "?x=1": board has no fields'],
    ["#docs/chain?v=2&big=on&x", "docs", 'link: "?v=2&big=on&x": docs has no fields'],
  ]) {
    const link = readLink([], text ?? "");
    assert.deepEqual([link.route.screen, link.errors], [screen, [error]]);
  }
});

test("a comparison is taken whole or told what would be right", () => {
  const cases: [field: string, error: RegExp][] = [
    ["n", /^ab: "n": n: "": a whole number from 1 to 10000000$/],
    ["n:0/6", /^ab: "n:0": n: "0": a whole number from 1/],
    ["m:1", /^ab: "m:1": a param and its value, as in n:/],
    ["engine:gone", /^ab: "engine:gone": engine: "gone": one of /],
    ["engine:hard/7", /^ab: "engine:hard\/7": behind the \/ one of 6, 10, 20 rounds$/],
    ["engine:hard/", /behind the \/ one of 6, 10, 20 rounds$/],
  ];
  for (const [field, error] of cases) {
    const link = readLink(workloads, `#chain?v=2&delay=2&ab=${field}&x`);
    assert.match(link.errors[0] ?? "", error, field);
    assert.deepEqual([link.errors.length, link.ab, link.params], [1, "", { delay: "2" }]);
  }
  const loose = readLink(workloads, "#chain?ab=n:1e3/10");
  assert.deepEqual([loose.ab, loose.route.tab], ["n:1000", "numbers"]);
  assert.equal(abField(abOf("n:500/20")), "n:500/20");
});
