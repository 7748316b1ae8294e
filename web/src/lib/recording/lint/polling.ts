// Busy polling: turns that found no mail and did nothing, Kamaelia's lesson.
// Taking mail out leaves no event, so a turn counts as wasted only when no mail
// has come since the turn before, and it did nothing but run and yield.
import { grouped, several } from "../grouped";
import { DELIVER, MAIL, RUN, YIELD } from "../kinds";
import { tasklet } from "../words";
import type { Findings, Lint } from "./lint";

export function busyPolling({ world }: Findings): Lint {
  const r = world.recording;
  const n = r.tasklets;
  const mail = new Uint8Array(n); // some has come since its last turn began
  const wasted = new Uint32Array(n);
  const first = new Int32Array(n).fill(-1);
  let [turns, count, mails] = [0, 0, 0];
  for (let i = 0; i < r.length; i++) {
    if (r.kind(i) === DELIVER && r.flags(i) & MAIL) {
      mails++;
      mail[r.b(i)] = 1;
    }
    if (r.kind(i) !== RUN) continue;
    const t = r.a(i);
    turns++;
    const found = mail[t];
    mail[t] = 0;
    // What it does in its turn stands between the two; mail to itself from there counts for the next.
    const idle = i + 1 < r.length && r.kind(i + 1) === YIELD && r.a(i + 1) === t;
    if (found || !idle) continue;
    count++;
    wasted[t] = (wasted[t] as number) + 1;
    if (first[t] === -1) first[t] = i;
  }
  if (mails === 0) count = 0; // nobody has a mailbox to look into
  const worst = count === 0 ? -1 : wasted.indexOf(wasted.reduce((x, y) => Math.max(x, y), 0));
  const step = worst < 0 ? 0 : r.step(first[worst] as number);
  return {
    id: "busy-polling",
    title: "Busy polling",
    count,
    of: turns,
    words: wordsOf(count, turns, mails),
    worst:
      worst < 0
        ? undefined
        : {
            tasklet: worst,
            step,
            words: `${tasklet(worst)} ran ${several(wasted[worst] as number, "time")} for nothing, first at step ${grouped(step)}`,
          },
  };
}

function wordsOf(count: number, turns: number, mails: number): string {
  if (mails === 0) return "Nobody has a mailbox to poll";
  if (count === 0) return "Every turn found mail or did something";
  const share = Math.round((100 * count) / turns);
  return `${grouped(count)} of ${several(turns, "turn")} (${share} %) found no mail and did nothing`;
}
