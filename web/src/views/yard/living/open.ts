// The recordings that ship with the page, opened for the pictures.

import { type MiniatureRun, miniatures } from "../../../gen/miniatures";
import { binaryOf, parseText } from "../../../lib/recording";
import { Session } from "../../flow/session";

/** The text form of a run of a miniature, whole again. */
export function textOfRun({ events }: MiniatureRun): string {
  const lines = events.trimEnd().split("\n");
  return lines.map((line, step) => `${step} ${line}\n`).join("");
}

/** One after the other, so that each is a short task. */
export async function openMiniature(id: string, layout: string): Promise<readonly Session[]> {
  const sessions: Session[] = [];
  for (const run of miniatures.find((m) => m.id === id)?.runs ?? []) {
    const recording = parseText(textOfRun(run));
    const batch = {
      from: 0,
      steps: run.steps,
      buffer: binaryOf(recording).buffer as ArrayBuffer,
      hash: "",
      pages: new ArrayBuffer(0),
    };
    sessions.push(await Session.open({ workload: id, params: run.params, seed: 1, batch }, layout));
  }
  return sessions;
}
