// Busy polling: turns that found no mail and did nothing, Kamaelia's lesson.
import { grouped, several } from "../grouped";
import { IDLE, NO_TURN, turnsOf } from "../tally/turns";
import type { Findings, Lint } from "./lint";

export function busyPolling({ world, tallies }: Findings): Lint {
  const r = world.recording;
  const turnAt = turnsOf(r);
  const wasted = new Uint32Array(r.tasklets);
  const first = new Int32Array(r.tasklets).fill(-1);
  let [turns, count] = [0, 0];
  for (let i = 0; i < r.length; i++) {
    if (turnAt[i] === NO_TURN) continue;
    turns++;
    if (turnAt[i] !== IDLE) continue;
    const t = r.a(i);
    count++;
    wasted[t] = (wasted[t] as number) + 1;
    if (first[t] === -1) first[t] = i;
  }
  const mails = tallies.mail.some((n) => n > 0); // else nobody has a mailbox to look into
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
            words: `${r.names.of(worst)} ran ${several(wasted[worst] as number, "time")} for nothing, first at step ${grouped(step)}`,
          },
  };
}

function wordsOf(count: number, turns: number, mails: boolean): string {
  if (!mails) return "Nobody has a mailbox to poll";
  if (count === 0) return "Every turn found mail or did something";
  const share = Math.round((100 * count) / turns);
  return `${grouped(count)} of ${several(turns, "turn")} (${share} %) found no mail and did nothing`;
}
