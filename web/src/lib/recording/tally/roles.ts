// Roles: tasklets that do the same kind of thing for the same spawner. A
// recording names no programs; what a tasklet was seen to do stands for its own.
import { ACQUIRE, DELIVER, DROP_REQUEST, PARK_RECEIVE, PARK_SEND, SPAWN } from "../kinds";
import type { Recording } from "../recording";
import { lockNoun } from "../words";

/** One role and who has it. */
export interface Role {
  /** Stays the same whatever is grouped beside it. */
  readonly id: string;
  /** "main", "threads", "send and receive", "receive only". */
  readonly name: string;
  /** Ascending. */
  readonly tasklets: Int32Array;
}

const SENDS = 1;
const RECEIVES = 2;
const LOCKS = 4;

/** The roles of the tasklets that events name; main is the first, then by the lowest number. */
export function rolesOf(r: Recording): Role[] {
  const { acts, spawner, seen } = seenIn(r);
  const groups = new Map<string, number[]>();
  for (let t = 1; t < seen.length; t++) {
    if (!seen[t]) continue;
    const key = `${spawner[t]} ${acts[t]}`;
    const group = groups.get(key);
    if (group) group.push(t);
    else groups.set(key, [t]);
  }
  joinCrowd(groups);
  const noun = lockNoun(r);
  const roles = [...groups].map(([key, tasklets]) => {
    const [by = -1, does = 0] = key.split(" ").map(Number);
    const name = nameOf(does, noun) + (by > 0 ? `, spawned by ${r.names.of(by)}` : "");
    return { id: key, name, tasklets: Int32Array.from(tasklets.sort((x, y) => x - y)) };
  });
  roles.sort((x, y) => (x.tasklets[0] ?? 0) - (y.tasklets[0] ?? 0));
  return seen[0]
    ? [{ id: "main", name: r.names.of(0), tasklets: Int32Array.of(0) }, ...roles]
    : roles;
}

/** What each tasklet did, who spawned it (-1: not seen), and whether an event names it. */
function seenIn(r: Recording) {
  const acts = new Uint8Array(r.tasklets);
  const spawner = new Int32Array(r.tasklets).fill(-1);
  const seen = new Uint8Array(r.tasklets);
  const does = (t: number, what: number) => {
    acts[t] = (acts[t] as number) | what;
  };
  for (let i = 0; i < r.length; i++) {
    const [a, b] = [r.a(i), r.b(i)];
    seen[a] = seen[b] = 1;
    switch (r.kind(i)) {
      case SPAWN:
        spawner[a] = b;
        break;
      case PARK_SEND:
        does(a, SENDS);
        break;
      case PARK_RECEIVE:
        does(a, RECEIVES);
        break;
      case DELIVER:
        does(a, SENDS);
        does(b, RECEIVES);
        break;
      case ACQUIRE:
      case DROP_REQUEST:
        does(a, LOCKS);
    }
  }
  return { acts, spawner, seen };
}

const few = 0.01; // of the crowd

/**
 * Some that did part of what a crowd of the same spawner did are of the crowd:
 * those that have not answered or not run yet, however many they are, for with
 * random work there are always some; and a few that only send, as one does at
 * the end of a chain. Many that only send are a role of their own.
 */
function joinCrowd(groups: Map<string, number[]>): void {
  const bySize = [...groups].sort((x, y) => x[1].length - y[1].length);
  for (const [key, own] of bySize) {
    const [by, does = 0] = key.split(" ").map(Number);
    let crowd: string | undefined;
    for (const [other, theirs] of groups) {
      const [otherBy, otherDoes = 0] = other.split(" ").map(Number);
      if (other === key || otherBy !== by || (does & otherDoes) !== does) continue;
      if (does & SENDS && own.length > few * theirs.length) continue;
      if (crowd === undefined || theirs.length > (groups.get(crowd)?.length ?? 0)) crowd = other;
    }
    if (crowd === undefined) continue;
    groups.get(crowd)?.push(...own);
    groups.delete(key);
  }
}

function nameOf(does: number, noun: "lock" | "area"): string {
  if (does & LOCKS) return noun === "lock" ? "threads" : "take areas";
  if (does === (SENDS | RECEIVES)) return "send and receive";
  if (does === SENDS) return "send only";
  return does === RECEIVES ? "receive only" : "no messages";
}
