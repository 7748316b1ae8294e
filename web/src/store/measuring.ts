// One thing measures at a time: two at once would slow each other.

let stopLast: () => void = () => {};

/** Stops whatever measures now; what begins hands in how to stop it. */
export function measureAlone(stop: () => void): void {
  const last = stopLast;
  stopLast = stop;
  if (last !== stop) last();
}
