// Which line of which program each loaded event comes from. The recording does
// not carry that: the run is done once more for it, when somebody looks.
import { batch, effect, signal, untracked } from "@preact/signals";
import type { EventBatch, RunHandle } from "../lib/run";
import { fetchWindow } from "./fetchwindow";
import { lengthOf, type Recorded, recorded } from "./recording";
import type { Window } from "./run";

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
/** The share of the run that is done for them; null while they are not on their way, or come at once. */
export const programShare = signal<number | null>(null);
/** Steps that have to be run for them, where somebody must ask first; 0 where they come by themselves. */
export const programSteps = signal(0);

const patience = 300; // ms that a recording stands before it is asked for
/** Up to the end of what is loaded: longer ones are run only when somebody asks. */
const most = 2_000_000; // steps

const instant = 500; // ms within which nobody needs to be told

let handle: RunHandle | null = null;
let slow: ReturnType<typeof setTimeout> | undefined;

/** Has the lines of what is recorded at hand, until the answer is called. */
export function wantProgramLines(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = effect(() => {
    const kept = recorded.value;
    clearTimeout(timer);
    untracked(() => {
      drop();
      programFailure.value = "";
      programSteps.value = 0;
      if (!kept || programLines.value?.recorded === kept) return;
      const { to } = windowOf(kept);
      if (to > most) programSteps.value = to;
      else timer = setTimeout(() => ask(kept), patience);
    });
  });
  return () => {
    end();
    clearTimeout(timer);
    drop();
  };
}

/** Gives them up; they come when they are asked for. */
export function cancelProgramLines(): void {
  const kept = recorded.peek();
  if (programShare.peek() === null || !kept) return;
  drop();
  programSteps.value = windowOf(kept).to;
}

/** Asks for them, however long it takes. */
export function askProgramLines(): void {
  const kept = recorded.peek();
  drop();
  if (kept) ask(kept);
}

function drop(): void {
  clearTimeout(slow);
  handle?.stop();
  handle = null;
  programShare.value = null;
}

function windowOf({ batch }: Recorded): Window {
  return { from: batch.from, to: batch.from + Math.max(1, lengthOf(batch)) };
}

function ask(kept: Recorded): void {
  batch(() => {
    programFailure.value = "";
    programSteps.value = 0;
  });
  slow = setTimeout(() => {
    programShare.value = 0;
  }, instant);
  const over = (change: () => void) =>
    batch(() => {
      clearTimeout(slow);
      handle = null;
      programShare.value = null;
      change();
    });
  handle = fetchWindow("lines", kept, windowOf(kept), {
    progress: (share) => {
      if (programShare.peek() !== null) programShare.value = share;
    },
    arrived: (events) =>
      over(() => {
        programLines.value = { recorded: kept, ...programsOf(events) };
      }),
    failed: (words) =>
      over(() => {
        programFailure.value = words;
      }),
  });
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
