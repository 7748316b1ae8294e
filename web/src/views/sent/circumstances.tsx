// How and where a result that was sent was measured.

import type { Sent } from "../../params/resultlink/resultof";
import { exact, figureText } from "../figures/number";

const names: Record<string, string> = {
  runtime: "browser",
  os: "system",
  go: "Go",
  goos: "GOOS",
  goarch: "GOARCH",
};

export function Circumstances({ sent: { result } }: { sent: Sent }) {
  const samples = Object.values(result.metrics)[0]?.samples.length ?? 0;
  const rows: [string, string][] = [
    ...Object.entries(result.environment).map(([key, value]): [string, string] => [
      names[key] ?? key,
      value,
    ]),
    ["seed", exact(result.seed)],
    ["samples", exact(samples)],
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
