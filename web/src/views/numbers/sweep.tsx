// A sweep: the ready made ones at a click, or any numeric param over a range
// or a list; a chart with the historic points, drawn while it goes on.

import type { Workload } from "../../gen/types";
import { page } from "../../store";
import { sweepAsked } from "../../store/ownsweep";
import { type SweepState, startSweep, stopSweep, sweep, sweeping } from "../../store/sweep";
import { SweepChart } from "../charts/sweepchart";
import { durationText } from "../figures/duration";
import { GAP, group } from "../figures/number";
import { useLinkedInSight } from "../linkedinsight";
import { saveSweep } from "./sweepcsv";
import { SweepForm } from "./sweepform";

export function Sweeps({ workload }: { workload: Workload }) {
  const state = sweep.value;
  const reference = page(workload.id).value.page?.reference;
  const mine = state.plan?.workload === workload.id;
  const box = useLinkedInSight(sweepAsked);
  return (
    <div class="sweeps" data-testid="sweep" ref={box}>
      <SweepForm workload={workload} start={(plan) => startSweep(workload, plan)} />
      {mine && <Progress state={state} />}
      {!mine && sweeping.value && <p class="aside">A sweep of {state.plan?.workload} goes on.</p>}
      {mine && state.plan && (
        <SweepChart
          workload={workload}
          chart={{
            kind: "sweep",
            title: titleOf(workload, state.plan),
            metric: state.plan.metric,
            x: state.plan.x,
            series: state.plan.series,
            log: true,
          }}
          results={state.results}
          reference={reference}
          values={state.plan.lines[0]?.params ?? {}}
        />
      )}
      {mine && <Missing workload={workload} state={state} />}
      {mine && state.results.length > 0 && !sweeping.value && (
        <p>
          <button
            type="button"
            class="button"
            data-testid="sweep-csv"
            onClick={() => saveSweep(workload, state)}
          >
            Save as CSV
          </button>
        </p>
      )}
    </div>
  );
}

type Plan = NonNullable<SweepState["plan"]>;

function titleOf(workload: Workload, { metric, x }: Plan): string {
  const y = workload.metrics.find((m) => m.name === metric)?.label ?? metric;
  const over = workload.params.find((p) => p.key === x)?.label.toLowerCase() ?? x;
  return `${y} over ${over}`;
}

function Progress({ state }: { state: SweepState }) {
  const { status, done, points, now, plan } = state;
  const part = points > 0 ? done / points : 0;
  const at = now && plan ? [plan.x, plan.series].filter((k) => k !== "") : [];
  return (
    <div class="race-controls" data-testid="sweep-state" data-status={status}>
      {sweeping.value && (
        <button type="button" class="button stop" data-testid="sweep-stop" onClick={stopSweep}>
          Stop
        </button>
      )}
      <div class="race-state">
        <p role="status">{words(state)}</p>
        <p class="quiet small">
          {now
            ? at.map((key) => `${key} ${group(now[key] ?? "")}`).join(", ")
            : durationText(state.elapsed)}
        </p>
      </div>
      <div
        class={`progress ${status}`}
        role="progressbar"
        aria-label="Progress of the sweep"
        aria-valuemin={0}
        aria-valuemax={points}
        aria-valuenow={done}
      >
        <span style={{ "--part": part }} />
      </div>
    </div>
  );
}

function words({ status, done, points }: SweepState): string {
  switch (status) {
    case "idle":
      return "Not run yet";
    case "waiting":
      return "Waits until the tab is seen: browsers slow hidden tabs";
    case "running":
      return `Point ${done + 1} of${GAP}${points}`;
    case "stopped":
      return `Stopped: ${done} of${GAP}${points} points are kept`;
    case "done":
      return `Done: ${points} points`;
  }
}

function Missing({ workload, state }: { workload: Workload; state: SweepState }) {
  const { missing, plan } = state;
  if (missing.length === 0 || !plan) return null;
  const x = workload.params.find((p) => p.key === plan.x);
  return (
    <ul class="sentences" data-testid="sweep-missing">
      {missing.map(({ params, message }) => (
        <li class="warning small">
          No point at {group(params[plan.x] ?? "")} {x?.unit ?? ""}
          {plan.series !== "" && `, ${plan.series} ${params[plan.series]}`}: {message}
        </li>
      ))}
    </ul>
  );
}
