// A step in a few letters, where a sentence has no room. Tasklets as t5,
// channels as c3, as in the text form.

import type { Event } from "./event";
import { grouped } from "./grouped";
import {
  ACQUIRE,
  DELIVER,
  DROP_REQUEST,
  EXIT,
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

/** A short label: "t513 → t512: 61 888", "t5 > c3", "run t5". */
export function labelOf(e: Event): string {
  switch (e.kind) {
    case SPAWN:
      return `new t${e.a}`;
    case READY:
      return `queue t${e.a}`;
    case RUN:
      return `run t${e.a}`;
    case PARK_SEND:
      return `t${e.a} > c${e.obj}`;
    case PARK_RECEIVE:
      return `t${e.a} < c${e.obj}`;
    case DELIVER:
      return `t${e.a} → t${e.b}: ${grouped(e.val)}`;
    case YIELD:
      return `t${e.a} yields`;
    case PAUSE:
      return `t${e.a} sleeps`;
    case WAKE:
      return `t${e.a} wakes`;
    case EXIT:
      return `t${e.a} ends`;
    case ACQUIRE:
      return `t${e.a} takes c${e.obj}`;
    case RELEASE:
      return `t${e.a} frees c${e.obj}`;
    case DROP_REQUEST:
      return `t${e.a} asks t${e.b}`;
    case MARK:
      return `mark ${e.obj}: ${grouped(e.val)}`;
  }
  return e.name;
}
