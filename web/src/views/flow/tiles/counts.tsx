// How many tasklets are in which state: the legend of the tile map, with the
// numbers, and the same as one bar.

import { exact } from "../../figures/number";
import { stateSpecs, states } from "../stateset";

const names: Readonly<Record<number, string>> = {
  [states.RUNNING]: "running",
  [states.QUEUED]: "queued",
  [states.RECEIVING]: "to receive",
  [states.SENDING]: "to send",
  [states.ASLEEP]: "asleep",
  [states.NEW]: "new",
  [states.DONE]: "done",
  [states.ABSENT]: "not there yet",
  [states.UNKNOWN]: "not seen yet",
};

/** In the order of the life of a tasklet, so that the bar flows. */
const order = [
  states.UNKNOWN,
  states.ABSENT,
  states.NEW,
  states.QUEUED,
  states.RUNNING,
  states.RECEIVING,
  states.SENDING,
  states.ASLEEP,
  states.DONE,
];

/** States that are always listed, so that the row keeps its places. */
const usual = new Set([
  states.RUNNING,
  states.QUEUED,
  states.RECEIVING,
  states.SENDING,
  states.ASLEEP,
  states.DONE,
]);

export function Counts({ counts }: { counts: ArrayLike<number> }) {
  const total = order.reduce((sum, s) => sum + (counts[s] ?? 0), 0);
  return (
    <div class="tile-counts" data-testid="tile-counts">
      <div class="tile-total">
        <div class="tile-bar" aria-hidden="true">
          {order.map((s) => {
            const n = counts[s] ?? 0;
            return n > 0 ? (
              <span key={s} class={`is-${stateSpecs[s]?.name}`} style={{ flexGrow: n }} />
            ) : null;
          })}
        </div>
        <span class="quiet all">{exact(total)} tasklets</span>
      </div>
      <ul aria-label="Tasklets by state">
        {order.map((s) => {
          const spec = stateSpecs[s];
          const n = counts[s] ?? 0;
          if (!spec || (n === 0 && !usual.has(s))) return null;
          return (
            <li key={s} title={spec.words} class={n === 0 ? "none" : ""} data-state={spec.name}>
              <span class={`flow-lamp is-${spec.name}`} aria-hidden="true">
                {spec.letter}
              </span>
              <b>{exact(n)}</b> {names[s]}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
