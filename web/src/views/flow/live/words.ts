// A watched run in one sentence, and its numbers as rows.

import { exact } from "../../figures/number";
import { states } from "../stateset";

const told = [
  states.RUNNING,
  states.QUEUED,
  states.RECEIVING,
  states.SENDING,
  states.ASLEEP,
  states.NEW,
  states.DONE,
];

const verbs: Readonly<Record<number, readonly [string, string]>> = {
  [states.RUNNING]: ["runs", "run"],
  [states.QUEUED]: ["waits in the run queue", "wait in the run queue"],
  [states.RECEIVING]: ["waits to receive", "wait to receive"],
  [states.SENDING]: ["waits to send", "wait to send"],
  [states.ASLEEP]: ["is asleep", "are asleep"],
  [states.NEW]: ["is new", "are new"],
  [states.DONE]: ["is done", "are done"],
};

/** "after 12 345 steps: 4998 tasklets wait to receive, 1 runs" */
export function stepWords(step: number, counts: ArrayLike<number>): string {
  const parts = told
    .map((s) => ({ s, n: counts[s] ?? 0 }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n);
  const words = parts.map(({ s, n }, k) => {
    const noun = k > 0 ? "" : n === 1 ? " tasklet" : " tasklets";
    return `${exact(n)}${noun} ${verbs[s]?.[n === 1 ? 0 : 1]}`;
  });
  const when = `after ${exact(step)} ${step === 1 ? "step" : "steps"}`;
  return words.length === 0 ? `${when}: no tasklet yet` : `${when}: ${words.join(", ")}`;
}
