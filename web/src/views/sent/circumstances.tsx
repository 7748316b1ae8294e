// How and where a result that was sent was measured.

import { MAX_COUNT } from "../../params/resultlink/claim";
import type { Sent, SentMore } from "../../params/resultlink/resultof";
import { exact, figureText } from "../figures/number";

const names: Record<string, string> = {
  runtime: "browser",
  os: "system",
  go: "Go",
  goos: "GOOS",
  goarch: "GOARCH",
};

export function Circumstances({ sent: { result, more } }: { sent: Sent }) {
  const samples = Object.values(result.metrics)[0]?.samples.length ?? 0;
  const rows: [string, string][] = [
    ...Object.entries(result.environment).map(([key, value]): [string, string] => [
      names[key] ?? key,
      value,
    ]),
    ["seed", exact(result.seed)],
    ["samples", exact(samples)],
    ...(more ? moreRows(more) : []),
    ["first run", figureText(result.warmup.first, "s")],
    ["warm-up", result.warmup.stable ? "settled" : "not settled"],
    ["clock step", figureText(result.clockStep, "s")],
  ];
  return (
    <section aria-labelledby="sent-where">
      <h2 id="sent-where">Where and how</h2>
      <dl class="facts">
        {rows.map(([name, value]) => (
          <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function moreRows({ runs, shortest, counts, events }: SentMore): [string, string][] {
  return [
    ["runs in all samples", runs === null ? `${exact(MAX_COUNT)} or more` : exact(runs)],
    ["shortest sample", figureText(shortest, "s")],
    ...(counts === "" ? [] : [["exact counts, digest", counts] as [string, string]]),
    ...(events === "" ? [] : [["event hash", events] as [string, string]]),
  ];
}
