// Everything that was measured, beside everything it compares with.

import type { Chart, Reference, Result, Workload } from "../../gen/types";
import { peerSpecs } from "../../lib/peer/specs";
import { page, results, run, values } from "../../store";
import { nativeHere } from "../../store/native";
import { RefChart } from "../charts/refchart";
import { RowsChart } from "../charts/rowschart";
import { Strip } from "../charts/strip";
import { SweepChart } from "../charts/sweepchart";
import { fewText } from "../figures/spread";
import { Lazy } from "../lazy";
import { headlineMetrics, quotable } from "../reference/headline";
import { differing } from "../reference/match";
import { Board } from "../workload/board";
import { newest } from "../workload/verdict";
import { Checks } from "./checks";
import { Environment } from "./environment";
import { Loaded } from "./loaded";
import { Marks } from "./marks";
import { ReferenceTable } from "./references";
import { ResultsTable } from "./results";

const native = () => import("./native").then((m) => m.Native);
const against = () => import("./against").then((m) => m.Against);

const twoConfigurations = () => import("../ab/ab").then((m) => m.TwoConfigurations);
const overhead = () => import("../overhead/overhead").then((m) => m.Overhead);
const sweeps = () => import("./sweep").then((m) => m.Sweeps);
const exchange = () => import("../exchange/exchange").then((m) => m.Exchange);

const hasPeers = ({ id }: Workload) => peerSpecs.some((s) => s.workload === id);

export function Numbers({ workload }: { workload: Workload }) {
  const all = results.value[workload.id] ?? [];
  const last = newest(workload);
  const current = last && differing(last.params, values.value).length === 0 ? last : undefined;
  const quoted = quotable(all, values.value);
  const state = page(workload.id).value;
  const reference = state.page?.reference;
  return (
    <div class="numbers">
      <Other workload={workload} last={last} current={current} />
      <section aria-labelledby="n-headline">
        <h2 id="n-headline">Headline</h2>
        <Board workload={workload} all />
      </section>
      {workload.charts.map((c, i) => (
        <section aria-labelledby={`n-chart-${i}`}>
          <h2 id={`n-chart-${i}`}>{c.title}</h2>
          <Loaded id={workload.id}>
            <AnyChart
              workload={workload}
              chart={c}
              result={quoted}
              all={all}
              reference={reference}
              values={values.value}
            />
          </Loaded>
        </section>
      ))}
      {quoted && (
        <section aria-labelledby="n-samples">
          <h2 id="n-samples">Samples</h2>
          <Few result={quoted} />
          <Marks workload={workload} result={quoted} />
          {headlineMetrics(workload, quoted.params).map((m) => {
            const measured = quoted.metrics[m.name];
            return measured && <Strip metric={m} measured={measured} of={quoted.samples} />;
          })}
        </section>
      )}
      {nativeHere() && (
        <section aria-labelledby="n-native">
          <h2 id="n-native">Natively, on this machine</h2>
          <Lazy load={native} props={{ workload }} what="the native run" />
        </section>
      )}
      <section aria-labelledby="n-ab">
        <h2 id="n-ab">Two configurations in turn, A and B</h2>
        <Lazy load={twoConfigurations} props={{ workload }} what="the comparison of two" />
      </section>
      {hasPeers(workload) && (
        <section aria-labelledby="n-against">
          <h2 id="n-against">Against other ways to do it in this browser</h2>
          <Lazy load={against} props={{ workload }} what="the comparison with peers" />
        </section>
      )}
      <section aria-labelledby="n-overhead">
        <h2 id="n-overhead">What watching costs</h2>
        <Lazy load={overhead} props={{ workload }} what="what watching costs" />
      </section>
      <section aria-labelledby="n-sweep">
        <h2 id="n-sweep">Sweep: one param from small to large</h2>
        <Lazy load={sweeps} props={{ workload }} what="the sweeps" />
      </section>
      <section aria-labelledby="n-exchange">
        <h2 id="n-exchange">Files and results from elsewhere</h2>
        <Lazy load={exchange} props={{ workload, result: quoted }} what="exports and imports" />
      </section>
      <ResultsTable
        workload={workload}
        result={quoted}
        reference={reference}
        values={values.value}
      />
      {current && <Checks workload={workload} result={current} />}
      {current && <Environment result={current} />}
      <section aria-labelledby="n-reference">
        <h2 id="n-reference">Reference figures</h2>
        <Loaded id={workload.id}>
          {reference && (
            <ReferenceTable workload={workload} reference={reference} values={values.value} />
          )}
        </Loaded>
      </section>
    </div>
  );
}

interface ChartProps {
  readonly workload: Workload;
  readonly chart: Chart;
  readonly result: Result | undefined;
  readonly all: readonly Result[];
  readonly reference: Reference | undefined;
  readonly values: Readonly<Record<string, string>>;
}

function AnyChart(p: ChartProps) {
  switch (p.chart.kind) {
    case "reference":
      return <RefChart {...p} />;
    case "rows":
      return <RowsChart {...p} />;
    case "sweep":
      return <SweepChart {...p} results={p.all} />;
  }
}

/** Says once for all metrics that there are too few samples. */
function Few({ result }: { result: Result }) {
  const text = fewText(Object.values(result.metrics));
  return text === "" ? null : <p class="warning small">{text}</p>;
}

/** Says when the last run was of other params, and which. */
function Other({
  workload,
  last,
  current,
}: {
  workload: Workload;
  last: Result | undefined;
  current: Result | undefined;
}) {
  const busyHere = run.value.workload === workload.id && run.value.status === "running";
  if (!last || current || busyHere) return null;
  const words = differing(last.params, values.value).map(
    (key) =>
      `${workload.params.find((p) => p.key === key)?.label ?? key} ${last.params[key]}, now ${values.value[key]}`,
  );
  return (
    <p class="aside">
      The last run had other params: {words.join("; ")}. Run again for figures of these.
    </p>
  );
}
