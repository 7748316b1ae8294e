import assert from "node:assert/strict";
import { test } from "node:test";
import type { Chart, ReferenceRow, Result, Workload } from "../../gen/types";
import { hasLine, sweepSeries } from "./sweep";

const chart: Chart = {
  kind: "sweep",
  title: "t",
  metric: "time",
  x: "players",
  series: "pause",
  log: true,
};

const preset = (id: string, values: Record<string, string>) => ({
  id,
  label: id,
  help: "",
  values,
  historic: false,
});
const param = (key: string, def: string) => ({
  key,
  kind: "choice" as const,
  label: key,
  help: "",
  unit: "",
  default: def,
  min: 0,
  max: 0,
  scale: "linear" as const,
  choices: [],
  when: [],
});

const workload = {
  params: [param("players", "100"), param("pause", "on"), param("drain", "on")],
  presets: [preset("default", {}), preset("busy", { pause: "off", drain: "off" })],
  metrics: [{ name: "time", unit: "s" }],
} as unknown as Workload;

const values = { players: "100", pause: "on", drain: "on" };

const row = (value: number, params: Record<string, string>): ReferenceRow => ({
  kind: "historic",
  machine: "m",
  runtime: "Axon",
  name: "time",
  unit: "s",
  metric: "time",
  value,
  params,
});

test("points of a series rise in x, whatever the order of the rows", () => {
  const rows = [row(3, { ...values, players: "1000" }), row(1, { ...values, players: "10" })];
  const [series] = sweepSeries(workload, chart, [], { sources: [], rows }, values);
  assert.deepEqual(series?.points, [
    { x: 10, y: 1 },
    { x: 1000, y: 3 },
  ]);
});

test("another value of the series param brings along what its first preset sets", () => {
  const rows = [
    row(5, { players: "10", pause: "off", drain: "off" }),
    row(6, { players: "10", pause: "on", drain: "off" }),
  ];
  const series = sweepSeries(workload, chart, [], { sources: [], rows }, values);
  assert.deepEqual(
    series.map((s) => [s.value, s.points]),
    [["off", [{ x: 10, y: 5 }]]],
  );
});

test("results from elsewhere are a series of their own, of the same params but for the axes", () => {
  const from = (label: string, players: string, median: number, more = {}) => ({
    kind: "elsewhere" as const,
    label,
    result: {
      params: { ...values, players, ...more },
      metrics: { time: { median } },
      verified: true,
      mode: "measure",
    } as unknown as Result,
  });
  const others = [
    from("native.txt", "1000", 3),
    from("native.txt", "10", 1),
    from("native.txt", "20", 2, { drain: "off" }),
    from("ann.json", "10", 5),
  ];
  const series = sweepSeries(workload, chart, [], undefined, values, others);
  assert.deepEqual(
    series.map((s) => [s.kind, s.label, s.points.map((p) => p.y)]),
    [
      ["elsewhere", "native.txt", [1, 3]],
      ["elsewhere", "ann.json", [5]],
    ],
  );
});

test("a row without the param of the x axis, or in another unit, is no point", () => {
  const rows = [row(1, { pause: "on" }), { ...row(1, values), unit: "ms" }];
  assert.deepEqual(sweepSeries(workload, chart, [], { sources: [], rows }, values), []);
});

test("a line needs two points of one series", () => {
  const at = (...players: string[]) =>
    sweepSeries(
      workload,
      chart,
      [],
      { sources: [], rows: players.map((p) => row(1, { ...values, players: p })) },
      values,
    );
  assert.equal(hasLine(at("10")), false);
  assert.equal(hasLine([...at("10"), ...at("100")]), false);
  assert.equal(hasLine(at("10", "100")), true);
  assert.equal(hasLine([]), false);
});

test("of the presets with another value of the series param the nearest to now counts", () => {
  const two = {
    ...workload,
    params: [...workload.params, param("cost", "100")],
    presets: [
      preset("default", {}),
      preset("busy", { pause: "off", drain: "off" }),
      preset("newer", { cost: "18" }),
      preset("busy-newer", { pause: "off", drain: "off", cost: "18" }),
    ],
  } as Workload;
  const rows = [
    row(5, { players: "10", pause: "off", drain: "off", cost: "100" }),
    row(6, { players: "10", pause: "off", drain: "off", cost: "18" }),
  ];
  const now = { ...values, cost: "18" };
  const series = sweepSeries(two, chart, [], { sources: [], rows }, now);
  assert.deepEqual(
    series.map((s) => [s.value, s.points]),
    [["off", [{ x: 10, y: 6 }]]],
  );
});

test("a preset goes with now only if no preset of the same series value is nearer to it", () => {
  const two = { ...workload, params: [...workload.params, param("cores", "2")] } as Workload;
  const rows = [row(5, { players: "10", pause: "off", drain: "off", cores: "2" })];
  const of = (cores: string) =>
    sweepSeries(two, chart, [], { sources: [], rows }, { ...values, cores }).length;
  assert.equal(of("2"), 1);
  assert.equal(of("1"), 0);
});
