// A button that starts something and then stands where Stop stands: the second
// click of a double click on it is not for Stop.

const double = 500; // ms

let began = Number.NEGATIVE_INFINITY;

/** The click handler of a button that starts something. */
export function starting(start: () => unknown): () => void {
  return () => {
    began = performance.now();
    start();
  };
}

/** The click handler of the Stop that takes its place. */
export function stopping(stop: () => void): (e: Pick<MouseEvent, "detail">) => void {
  return (e) => {
    if (e.detail > 1 && performance.now() - began < double) return;
    stop();
  };
}
