// The requests that scripts make, checked before anything starts: what a
// worker cannot be sent, or nobody could stop, is refused with a RunError.
import type { Mode } from "../lib/run";
import { type Asked, Call, isWhole, type Terms } from "./call";
import { Refusals } from "./refusals";

const modes: readonly Mode[] = ["measure", "watch", "study"];
const pageSteps = 65_536; // kept where the window is left out
const mostSteps = 4_194_304; // of one window, as wasm/wire has it
const lastStep = 2 ** 53; // that a number can name

/** Options that both have. */
const shared = ["workload", "params", "seed", "signal"] as const;

export function runRequest(options: unknown, terms: Terms): Asked {
  const call = new Call("run", options, [...shared, "mode", "samples"], terms);
  const mode = call.take<Mode>("mode", "measure", `one of ${modes.join(", ")}`, (v) =>
    modes.some((m) => m === v),
  );
  const samples = call.whole("samples", 10, 1, 1000);
  const to = mode === "study" ? pageSteps : 0;
  return call.settle({ mode, samples, from: 0, to });
}

export function recordRequest(options: unknown, terms: Terms): Asked {
  const call = new Call("record", options, [...shared, "from", "to"], terms);
  const from = call.whole("from", 0, 0, lastStep - 1);
  const end = Math.min(from + mostSteps, lastStep);
  const want = `a step from ${from + 1} to ${end}, as from is ${from}`;
  const plain = Math.min(from + pageSteps, lastStep);
  // Without a from there is nothing to tell it by.
  const to = call.refused("from")
    ? plain
    : call.take<number>("to", plain, want, (v) => isWhole(v, from + 1, end));
  return call.settle({ mode: "study", samples: 1, from, to });
}

/** The link that open was given. */
export function checkedLink(link: unknown, { workloads, quote }: Terms): string {
  if (typeof link === "string") return link;
  const refusals = new Refusals(quote);
  refusals.add("link", link, `a text such as "#${workloads[0]}"`);
  refusals.settle();
  return "";
}
