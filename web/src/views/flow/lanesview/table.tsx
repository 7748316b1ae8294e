// The window of the lanes as text: what the picture shows, for who does not
// see it and for figures that can be read.

import { useEffect, useState } from "preact/hooks";
import { kinds } from "../../../lib/recording";
import { lookAt } from "../../../store/moves";
import { selected } from "../../../store/recording";
import { stepWindow, windowNow } from "../../../store/stepwindow";
import { exact } from "../../figures/number";
import type { Session } from "../session";
import { stateSpecs, states } from "../stateset";
import { modelOf } from "./model";
import { lanesShown } from "./order";
import { FOR_NOTHING, PAINTS } from "./paints";
import { indicesShown } from "./scene";
import { walkSpans } from "./spans";

const most = 24; // rows
const rest = 200; // ms without a change of the window

interface Row {
  readonly tasklet: number;
  readonly words: string;
  readonly ran: number;
  readonly sent: number;
  readonly received: number;
}

interface Summary {
  readonly words: string;
  readonly mix: string;
  readonly rows: readonly Row[];
  readonly lanes: number;
}

export function WindowTable({ session }: { session: Session }) {
  const [made, setMade] = useState<Summary | null>(null);
  const window = stepWindow.value;
  const lanes = lanesShown(session);
  useEffect(() => {
    const timer = setTimeout(() => setMade(summaryOf(session, lanes)), rest);
    return () => clearTimeout(timer);
  }, [session, window, lanes]);
  const { from, to } = windowNow();
  if (!made) return null;
  return (
    <section class="flow-part" aria-labelledby="flow-window" data-testid="window-table">
      <h2 id="flow-window">
        Window{" "}
        <span class="quiet">
          steps {exact(Math.floor(from))} to {exact(Math.ceil(to) - 1)}
        </span>
      </h2>
      <p>{made.words}</p>
      <p class="quiet small">{made.mix}</p>
      <table class="flow-table lanes-table">
        <caption class="quiet">
          {made.rows.length < made.lanes
            ? `${exact(made.rows.length)} of ${exact(made.lanes)} lanes, the first ones in their order`
            : `${exact(made.lanes)} lanes`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Lane</th>
            <th scope="col">Mostly</th>
            <th scope="col">Ran</th>
            <th scope="col">Sent</th>
            <th scope="col">Received</th>
          </tr>
        </thead>
        <tbody>
          {made.rows.map((row) => (
            <tr
              key={row.tasklet}
              aria-current={row.tasklet === selected.value ? "true" : undefined}
              onClick={() => lookAt(row.tasklet)}
            >
              <th scope="row">{session.names.short(row.tasklet)}</th>
              <td>{row.words}</td>
              <td>{percent(row.ran)}</td>
              <td>{exact(row.sent)}</td>
              <td>{exact(row.received)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function summaryOf(session: Session, lanes: ArrayLike<number>): Summary {
  const { history, recording: r } = session;
  const model = modelOf(session);
  const { from, to } = indicesShown(session);
  const [first, end] = [Math.max(0, Math.floor(from)), Math.min(r.length, Math.ceil(to))];
  const sight = { history, turns: model.turns, length: r.length, from, to, columns: 1 };
  const all = new Float64Array(PAINTS);
  const own = new Float64Array(PAINTS);
  const rows: Row[] = [];
  for (let k = 0; k < lanes.length; k++) {
    const t = lanes[k] as number;
    own.fill(0);
    walkSpans(sight, t, (left, right, paint) => {
      own[paint] = (own[paint] as number) + right - left;
    });
    for (let p = 0; p < PAINTS; p++)
      all[p] = (all[p] as number) + (own[p] as number) / lanes.length;
    if (rows.length < most) rows.push(rowOf(session, t, own, first, end));
  }
  const deliveries = session.deliveriesBefore(end) - session.deliveriesBefore(first);
  const { used, idle } = model.turnsIn(first, end);
  const turns = used + idle;
  const nothing = model.polls
    ? `, of which ${exact(idle)} (${percent(idle / Math.max(1, turns))}) found no mail`
    : "";
  return {
    words: `${exact(deliveries)} deliveries and ${exact(turns)} turns${nothing}.`,
    mix: `All lanes together: ${mixWords(all)}.`,
    rows,
    lanes: lanes.length,
  };
}

function rowOf(session: Session, t: number, own: Float64Array, from: number, to: number): Row {
  const { recording: r } = session;
  let [sent, received] = [0, 0];
  for (const i of session.lines.of(t)) {
    if (i < from || i >= to || r.kind(i) !== kinds.DELIVER) continue;
    if (r.a(i) === t) sent++;
    if (r.b(i) === t) received++;
  }
  const ran = (own[states.RUNNING] as number) + (own[FOR_NOTHING] as number);
  const [state, share] = sharesOf(own)[0] ?? [states.ABSENT, 1];
  return { tasklet: t, words: `${percent(share)} ${nameOf(state)}`, ran, sent, received };
}

/** States by their share, the largest first. */
function sharesOf(own: Float64Array): [number, number][] {
  const shares = [...stateSpecs.keys()].map((s): [number, number] => [
    s,
    (own[s] as number) + (s === states.RUNNING ? (own[FOR_NOTHING] as number) : 0),
  ]);
  return shares.filter(([, share]) => share > 0).sort((x, y) => y[1] - x[1]);
}

function mixWords(all: Float64Array): string {
  return sharesOf(all)
    .map(([state, share]) => `${percent(share)} ${nameOf(state)}`)
    .join(", ");
}

const names: Readonly<Record<number, string>> = {
  [states.RECEIVING]: "waiting to receive",
  [states.SENDING]: "waiting to send",
  [states.UNKNOWN]: "not seen yet",
  [states.ABSENT]: "not there yet",
};

function nameOf(state: number): string {
  return names[state] ?? stateSpecs[state]?.name ?? "";
}

function percent(share: number): string {
  if (share > 0 && share < 0.01) return "< 1 %";
  if (share < 1 && share > 0.99) return "> 99 %";
  return `${Math.round(100 * share)} %`;
}
