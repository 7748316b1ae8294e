// Long work in slices: a generator stops after each, so that whoever runs it
// decides how much is done at a time.

/** Does all the rest of a work at once. */
export function finish<T>(work: Generator<unknown, T>): T {
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
}

/** Does a work by and by: so many milliseconds at a time, then `rest` is awaited. */
export async function byAndBy<T>(
  work: Generator<unknown, T>,
  most: number,
  rest: () => Promise<void>,
): Promise<T> {
  let begun = performance.now();
  let next = work.next();
  while (!next.done) {
    if (performance.now() - begun >= most) {
      await rest();
      begun = performance.now();
    }
    next = work.next();
  }
  return next.value;
}
