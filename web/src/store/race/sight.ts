// Whether the tab is in sight. Browsers slow hidden tabs, so a race waits
// while it is hidden, and marks what was measured meanwhile.

export interface Sight {
  hidden(): boolean;
  /** Calls back at each change; answers how to end it. */
  watch(changed: () => void): () => void;
}

/** The page's own. */
export const pageSight: Sight = {
  hidden: () => document.hidden,
  watch(changed) {
    document.addEventListener("visibilitychange", changed);
    return () => document.removeEventListener("visibilitychange", changed);
  },
};

/** Waits until the tab is seen or the signal is aborted. */
export function seen(sight: Sight, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!sight.hidden() || signal.aborted) return resolve();
    const done = () => {
      if (sight.hidden() && !signal.aborted) return;
      end();
      signal.removeEventListener("abort", done);
      resolve();
    };
    const end = sight.watch(done);
    signal.addEventListener("abort", done);
  });
}

/** Watches from now on; the answer says whether the tab was hidden at any time since, and ends it. */
export function watchHidden(sight: Sight): () => boolean {
  let was = sight.hidden();
  const end = sight.watch(() => {
    was ||= sight.hidden();
  });
  return () => {
    end();
    return was || sight.hidden();
  };
}
