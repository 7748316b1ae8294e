// Vector clocks: which events can have had a part in which others. A switch is
// not a cause (every event would hang on every earlier one): the edges are the
// tasklet's own order, deliveries, spawns, whoever readied, woke or paused
// one, locks given back and taken, and requests to let go.
import { RecordingError } from "../failure";
import {
  ACQUIRE,
  BY_RECEIVER,
  DELIVER,
  DROP_REQUEST,
  PAUSE,
  READY,
  RELEASE,
  SPAWN,
  WAKE,
} from "../kinds";
import type { Recording } from "../recording";

/** The most tasklets that clocks are made for. */
export const MAX_HOSTS = 50;

/** The tasklets that events of a recording name, ascending. */
export function hostsOf(r: Recording): number[] {
  const seen = new Uint8Array(r.tasklets);
  for (let i = 0; i < r.length; i++) {
    seen[hostOf(r, i)] = 1;
    if (r.kind(i) === DELIVER) seen[r.a(i)] = seen[r.b(i)] = 1;
  }
  const hosts: number[] = [];
  for (let t = 0; t < seen.length; t++) if (seen[t]) hosts.push(t);
  return hosts;
}

/** The tasklet that an event happens in: its first, but for a delivery that the receiver completed. */
export function hostOf(r: Recording, i: number): number {
  return r.kind(i) === DELIVER && r.flags(i) & BY_RECEIVER ? r.b(i) : r.a(i);
}

/**
 * Calls `visit` with each event, the place of its host among the hosts and its
 * clock: for each host the number of its events known there. The array is the
 * walk's own and valid during the call. More than MAX_HOSTS hosts are refused.
 */
export function walkClocks(
  r: Recording,
  visit: (i: number, host: number, clock: Int32Array) => void,
  hosts = hostsOf(r),
): void {
  const n = hosts.length;
  if (n > MAX_HOSTS)
    throw new RecordingError("tasklets", String(n), `${MAX_HOSTS} at most for clocks`);
  const places = new Map(hosts.map((t, place) => [t, place]));
  const clocks = Array.from({ length: n }, () => new Int32Array(n));
  const released = new Map<number, Int32Array>();
  const place = (t: number) => places.get(t) ?? -1;
  const merge = (into: number, from: Int32Array | undefined) => {
    const clock = clocks[into];
    if (!clock || !from) return;
    for (let k = 0; k < n; k++) {
      if ((from[k] as number) > (clock[k] as number)) clock[k] = from[k] as number;
    }
  };
  for (let i = 0; i < r.length; i++) {
    const host = place(hostOf(r, i));
    const other = place(otherOf(r, i));
    if (learns(r, i)) merge(host, clocks[other]);
    if (r.kind(i) === ACQUIRE) merge(host, released.get(r.obj(i)));
    const clock = clocks[host] as Int32Array;
    clock[host] = (clock[host] as number) + 1;
    if (teaches(r, i)) merge(other, clock);
    if (r.kind(i) === RELEASE) released.set(r.obj(i), clock.slice());
    visit(i, host, clock);
  }
}

function otherOf(r: Recording, i: number): number {
  return hostOf(r, i) === r.a(i) ? r.b(i) : r.a(i);
}

/** Whether the host of event i depends on what the other one did before. */
function learns(r: Recording, i: number): boolean {
  switch (r.kind(i)) {
    case SPAWN:
    case READY:
    case WAKE:
    case PAUSE:
      return true;
    case DELIVER: // a value taken from one that waits
      return (r.flags(i) & BY_RECEIVER) !== 0;
  }
  return false;
}

/** Whether the other one goes on from event i. */
function teaches(r: Recording, i: number): boolean {
  return r.kind(i) === DROP_REQUEST || r.kind(i) === DELIVER;
}

/** The clocks of all events of a short recording, kept: 4 bytes an event and host, 64 MB at most. */
export class Clocks {
  readonly hosts: readonly number[];
  private readonly clocks: Int32Array;
  private readonly host: Int32Array;

  constructor(r: Recording) {
    this.hosts = hostsOf(r);
    const n = this.hosts.length;
    const most = Math.floor((1 << 24) / Math.max(n, 1));
    if (n <= MAX_HOSTS && r.length > most) {
      throw new RecordingError("steps", String(r.length), `${most} at most for ${n} tasklets`);
    }
    this.clocks = new Int32Array(n > MAX_HOSTS ? 0 : n * r.length);
    this.host = new Int32Array(r.length);
    const keep = (i: number, host: number, clock: Int32Array) => {
      this.clocks.set(clock, i * n);
      this.host[i] = host;
    };
    walkClocks(r, keep, [...this.hosts]);
  }

  /** The clock of event i, by host. */
  of(i: number): Int32Array {
    return this.clocks.subarray(i * this.hosts.length, (i + 1) * this.hosts.length);
  }

  /** Whether event i can have had a part in event j. */
  before(i: number, j: number): boolean {
    const host = this.host[i] ?? 0;
    return i !== j && (this.of(i)[host] ?? 0) <= (this.of(j)[host] ?? -1);
  }
}
