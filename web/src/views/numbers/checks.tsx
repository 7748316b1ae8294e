// What was verified, and the exact counts.

import type { Result, Workload } from "../../gen/types";
import { exact } from "../figures/number";

export function Checks({ workload, result }: { workload: Workload; result: Result }) {
  const counts = workload.counts.filter((c) => result.counts[c.name] !== undefined);
  return (
    <section class="pair" aria-label="Checks and counts">
      <div>
        <h2>Checks</h2>
        {!result.verified && (
          <p class="aside">
            A check failed, so this run has no score: figures of a wrong answer compare with
            nothing.
          </p>
        )}
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">Check</th>
              <th scope="col" class="number">
                Got
              </th>
              <th scope="col" class="number">
                Right
              </th>
            </tr>
          </thead>
          <tbody>
            {result.checks.map((c) => (
              <tr>
                <th scope="row">
                  <span class={c.ok ? "lamp lit" : "lamp lit stopped"} aria-hidden="true" />{" "}
                  {c.what}
                  <span class="unseen">{c.ok ? ", verified" : ", wrong"}</span>
                </th>
                <td class="number">{exact(c.got)}</td>
                <td class="number">{exact(c.want)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {counts.length > 0 && (
        <div>
          <h2>Counts</h2>
          <table class="figures" data-testid="counts">
            <thead>
              <tr>
                <th scope="col">Count</th>
                <th scope="col" class="number">
                  In one run
                </th>
              </tr>
            </thead>
            <tbody>
              {counts.map((c) => (
                <tr>
                  <th scope="row" title={c.help}>
                    {c.label}
                    {c.varies && <span class="quiet small"> may vary</span>}
                  </th>
                  <td class="number" data-count={c.name}>
                    {exact(result.counts[c.name] ?? 0)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
