// The steps round the present one as a table.

import { clauseOf, grouped } from "../../../lib/recording";
import { jumpTo } from "../../../store/moves";
import { exact } from "../../figures/number";
import { stepsOf } from "../length";
import type { Session } from "../session";

const before = 4;
const most = 12;

export function Steps({ session, at }: { session: Session; at: number }) {
  const r = session.recording;
  const here = at - r.from;
  const from = Math.max(0, Math.min(here - before, r.length - most));
  const to = Math.min(r.length, from + most);
  const rows = Array.from({ length: to - from }, (_, k) => r.event(from + k));
  return (
    <section class="flow-part">
      <table class="flow-table" data-testid="steps">
        <caption>
          Steps {exact(r.step(from))} to {exact(r.step(Math.max(from, to - 1)))}{" "}
          <span class="quiet">of {stepsOf(session.recorded.batch)}</span>
        </caption>
        <thead class="unseen">
          <tr>
            <th scope="col">Step</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((e) => (
            <tr
              key={e.step}
              aria-current={e.step === at ? "step" : undefined}
              onClick={() => jumpTo(e.step)}
            >
              <th scope="row">{grouped(e.step)}</th>
              <td>{clauseOf(e, session.names, session.noun)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
