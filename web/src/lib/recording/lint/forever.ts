// Who still waits when the run is over.
import { deadlockOf } from "../cause/deadlock";
import { linesOf } from "../cause/lines";
import { deadlockWords, doingOf } from "../cause/why";
import { grouped, several } from "../grouped";
import { capital } from "../words";
import { channelEvents } from "../world/channels";
import { ASLEEP, RECEIVING, SENDING } from "../world/state";
import type { Example, Findings, Lint } from "./lint";

/** Tasklets blocked or asleep at the run's end. Of a window that ends before, nothing is claimed. */
export function blockedForEver({ world: w }: Findings): Lint {
  const r = w.recording;
  const [id, title] = ["blocked-for-ever", "Blocked for ever"] as const;
  if (!r.ends) {
    const words = "Not known: the window ends before the run does";
    return { id, title, count: 0, of: 0, words, worst: undefined };
  }
  w.seek(r.end - 1);
  let [count, of, worst] = [0, 0, -1];
  for (let t = 0; t < r.tasklets; t++) {
    const state = w.state(t);
    if ((w.cells.since[t] as number) >= 0 || t === 0) of++;
    const waits = state === RECEIVING || state === SENDING || (state === ASLEEP && t !== 0);
    if (!waits) continue;
    count++;
    if (worst < 0 || rank(w.since(t), state) < rank(w.since(worst), w.state(worst))) worst = t;
  }
  const words =
    count === 0
      ? "Nobody waits at the end of the run"
      : `${grouped(count)} of ${several(of, "tasklet")} wait at the end of the run for what never comes`;
  return { id, title, count, of, words, worst: worst < 0 ? undefined : exampleOf(w, worst) };
}

/** Those on channels before sleepers, the longest wait first. */
function rank(since: number | undefined, state: number): number {
  return (since ?? 0) + (state === ASLEEP ? Number.MAX_SAFE_INTEGER / 2 : 0);
}

function exampleOf(w: Findings["world"], t: number): Example {
  const indexes = { lines: linesOf(w.recording), channels: channelEvents(w) };
  const deadlock = w.state(t) === ASLEEP ? undefined : deadlockOf(w, indexes, t);
  const named = deadlock
    ? `. ${capital(deadlockWords(deadlock.kind, deadlock.cycle, w.recording.names))}`
    : "";
  return { tasklet: t, step: w.since(t) ?? w.recording.from, words: doingOf(w, t) + named };
}
