// The matrix: groups of senders down, groups of receivers across, deliveries as
// heat; beside it the pairs with the most of them.

import { GROUPS, type Names } from "../../../lib/recording";
import { exact } from "../../figures/number";
import { type HeatChart, taskletAxis } from "../heat/chart";
import { HeatView } from "../heat/view";
import { countWords } from "../heat/words";
import { capital } from "../words";
import { type Matrix, pairCount, topPairs } from "./pairs";

const listed = 12;

export function matrixChart(m: Matrix, names: Names): HeatChart {
  const { groups, counts, most, size } = m;
  const heat = { columns: groups, rows: groups, stride: GROUPS, counts, most };
  return {
    heat,
    across: taskletAxis("Receiver", groups * size, names),
    down: taskletAxis("Sender", groups * size, names),
    unit: most === 1 ? "delivery" : "deliveries",
    square: true,
  };
}

/** "Senders main to player 1562, receivers players 1563 to 3125: 1562 deliveries." */
export function matrixWords(m: Matrix, names: Names, receiver: number, sender: number): string {
  const group = (g: number) => names.range(g * m.size, (g + 1) * m.size - 1);
  const count = m.counts[sender * GROUPS + receiver] ?? 0;
  const who = `Senders ${group(sender)}, receivers ${group(receiver)}`;
  return `${who}: ${countWords(count, "delivery", "deliveries")}.`;
}

interface Props {
  readonly matrix: () => Matrix;
  readonly follow: (changed: () => void) => () => void;
  /** The same, for the table: a value that is new when it changed. */
  readonly shown: Matrix;
  /** "in all 401 233 steps" */
  readonly scope: string;
  readonly names: Names;
}

/** Charts of matrices that stand: the picture is made once. */
const charts = new WeakMap<Matrix, HeatChart>();

function chartOf(m: Matrix, names: Names): HeatChart {
  let chart = charts.get(m);
  if (!chart) {
    chart = matrixChart(m, names);
    charts.set(m, chart);
  }
  return chart;
}

export function MatrixPicture({ matrix, follow, shown, scope, names }: Props) {
  const pairs = topPairs(shown, listed);
  const all = pairCount(shown);
  const range = (g: number) => {
    const last = (g + 1) * shown.size - 1;
    return shown.size === 1
      ? names.of(g)
      : `${names.short(g * shown.size)} to ${names.short(last)}`;
  };
  return (
    <div class="matrix">
      <HeatView
        id="matrix"
        chart={() => chartOf(matrix(), names)}
        follow={follow}
        label="Matrix of deliveries: senders down, receivers across"
        words={(column, row) => matrixWords(matrix(), names, column, row)}
      />
      <div class="matrix-side">
        <p>
          <b>{capital(countWords(shown.deliveries, "delivery", "deliveries"))}</b> {scope},{" "}
          {shown.size === 1
            ? "tasklet by tasklet"
            : `in groups of ${exact(shown.size)} tasklets with neighbouring numbers`}
          .
        </p>
        {pairs.length > 0 && (
          <table class="flow-table">
            <caption>
              Most deliveries{" "}
              <span class="quiet">
                {exact(pairs.length)} of {exact(all)} pairs
              </span>
            </caption>
            <thead>
              <tr>
                <th scope="col">Senders</th>
                <th scope="col">Receivers</th>
                <th scope="col">Deliveries</th>
              </tr>
            </thead>
            <tbody>
              {pairs.map((p) => (
                <tr key={`${p.sender} ${p.receiver}`}>
                  <td>{range(p.sender)}</td>
                  <td>{range(p.receiver)}</td>
                  <td>{exact(p.count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}
