// Where and how the result was measured.

import type { Result } from "../../gen/types";
import { exact, figureText } from "../figures/number";

export function Environment({ result }: { result: Result }) {
  const facts: [string, string][] = [
    ["mode", result.mode],
    ["seed", exact(result.seed)],
    ["samples", exact(result.samples.length)],
    ["runs in all samples", exact(result.samples.reduce((sum, s) => sum + s.runs, 0))],
    [
      "warm-up",
      `${exact(result.warmup.runs)} runs, ${figureText(result.warmup.elapsed, "s")}, ${result.warmup.stable ? "settled" : "not settled"}`,
    ],
    ["clock step", figureText(result.clockStep, "s")],
    ...Object.entries(result.environment),
  ];
  return (
    <section aria-labelledby="n-environment">
      <h2 id="n-environment">Environment</h2>
      <dl class="facts">
        {facts.map(([name, value]) => (
          <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
