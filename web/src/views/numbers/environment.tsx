// Where and how the result was measured.

import type { Result } from "../../gen/types";
import { facts } from "./facts";

export function Environment({ result }: { result: Result }) {
  return (
    <section aria-labelledby="n-environment">
      <h2 id="n-environment">Environment</h2>
      <dl class="facts">
        {facts(result).map(([name, value]) => (
          <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
