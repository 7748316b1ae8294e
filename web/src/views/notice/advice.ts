// For each stage at which a run can fail: what to call it, and what to do.

import type { Stage } from "../../store";

export interface Advice {
  readonly title: string;
  readonly todo: string;
}

const advice: Record<Stage, Advice> = {
  load: {
    title: "The program did not load",
    todo: "Where the connection is at fault, run again when it is back. Where the site's policy or the browser forbids it, another host or browser can run it. Params, presets, story and reference figures work without it.",
  },
  manifest: {
    title: "Page and program are of different versions",
    todo: "Reload the page, so that both come from the same version.",
  },
  params: {
    title: "A param cannot be taken",
    todo: "Correct the field that is named, or reset the params.",
  },
  memory: {
    title: "Too large for this browser",
    todo: "Choose a smaller size or a lighter engine. Natively there is more room.",
  },
  run: {
    title: "The run could not be finished",
    todo: "Change the params, or choose a preset that is known to run.",
  },
  record: { title: "The recording could not be made", todo: "Choose Measure, or a smaller size." },
  verify: {
    title: "The answer was wrong",
    todo: "This has no score. Run again; if it stays so, it is a fault of the workload worth reporting, with the link.",
  },
  panic: {
    title: "The program broke off",
    todo: "This is a fault of Switchyard worth reporting, with the link. Other params may work.",
  },
  stack: {
    title: "The stack overflowed",
    todo: "Choose a smaller size or depth, or the soft engine: it keeps nothing on a stack.",
  },
  dead: {
    title: "The worker ended without a word",
    todo: "The browser may have ended it for want of memory. Choose a smaller size and run again.",
  },
  stopped: { title: "Stopped", todo: "Run starts it again from the beginning." },
};

export function adviceFor(stage: Stage, detail: readonly string[]): Advice {
  if (stage === "run" && detail.length > 0) {
    return {
      title: "Deadlock: everybody waits",
      todo: "Change the params so that somebody can go on; the list says who waits for whom.",
    };
  }
  return advice[stage];
}
