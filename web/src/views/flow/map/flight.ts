// Which messages are under way at a place on the step axis, how far they are,
// and how bright the trails of those that have arrived still are.

import type { Session } from "../session";

export interface Flight {
  /** Index of the delivery. */
  readonly index: number;
  /** Share of the way, 0 to 1. */
  readonly share: number;
}

export interface Trail {
  readonly index: number;
  /** 1: it has just arrived; 0: gone. */
  readonly bright: number;
}

const velocity = 700; // px/s
const shortest = 0.24; // s that any flight lasts where steps go by faster
const most = 200; // at a time

/** How many steps a trail is seen. */
export function fade(rate: number): number {
  return Math.max(8, 0.8 * rate);
}

/**
 * The flights at a place between two steps. A message leaves after its
 * sender's last event before and arrives with its step; where steps go by
 * faster than the eye it arrives later.
 */
export function flightsAt(
  session: Session,
  place: number,
  rate: number,
  lengthOf: (from: number, to: number) => number,
): Flight[] {
  const { recording: r, deliveries, lines } = session;
  const flights: Flight[] = [];
  const longest = Math.max(1, shortest * 2 * rate);
  const here = place - r.from;
  const first = session.deliveriesBefore(Math.floor(here - longest));
  for (let k = first; k < deliveries.length && flights.length < most; k++) {
    const i = deliveries[k] as number;
    if (i - longest - 1 > here) break;
    const wanted = Math.max(1, Math.min(shortest, lengthOf(r.a(i), r.b(i)) / velocity) * rate);
    const since = lines.before(r.a(i), i);
    const ahead = Math.min(wanted, Math.max(1, i - since));
    const share = (here - (i - ahead)) / wanted;
    if (share > 0 && share < 1) flights.push({ index: i, share });
  }
  return flights;
}

/** The trails at a place, the faintest first. */
export function trailsAt(session: Session, place: number, rate: number): Trail[] {
  const { recording: r, deliveries } = session;
  const here = Math.floor(place) - r.from;
  const length = fade(rate);
  const end = session.deliveriesBefore(here + 1);
  const trails: Trail[] = [];
  for (let k = Math.max(0, end - most); k < end; k++) {
    const i = deliveries[k] as number;
    const age = place - r.from - i;
    if (age < length) trails.push({ index: i, bright: 1 - age / length });
  }
  return trails;
}
