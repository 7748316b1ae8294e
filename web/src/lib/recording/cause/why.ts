// The answer to "why?" in sentences.

import { grouped, several } from "../grouped";
import type { Names } from "../names";
import { clauseOf } from "../sentence";
import { capital, channel } from "../words";
import { placeInQueue } from "../world/queue";
import { ASLEEP, DONE, QUEUED, stateSpecs } from "../world/state";
import { waitOf } from "../world/waits";
import type { World } from "../world/world";
import { type Blocked, LONGEST } from "./blocked";
import type { Releaser } from "./releasers";

/** The most releasers and links that are named one by one. */
const NAMED = 8;

/** What t does where the world stands: "tasklet 5 waits to receive on channel 3". */
export function doesNow(w: World, t: number): string {
  const wait = waitOf(w, t);
  const name = w.recording.names.of(t);
  if (t === 0 && w.state(t) === ASLEEP) return `${name} waits until the run queue is empty`;
  let text = `${name} ${stateSpecs[w.state(t)]?.words}`;
  if (wait?.value !== undefined) text = text.replace("send", `send ${grouped(wait.value)}`);
  return wait ? `${text} on ${channel(wait.channel)}` : text;
}

/** The same with its beginning: "tasklet 5 waits to receive on channel 3 since step 11". */
export function doingOf(w: World, t: number): string {
  const since = w.since(t);
  const text = doesNow(w, t);
  return since === undefined ? text : `${text} since step ${grouped(since)}`;
}

/** The answer, a sentence each: what it does, who could end it, the chain, the deadlock, what does end it. */
export function whyWords(w: World, b: Blocked): string[] {
  const lines = [capital(doingOf(w, b.tasklet))];
  if (b.state === QUEUED) {
    const place = placeInQueue(w, b.tasklet);
    if (place >= 0)
      lines.push(`It can run: ${several(place, "tasklet")} before it in the run queue`);
    return lines;
  }
  for (const p of b.releasers.slice(0, NAMED)) lines.push(capital(releaserWords(w, p)));
  const more = b.releasers.length - NAMED;
  if (more > 0) lines.push(`And ${several(more, "other")} could`);
  if (b.wait && b.releasers.length === 0) lines.push("Nobody in this window could end the wait");
  if (b.chain.length > 2) lines.push(chainWords(b.chain, w.recording.names));
  if (b.deadlock) lines.push(deadlockWords(b.deadlock.kind, b.deadlock.cycle, w.recording.names));
  if (b.release !== undefined) {
    const e = w.recording.event(b.release);
    lines.push(`It ends at step ${grouped(e.step)}: ${clauseOf(e, w.recording.names)}`);
  } else if (b.wait) {
    lines.push(w.recording.ends ? "It does not end in this run" : "It does not end in this window");
  }
  return lines;
}

function releaserWords(w: World, p: Releaser): string {
  const who = w.recording.names.of(p.tasklet);
  if (w.state(p.tasklet) === DONE) return `${who} could have, but is done`;
  const now = doingOf(w, p.tasklet).slice(who.length + 1);
  const again = `${several(p.times, "time")}, last at step ${grouped(p.step)}`;
  switch (p.as) {
    case "holder":
      return `${who} holds the lock; it ${now}`;
    case "cause":
      return `${who} put it to sleep at step ${grouped(p.step)}; it ${now}`;
    case "waker":
      return `${who} woke it ${again}; it ${now}`;
  }
  const verb = p.as === "sender" ? "sends" : "receives";
  if (p.later) return `${who} ${verb} there from step ${grouped(p.step)} on; it ${now}`;
  const did = p.as === "sender" ? "sent" : "received";
  const before =
    p.times === 0 ? `${verb} there since step ${grouped(p.step)}` : `${did} there ${again}`;
  return `${who} ${before}; it ${now}`;
}

function chainWords(chain: readonly number[], names: Names): string {
  const shown = chain.slice(0, NAMED).map((t) => names.of(t));
  const more = chain.length - shown.length;
  const links = shown.join(" waits for ");
  const least = chain.length >= LONGEST ? "at least " : "";
  return capital(
    more > 0 ? `${links}, and so on over ${least}${several(more, "more tasklet")}` : links,
  );
}

/** "Deadlock: tasklet 1 waits for tasklet 2, tasklet 2 for tasklet 1". */
export function deadlockWords(
  kind: "cycle" | "abandoned",
  cycle: readonly number[],
  names: Names,
): string {
  const [first = 0] = cycle;
  if (kind === "abandoned")
    return `Deadlock: nobody is left who could end the wait of ${names.of(first)}`;
  const links = cycle.map((t, i) => {
    const next = names.of(cycle[(i + 1) % cycle.length] ?? first);
    return `${names.of(t)}${i === 0 ? " waits" : ""} for ${next}`;
  });
  const more = links.length - NAMED;
  const text = links.slice(0, NAMED).join(", ");
  return `Deadlock: ${text}${more > 0 ? `, and so on over ${several(more, "more tasklet")}` : ""}`;
}
