// When a drawing has to be drawn anew in other colours.

const queries = [
  "(prefers-color-scheme: dark)",
  "(prefers-contrast: more)",
  "(forced-colors: active)",
];

/** Calls back when the system's colours change; the answer ends that. */
export function onColours(changed: () => void): () => void {
  const lists = queries.map((q) => matchMedia(q));
  for (const list of lists) list.addEventListener("change", changed);
  return () => {
    for (const list of lists) list.removeEventListener("change", changed);
  };
}
