// What a sweep is to measure: a ready made one, or one of one's own.

import { useSignal } from "@preact/signals";
import type { Sweep, Workload } from "../../gen/types";
import { parseWhole } from "../../params/numbers";
import { checkSamples } from "../../params/settings";
import type { Range } from "../../params/sweepfield";
import { page, seedText, values } from "../../store";
import { type OwnSweep, ownSweeps, setOwnSweep } from "../../store/ownsweep";
import {
  freshSweep,
  linesOfPresets,
  linesOfValues,
  type Plan,
  paramsFor,
  plainRange,
  sweeping,
  valuesOf,
} from "../../store/sweep";
import { Ends } from "../ends";
import { exact, group } from "../figures/number";
import { headlineMetrics } from "../reference/headline";

/** Letters of a field: a link holds it. */
const LONGEST = 1000;

/** Samples of a point: a look, so that a sweep is quick. */
const FEW = "3";

interface Props {
  readonly workload: Workload;
  readonly start: (plan: Plan) => void;
}

export function SweepForm({ workload, start }: Props) {
  const ready = page(workload.id).value.page?.sweeps ?? [];
  const own = ownSweeps.value[workload.id];
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
    const taken = valuesOf(param, rangeOf(s));
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
        <Ends button="a sweep" busy={sweeping.value} />
        <button
          type="button"
          class="button"
          aria-expanded={own !== undefined}
          data-testid="sweep-own"
          onClick={() => setOwnSweep(workload.id, own ? null : fresh(workload))}
        >
          A sweep of your own
        </button>
      </div>
      {own && (
        <Own
          key={workload.id}
          workload={workload}
          own={own}
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

/** Empty where no numeric param matters: the form says so. */
const fresh = (workload: Workload): OwnSweep =>
  freshSweep(workload, values.value) ?? {
    x: "",
    series: "",
    metric: "",
    range: { from: "", to: "", points: "", list: "" },
  };

interface OwnProps {
  readonly workload: Workload;
  readonly own: OwnSweep;
  readonly ready: boolean;
  readonly start: (plan: Part) => void;
}

function Own({ workload, own, ready, start }: OwnProps) {
  const now = values.value;
  const numeric = paramsFor(workload, now, true);
  const others = paramsFor(workload, now, false);
  const metrics = headlineMetrics(workload, now);
  const change = (to: Partial<OwnSweep>) => setOwnSweep(workload.id, { ...own, ...to });
  const x = numeric.find((p) => p.key === own.x) ?? numeric[0];
  const series = others.find((p) => p.key === own.series);
  const metric = metrics.find((m) => m.name === own.metric) ?? metrics[0];
  if (!x || !metric) return <p class="quiet">No numeric param matters with these values.</p>;
  const range = x.key === own.x ? own.range : plainRange(x);
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
        onInput={(e) =>
          change({ x: x.key, range: { ...range, [key]: e.currentTarget.value.slice(0, LONGEST) } })
        }
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
            const chosen = numeric.find((p) => p.key === key);
            if (chosen) change({ x: key, range: plainRange(chosen) });
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
          choose={(key) => change({ series: key })}
        />
        <Select
          label="Show"
          id="sweep-metric"
          value={metric.name}
          options={metrics.map((m) => [m.name, m.label])}
          choose={(name) => change({ metric: name })}
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

const rangeOf = ({ from, to, points }: Sweep): Range => ({
  from: String(from),
  to: String(to),
  points: String(points),
  list: "",
});
