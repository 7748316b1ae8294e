// Two configurations measured in turn, round after round, so that a machine
// whose speed changes is the same for both.

import type { Workload } from "../../gen/types";
import { values } from "../../store";
import { ab, abAsked, abHow, abRefused, startAB, stopAB } from "../../store/ab";
import { abLinked } from "../../store/abchosen";
import { group } from "../figures/number";
import { useLinkedInSight } from "../linkedinsight";
import { RaceControls } from "../race/controls";
import { hiddenText, offText } from "../race/words";
import { headlineMetrics } from "../reference/headline";
import { differing } from "../reference/match";
import { Chooser } from "./chooser";
import { Pair } from "./pair";
import { Samples } from "./samples";

export function TwoConfigurations({ workload }: { workload: Workload }) {
  const state = ab.value;
  const asked = abAsked(workload.id);
  const busy = state.status === "running" || state.status === "waiting";
  const box = useLinkedInSight(abLinked);
  return (
    <div class="ab" data-testid="ab" ref={box}>
      <p class="quiet">
        A is what stands in the form. Both are measured in turn, A B, then B A, each time in a fresh
        worker with a warm-up and three samples, whose median is one sample here.
      </p>
      <Chooser workload={workload} busy={busy} />
      <RaceControls
        name="Measure A and B"
        state={state}
        start={startAB}
        stop={stopAB}
        hint={`${abHow.value === "" ? "" : "Half a minute or so; "}Stop keeps the samples`}
        refused={abRefused.value}
      />
      {asked && <Asked workload={workload} {...asked} />}
      {asked && <Measured workload={workload} a={asked.a} b={asked.b} />}
    </div>
  );
}

interface AskedProps {
  readonly workload: Workload;
  readonly a: Readonly<Record<string, string>>;
  readonly b: Readonly<Record<string, string>>;
}

/** What the figures below are of. */
function Asked({ workload, a, b }: AskedProps) {
  const apart = differing(a, b);
  const words = (of: AskedProps["a"]) =>
    apart
      .map((key) => {
        const param = workload.params.find((p) => p.key === key);
        const value = group(of[key] ?? "");
        return `${param?.label ?? key} ${param?.choices.find((c) => c.value === of[key])?.label || value}`;
      })
      .join(", ");
  const now = differing(a, values.value);
  return (
    <>
      <dl class="ab-names">
        {(["A", "B"] as const).map((name) => (
          <div>
            <dt class={`ab-badge ${name}`}>{name}</dt>
            <dd>{words(name === "A" ? a : b)}</dd>
          </div>
        ))}
      </dl>
      {now.length > 0 && (
        <p class="aside">
          The form has changed since: A had {now.map((key) => `${key} ${a[key]}`).join(", ")}.
        </p>
      )}
    </>
  );
}

function Measured({ workload, a, b }: AskedProps) {
  const state = ab.value;
  const ofB = headlineMetrics(workload, b);
  const metrics = headlineMetrics(workload, a).filter((m) => ofB.includes(m));
  const failures = Object.entries(state.failures);
  const hidden = hiddenText(state);
  const off = offText(state, ", drawn dashed");
  return (
    <>
      {failures.map(([id, why]) => (
        <p class="warning small" data-testid="ab-failed">
          {id.toUpperCase()} failed: {why}
        </p>
      ))}
      {hidden !== "" && <p class="warning small">{hidden}</p>}
      {off !== "" && <p class="warning small">{off}</p>}
      {metrics.map((m) => (
        <Pair metric={m} state={state} />
      ))}
      {Object.keys(state.laps).length > 0 && (
        <Samples workload={workload} metrics={metrics} state={state} />
      )}
    </>
  );
}
