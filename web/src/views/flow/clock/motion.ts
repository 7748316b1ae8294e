// Whether things may travel: not where the system asks for reduced motion.

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

export function moves(): boolean {
  return !reduced.matches;
}

/** Calls back when that changes; the answer ends it. */
export function onMotion(changed: () => void): () => void {
  reduced.addEventListener("change", changed);
  return () => reduced.removeEventListener("change", changed);
}
