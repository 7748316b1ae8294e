// A step in words, for the inspector, the tables and screen readers.

import type { Event } from "./event";
import { grouped } from "./grouped";
import {
  ACQUIRE,
  BY_RECEIVER,
  DELIVER,
  DROP_REQUEST,
  EXIT,
  FRESH,
  MAIL,
  MARK,
  PARK_RECEIVE,
  PARK_SEND,
  PAUSE,
  READY,
  RELEASE,
  RUN,
  SPAWN,
  WAKE,
  YIELD,
} from "./kinds";
import type { Names } from "./names";
import type { Recording } from "./recording";
import { channel, lockNoun } from "./words";

/** Says what happened at event i: "step 38 112: tasklet 513 hands 61 888 to tasklet 512, which was waiting on channel 512". */
export function sentenceOf(r: Recording, i: number, noun = lockNoun(r)): string {
  const e = r.event(i);
  return `step ${grouped(e.step)}: ${clauseOf(e, r.names, noun)}`;
}

/** The same without its step. `noun`: what the objects of locks are called, see lockNoun. */
export function clauseOf(e: Event, names: Names, noun: "lock" | "area" = "lock"): string {
  const [a, b] = [names.of(e.a), names.of(e.b)];
  const own = e.a === e.b;
  const lock = `${noun} ${grouped(e.obj)}`;
  switch (e.kind) {
    case SPAWN:
      return `${b} makes ${a}, which does not run yet`;
    case READY:
      return own ? `${a} queues to run` : `${b} puts ${a} on the run queue`;
    case RUN:
      return own ? `${a} runs again` : `${a} runs, after ${b}`;
    case PARK_SEND:
      return `${a} waits to send ${grouped(e.val)} on ${channel(e.obj)}`;
    case PARK_RECEIVE:
      return `${a} waits to receive on ${channel(e.obj)}`;
    case DELIVER:
      return deliverClause(e, names);
    case YIELD:
      return `${a} lets the others run`;
    case PAUSE:
      return own ? `${a} goes to sleep` : `${a} goes to sleep because of ${b}`;
    case WAKE:
      return own ? `${a} wakes` : `${b} wakes ${a}`;
    case EXIT:
      return `${a} ${exitWords(e.val)}`;
    case ACQUIRE:
      if (e.flags & FRESH) return `${a} gets ${lock}, freshly mapped`;
      return own ? `${a} takes ${lock} again` : `${a} takes ${lock}, which ${b} held last`;
    case RELEASE:
      return `${a} gives ${lock} back`;
    case DROP_REQUEST:
      return `${a} asks ${b} to let go of ${lock}`;
    case MARK:
      return `${a} passes mark ${grouped(e.obj)} with ${grouped(e.val)}`;
  }
  return e.name;
}

function deliverClause(e: Event, names: Names): string {
  const [a, b] = [names.of(e.a), names.of(e.b)];
  const value = grouped(e.val);
  if (e.flags & MAIL) {
    const whom = e.a === e.b ? "its own" : `${b}'s`;
    return `${a} mails ${value} to ${whom} inbox ${grouped(e.obj)}`;
  }
  if (e.flags & BY_RECEIVER) {
    return `${b} takes ${value} from ${a}, which was waiting on ${channel(e.obj)}`;
  }
  return `${a} hands ${value} to ${b}, which was waiting on ${channel(e.obj)}`;
}

function exitWords(how: number): string {
  const words = ["ends", "ends with an error", "is killed"];
  return words[how] ?? `ends with ${grouped(how)}`;
}
