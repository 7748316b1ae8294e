// One call of the automation face: its options read and checked one by one.
import type { RecordOptions, RunOptions } from "../lib/face";
import type { RunRequest } from "../lib/run";
import { type Quote, Refusals } from "./refusals";

/** A request with the signal that ends it. */
export interface Asked {
  request: RunRequest;
  signal: AbortSignal | undefined;
}

/** What the checks need of the page. */
export interface Terms {
  workloads: readonly string[]; // that exist
  quote: Quote;
}

type Kept = keyof RunOptions | keyof RecordOptions;

/** A call while its options are read, each once. */
export class Call {
  private readonly given: Readonly<Record<string, unknown>>;
  private readonly terms: Terms;
  private readonly refusals: Refusals;
  private readonly wrong = new Set<string>();

  constructor(name: string, options: unknown, known: readonly Kept[], terms: Terms) {
    this.terms = terms;
    this.refusals = new Refusals(terms.quote);
    if (!isPlain(options)) {
      this.refusals.add(
        "options",
        options,
        `an object such as {workload: "${terms.workloads[0]}"}`,
      );
      this.refusals.settle();
    }
    this.given = { ...(options as object) };
    for (const [key, value] of Object.entries(this.given)) {
      if (!known.some((k) => k === key))
        this.refuse(key, value, `no such option of ${name}: it has ${known.join(", ")}`);
    }
  }

  /** The option of this name, or its default where it is left out or refused. */
  take<T>(name: Kept, plain: T, want: string, right: (value: unknown) => boolean): T {
    const value = this.given[name];
    if (value === undefined) return plain;
    if (right(value)) return value as T;
    this.refuse(name, value, want);
    return plain;
  }

  /** Whether an option was given that cannot be taken. */
  refused(name: Kept): boolean {
    return this.wrong.has(name);
  }

  whole(name: Kept, plain: number, least: number, most: number): number {
    const want = `a whole number from ${least} to ${most}`;
    const value = this.given[name];
    if (typeof value !== "string")
      return this.take(name, plain, want, (v) => isWhole(v, least, most));
    this.refuse(name, value, `${want}, not a text`);
    return plain;
  }

  /** Adds what run and record share, and throws where anything was refused. */
  settle(own: Pick<RunRequest, "mode" | "samples" | "from" | "to">): Asked {
    const workload = this.workload();
    const params = this.params();
    const seed = this.whole("seed", 1, 0, 2 ** 32 - 1);
    const signal = this.take<AbortSignal | undefined>(
      "signal",
      undefined,
      "an AbortSignal",
      isSignal,
    );
    this.refusals.settle();
    return { request: { workload, params, seed, ...own }, signal };
  }

  private workload(): string {
    const { workload } = this.given;
    if (typeof workload === "string" && this.terms.workloads.includes(workload)) return workload;
    this.refuse("workload", workload, `one of ${this.terms.workloads.join(", ")}`);
    return "";
  }

  /** Values as the texts that params take: true is on, numbers are plain. */
  private params(): Record<string, string> {
    const params = this.take<object>("params", {}, "an object such as {key: value}", isPlain);
    const texts: [string, string][] = [];
    for (const [key, value] of Object.entries(params) as [string, unknown][]) {
      if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
        texts.push([key, String(value)]);
      else this.refuse(key, value, "a text, a number, true or false");
    }
    return Object.fromEntries(texts);
  }

  private refuse(name: string, value: unknown, want: string): void {
    this.wrong.add(name);
    this.refusals.add(name, value, want);
  }
}

export function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** Whether it is an object as {} makes one, of whichever window. */
function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const parent: unknown = Object.getPrototypeOf(value);
  return parent === null || Object.getPrototypeOf(parent) === null;
}

/** Asks the getter itself: it takes signals of other windows, and nothing that only looks like one. */
function isSignal(value: unknown): boolean {
  try {
    Object.getOwnPropertyDescriptor(AbortSignal.prototype, "aborted")?.get?.call(value);
    return true;
  } catch {
    return false;
  }
}
