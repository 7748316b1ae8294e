// What a sweep is to measure: a ready made one, or one of one's own.

import { useSignal } from "@preact/signals";
import type { Param, Sweep, Workload } from "../../gen/types";
import { parseWhole } from "../../params/numbers";
import { checkSamples } from "../../params/settings";
import { page, seedText, values } from "../../store";
import {
  linesOfPresets,
  linesOfValues,
  mostPoints,
  type Plan,
  paramsFor,
  type Range,
  sweeping,
  valuesOf,
} from "../../store/sweep";
import { exact, group } from "../figures/number";
import { headlineMetrics } from "../reference/headline";

/** Samples of a point: a look, so that a sweep is quick. */
const FEW = "3";

interface Props {
  readonly workload: Workload;
  readonly start: (plan: Plan) => void;
}

export function SweepForm({ workload, start }: Props) {
  const ready = page(workload.id).value.page?.sweeps ?? [];
  const own = useSignal(false);
  const samples = useSignal(FEW);
  const count = checkSamples(samples.value);
  const common = {
    workload: workload.id,
    seed: Number(parseWhole(seedText.value) ?? 1),
    samples: count.ok ? Number(count.value) : 0,
  };
  const run = (s: Sweep) => {
    const param = workload.params.find((p) => p.key === s.x);
    if (!param) return;
    const taken = valuesOf(param, rangeOf(s.from, s.to, s.points));
    if (!taken.ok) return;
    const { metric, x, series } = s;
    const lines = linesOfPresets(workload, s);
    start({ ...common, metric, x, series, xs: taken.values, lines });
  };
  return (
    <>
      {ready.map((s) => (
        <div class="sweep-ready">
          <button
            type="button"
            class="button"
            data-testid={`sweep-${s.id}`}
            disabled={sweeping.value || !count.ok}
            onClick={() => run(s)}
          >
            {s.label}
          </button>
          <span class="quiet small">{s.help}</span>
        </div>
      ))}
      <div class="sweep-settings">
        <label>
          <span>Samples a point</span>
          <input
            class="input"
            inputMode="numeric"
            autocomplete="off"
            data-testid="sweep-samples"
            value={samples.value}
            aria-invalid={!count.ok}
            onInput={(e) => (samples.value = e.currentTarget.value)}
          />
        </label>
        <p class="quiet small">{count.ok ? samplesText(Number(count.value)) : count.error}</p>
        <button
          type="button"
          class="button"
          aria-expanded={own.value}
          data-testid="sweep-own"
          onClick={() => (own.value = !own.value)}
        >
          A sweep of your own
        </button>
      </div>
      {own.value && (
        <Own
          key={workload.id}
          workload={workload}
          ready={count.ok && !sweeping.value}
          start={(plan) => start({ ...common, ...plan })}
        />
      )}
    </>
  );
}

function samplesText(n: number): string {
  if (n === 1) return "One has hardly a warm-up: a look, no measurement.";
  const few = n < 6 ? " Fewer than six give a median without an interval." : "";
  return `Each of at least 50 ms, after a warm-up.${few}`;
}

type Part = Pick<Plan, "metric" | "x" | "series" | "xs" | "lines">;

interface OwnProps {
  readonly workload: Workload;
  readonly ready: boolean;
  readonly start: (plan: Part) => void;
}

function Own({ workload, ready, start }: OwnProps) {
  const now = values.value;
  const numeric = paramsFor(workload, now, true);
  const others = paramsFor(workload, now, false);
  const metrics = headlineMetrics(workload, now);
  const chosenX = useSignal("");
  const chosenSeries = useSignal("");
  const chosenMetric = useSignal("");
  const changed = useSignal<Partial<Range>>({});
  const x = numeric.find((p) => p.key === chosenX.value) ?? numeric[0];
  const series = others.find((p) => p.key === chosenSeries.value);
  const metric = metrics.find((m) => m.name === chosenMetric.value) ?? metrics[0];
  if (!x || !metric) return <p class="quiet">No numeric param matters with these values.</p>;
  const range = { ...plain(x), ...changed.value };
  const taken = valuesOf(x, range);
  const lines = linesOfValues(series, now);
  const field = (key: keyof Range, label: string) => (
    <label>
      <span>{label}</span>
      <input
        class="input"
        autocomplete="off"
        data-testid={`sweep-${key}`}
        value={range[key]}
        disabled={key !== "list" && range.list.trim() !== ""}
        onInput={(e) => (changed.value = { ...changed.value, [key]: e.currentTarget.value })}
      />
    </label>
  );
  return (
    <form
      class="sweep-own"
      onSubmit={(e) => {
        e.preventDefault();
        if (!taken.ok || !ready) return;
        const plan = { metric: metric.name, x: x.key, series: series?.key ?? "" };
        start({ ...plan, xs: taken.values, lines });
      }}
    >
      <div class="sweep-fields">
        <Select
          label="Over"
          id="sweep-x"
          value={x.key}
          options={numeric.map((p) => [p.key, p.label])}
          choose={(key) => {
            chosenX.value = key;
            changed.value = {};
          }}
        />
        {field("from", "From")}
        {field("to", "To")}
        {field("points", "Points")}
        {field("list", "Or these values")}
        <Select
          label="A line for each"
          id="sweep-series"
          value={series?.key ?? ""}
          options={[["", "(one line)"], ...others.map((p): Option => [p.key, p.label])]}
          choose={(key) => (chosenSeries.value = key)}
        />
        <Select
          label="Show"
          id="sweep-metric"
          value={metric.name}
          options={metrics.map((m) => [m.name, m.label])}
          choose={(name) => (chosenMetric.value = name)}
        />
      </div>
      <p class={taken.ok ? "quiet small" : "warning small"} role="status">
        {taken.ok
          ? `${exact(taken.values.length * lines.length)} points: ${x.label.toLowerCase()} ${taken.values.map(group).join(", ")}${lines.length > 1 ? `, each ${lines.length} times` : ""}. The other params are those at the left.`
          : taken.error}
      </p>
      <button type="submit" class="button" data-testid="sweep-run" disabled={!taken.ok || !ready}>
        Run the sweep
      </button>
    </form>
  );
}

type Option = [value: string, label: string];

interface SelectProps {
  readonly label: string;
  readonly id: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly choose: (value: string) => void;
}

function Select({ label, id, value, options, choose }: SelectProps) {
  return (
    <label>
      <span>{label}</span>
      <select class="input select" data-testid={id} onChange={(e) => choose(e.currentTarget.value)}>
        {options.map(([v, text]) => (
          <option value={v} selected={v === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

const rangeOf = (from: number, to: number, points: number): Range => ({
  from: String(from),
  to: String(to),
  points: String(points),
  list: "",
});

/** The fields at first: around what is usual, a point a decade where the scale is logarithmic. */
function plain(param: Param): Range {
  const usual = Number(param.default);
  if (param.scale !== "log") {
    const to = Math.min(param.max, Math.max(2 * usual, param.min + 1));
    const whole = param.kind === "int" ? to - param.min + 1 : mostPoints;
    return rangeOf(param.min, to, Math.max(2, Math.min(8, whole)));
  }
  const from = Math.max(param.min, 10 ** Math.floor(Math.log10(Math.max(usual, 1) / 1000)));
  const to = Math.min(param.max, usual);
  const decades = Math.round(Math.log10(to / from));
  return from < to ? rangeOf(from, to, Math.max(3, decades + 1)) : rangeOf(param.min, param.max, 4);
}
