// A seeded source of whole numbers for mutation tests.

/** Returns a function that gives whole numbers from 0 to n - 1; the same seed, the same numbers. */
export function seeded(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
