// What version 2 of a result's link says beside: see build/internal/resultlink.
import type { Bytes } from "./bytes";
import { MAX_COUNT, MAX_NAME, MAX_PERCENT, type Mark, type More } from "./claim";
import type { Writer } from "./writer";

// Bits of a mark's first byte.
const KERNEL = 1;
const HIDDEN = 2;

/** Reads it; what does not fit leaves r bad. */
export function readMore(r: Bytes, samples: number): More {
  const runs = r.count(MAX_COUNT);
  const shortest = r.number();
  const digits = r.bytes(r.count(4));
  if (digits.length !== 0 && digits.length !== 4) r.bad = true;
  const counts = Array.from(digits, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const events = r.text(MAX_NAME);
  const marks: Mark[] = [];
  let next = 0;
  for (let n = r.count(samples); n > 0 && !r.bad; n--) {
    const sample = next + r.count(samples);
    const bits = r.count(KERNEL | HIDDEN);
    const collections = r.count(MAX_COUNT);
    const kernel = (bits & KERNEL) !== 0;
    const percent = kernel ? r.count(MAX_PERCENT) : 0;
    // It says nothing, or of no sample.
    if (sample >= samples || (bits === 0 && collections === 0)) r.bad = true;
    next = sample + 1;
    marks.push({ sample, kernel, hidden: (bits & HIDDEN) !== 0, collections, percent });
  }
  if (shortest < 0) r.bad = true;
  return { runs, shortest, counts, events, marks };
}

export function writeMore(w: Writer, { runs, shortest, counts, events, marks }: More): void {
  w.count(runs);
  w.number(shortest);
  w.count(counts.length / 2);
  for (let i = 0; i < counts.length; i += 2)
    w.bytes.push(Number.parseInt(counts.slice(i, i + 2), 16));
  w.text(events);
  w.count(marks.length);
  let next = 0;
  for (const { sample, kernel, hidden, collections, percent } of marks) {
    w.count(sample - next);
    next = sample + 1;
    w.count((kernel ? KERNEL : 0) | (hidden ? HIDDEN : 0));
    w.count(collections);
    if (kernel) w.count(percent);
  }
}
