// A worker that dies may say nothing: the browser ends one that took too much
// memory without an event. A lock that the worker holds tells in any case.

/** Locks of this page, or null where the browser has none or the page is not secure. */
function locks(): LockManager | null {
  return typeof navigator !== "undefined" && navigator.locks ? navigator.locks : null;
}

let made = 0;

/** A name no other lock has; empty where there are no locks. */
export function lockName(): string {
  made++;
  return locks() ? `switchyard-${made}-${Math.random().toString(36).slice(2)}` : "";
}

/** Calls gone when the holder of the lock is no more; it answers how to stop watching. */
export function watchLock(name: string, gone: () => void): () => void {
  const manager = locks();
  if (name === "" || !manager) return () => {};
  const watching = new AbortController();
  manager.request(name, { signal: watching.signal }, gone).catch(() => {
    // Aborted: nobody watches any more.
  });
  return () => watching.abort();
}
