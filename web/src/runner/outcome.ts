// The result as a worker sends it: a text, which is a result or nothing.
import type { Result } from "../gen/types";

const objects = ["params", "metrics", "counts", "warmup", "environment"] as const;
const lists = ["samples", "checks"] as const;

/** Throws an Error that names what is missing where the text is no result. */
export function readResult(text: string): Result {
  const read = JSON.parse(text) as Partial<Result> | null;
  if (typeof read !== "object" || read === null) throw new Error("result: no object");
  if (typeof read.workload !== "string") throw new Error("result: workload: no text");
  if (typeof read.verified !== "boolean") throw new Error("result: verified: not true or false");
  for (const name of objects) {
    if (typeof read[name] !== "object" || read[name] === null)
      throw new Error(`result: ${name}: no object`);
  }
  for (const name of lists) {
    if (!Array.isArray(read[name])) throw new Error(`result: ${name}: no list`);
  }
  return read as Result;
}
