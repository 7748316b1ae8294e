// The recordings that ship with the page, opened for the pictures.

import { type MiniatureRun, miniatures } from "../../../gen/miniatures";
import { binaryOf, parseText } from "../../../lib/recording";
import { Session } from "../../flow/session";

/** The text form of a run of a miniature, whole again. */
export function textOfRun({ events }: MiniatureRun): string {
  const lines = events.trimEnd().split("\n");
  return lines.map((line, step) => `${step} ${line}\n`).join("");
}

let queue: Promise<unknown> = Promise.resolve();

/** A task of its own for each: together they would keep the page from answering. */
function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
  const turn = queue.then(() => new Promise((go) => setTimeout(go))).then(work);
  queue = turn.catch(() => {});
  return turn;
}

/** Opens the runs of a miniature, when those asked for before are open. */
export async function openMiniature(id: string, layout: string): Promise<readonly Session[]> {
  const runs = miniatures.find((m) => m.id === id)?.runs ?? [];
  const sessions = await Promise.all(runs.map((run) => inTurn(() => openRun(id, layout, run))));
  // What is done with them next has a task of its own, too.
  return inTurn(() => sessions);
}

function openRun(id: string, layout: string, run: MiniatureRun): Promise<Session> {
  const recording = parseText(textOfRun(run));
  const batch = {
    from: 0,
    steps: run.steps,
    buffer: binaryOf(recording).buffer as ArrayBuffer,
    hash: "",
    pages: new ArrayBuffer(0),
  };
  return Session.open({ workload: id, params: run.params, seed: 1, batch }, layout);
}
