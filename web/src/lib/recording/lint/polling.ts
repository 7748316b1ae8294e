// Busy polling: turns that look for mail again where there was none before, Kamaelia's
// lesson. One look in vain is the price of falling asleep, and a first turn may only begin.
import { grouped, several } from "../grouped";
import { PAUSE } from "../kinds";
import { IDLE, NO_TURN, turnsOf } from "../tally/turns";
import type { Findings, Lint } from "./lint";

/** What is known of a tasklet's last turn. */
const [NONE, FIRST, LOOKED, OTHER] = [0, 1, 2, 3];

export function busyPolling({ world, tallies }: Findings): Lint {
  const r = world.recording;
  const turnAt = turnsOf(r);
  const before = new Uint8Array(r.tasklets);
  const wasted = new Uint32Array(r.tasklets);
  const first = new Int32Array(r.tasklets).fill(-1);
  let [turns, inVain, count] = [0, 0, 0];
  for (let i = 0; i < r.length; i++) {
    const t = r.a(i);
    if (r.kind(i) === PAUSE) before[t] = OTHER;
    if (turnAt[i] === NO_TURN) continue;
    turns++;
    const last = before[t];
    if (turnAt[i] !== IDLE) {
      before[t] = last === NONE ? FIRST : OTHER;
      continue;
    }
    before[t] = last === NONE ? FIRST : LOOKED;
    if (last === NONE) continue;
    inVain++;
    if (last !== LOOKED) continue;
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
    words: wordsOf(count, inVain, turns, mails),
    worst:
      worst < 0
        ? undefined
        : {
            tasklet: worst,
            step,
            words: `${r.names.of(worst)} looked again in vain ${several(wasted[worst] as number, "time")}, first at step ${grouped(step)}`,
          },
  };
}

function wordsOf(count: number, inVain: number, turns: number, mails: boolean): string {
  if (!mails) return "Nobody has a mailbox to poll";
  if (inVain === 0) return "Every turn found mail or did something";
  if (count === 0)
    return `${several(inVain, "look")} found no mail, each one only before falling asleep`;
  const share = Math.round((100 * count) / turns);
  return `${grouped(count)} of ${several(turns, "turn")} (${share} %) looked for mail again where there was none before`;
}
