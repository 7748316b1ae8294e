// Sessions of golden recordings, and a palette that names its colours, for tests.

import { binaryOf, type Recording } from "../../../lib/recording";
import { golden } from "../../../lib/recording/testing/goldens";
import type { Values } from "../../../params/values";
import type { Palette } from "../pen/palette";
import { Session } from "../session";

/** A golden as it comes from a run. */
export function goldenSession(name: string, layout: string): Session {
  return sessionFor(golden(name), layout);
}

/** The same; `workload` and `params` give its tasklets their names. */
export function sessionFor(
  r: Recording,
  layout: string,
  workload = "test",
  params: Values = {},
): Session {
  const buffer = binaryOf(r).buffer as ArrayBuffer;
  const proof = { hash: "", pages: new ArrayBuffer(0) };
  const batch = { from: r.from, steps: r.total ?? r.end, buffer, ...proof };
  return Session.openNow({ workload, params, seed: 1, batch }, layout);
}

export const palette: Palette = {
  ground: "ground",
  panel: "panel",
  line: "line",
  text: "text",
  quiet: "quiet",
  track: "track",
  lampOff: "lamp-off",
  onState: "on-state",
  bright: "bright",
  states: [
    "unknown",
    "absent",
    "new",
    "running",
    "queued",
    "receiving",
    "sending",
    "asleep",
    "done",
  ],
  fonts: { sans: "sans", mono: "mono" },
};
