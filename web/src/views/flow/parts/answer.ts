// Why a tasklet does not run, in sentences; empty for one that is not kept waiting.

import type { Session } from "../session";
import { states } from "../stateset";
import { whyBlocked, whyWords } from "../words";

const blocked = new Set([states.RECEIVING, states.SENDING, states.ASLEEP, states.QUEUED]);

export function isKept(session: Session, at: number, t: number): boolean {
  return blocked.has(session.at(at).state(t));
}

export function answerOf(session: Session, at: number, t: number): string[] {
  const world = session.at(at);
  if (!blocked.has(world.state(t))) return [];
  const why = whyBlocked(world, { lines: session.lines, channels: session.channels }, t);
  return why ? whyWords(world, why).slice(1) : []; // what it does stands above
}
