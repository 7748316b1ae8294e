// The circumstances of a result, by name. Modes that are not quoted have no
// samples, no warm-up and no clock to speak of.

import type { Result } from "../../gen/types";
import { exact, figureText } from "../figures/number";

export function facts(result: Result): [string, string][] {
  return [
    ["mode", result.mode],
    ["seed", exact(result.seed)],
    ...(result.mode === "measure" ? measuring(result) : []),
    ...(result.recording ? [["event hash", result.recording.hash] as [string, string]] : []),
    ...Object.entries(result.environment),
  ];
}

function measuring({ samples, warmup, clockStep }: Result): [string, string][] {
  const settled = warmup.stable ? ", settled" : ", not settled";
  return [
    ["samples", exact(samples.length)],
    ["shortest sample", figureText(Math.min(...samples.map((s) => s.elapsed)), "s")],
    ["runs in all samples", exact(samples.reduce((sum, s) => sum + s.runs, 0))],
    [
      "warm-up",
      `${runs(warmup.runs)}, ${figureText(warmup.elapsed, "s")}${samples.length > 1 ? settled : ""}`,
    ],
    ["first run", figureText(warmup.first, "s")],
    ["clock step", figureText(clockStep, "s")],
  ];
}

function runs(n: number): string {
  return n === 1 ? "1 run" : `${exact(n)} runs`;
}
