// A moment in which the browser has nothing more urgent to do.

const atLatest = 2_000; // ms
const pause = 200; // ms, where the browser does not tell

/** Calls f then; it answers how to call it off. */
export function whenIdle(f: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(f, pause);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(f, { timeout: atLatest });
  return () => cancelIdleCallback(handle);
}
