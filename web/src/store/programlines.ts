// Which line of which program each loaded event comes from. The recording does
// not carry that: the run is done once more for it, when somebody looks.
import { effect, signal, untracked } from "@preact/signals";
import type { EventBatch, RunHandle } from "../lib/run";
import { fetchWindow } from "./fetchwindow";
import { awaited, lengthOf, type Recorded, recorded } from "./recording";
import { busy } from "./run";

/** A program as the workload wrote it. Its lines count on from `first`. */
export interface Listing {
  readonly name: string;
  readonly first: number;
  readonly lines: readonly string[];
}

export interface ProgramLines {
  readonly recorded: Recorded;
  /** By event: the number of its line; 0 where it has none. */
  readonly lines: Uint16Array;
  readonly listings: readonly Listing[];
}

export const programLines = signal<ProgramLines | null>(null);
/** Why there are none; empty where there are, or where they are on their way. */
export const programFailure = signal("");

const patience = 300; // ms that a recording stands before it is asked for

/** Has the lines of what is recorded at hand, until the answer is called. */
export function wantProgramLines(): () => void {
  let handle: RunHandle | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    clearTimeout(timer);
    handle?.stop();
    handle = null;
  };
  const end = effect(() => {
    const kept = recorded.value;
    // Whatever else runs goes first.
    const free = !busy.value && awaited.value === null;
    drop();
    if (!kept || !free || untracked(() => programLines.value?.recorded) === kept) return;
    timer = setTimeout(() => {
      handle = ask(kept);
    }, patience);
  });
  return () => {
    end();
    drop();
  };
}

function ask(kept: Recorded): RunHandle | null {
  const { from } = kept.batch;
  programFailure.value = "";
  const window = { from, to: from + Math.max(1, lengthOf(kept.batch)) };
  return fetchWindow(
    kept,
    window,
    {
      progress() {},
      arrived: (events) => {
        programLines.value = { recorded: kept, ...programsOf(events) };
      },
      failed: (words) => {
        programFailure.value = words;
      },
    },
    { lines: true },
  );
}

function programsOf({ lines, listings = [] }: EventBatch): Omit<ProgramLines, "recorded"> {
  let first = 1;
  const programs = listings.map((text) => {
    const [name = "", ...rest] = text.split("\n");
    const program = { name, first, lines: rest };
    first += rest.length;
    return program;
  });
  return { lines: lines ? new Uint16Array(lines) : new Uint16Array(), listings: programs };
}
