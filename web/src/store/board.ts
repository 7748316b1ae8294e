// The comparison board: results out of many links and files. It is kept in
// this browser until it is cleared; nothing of it leaves the device.
import { signal } from "@preact/signals";
import type { Result } from "../gen/types";
import type { Bad } from "../params/files/readbench";
import { piecesOfSource, type Source, tellOf } from "../params/files/source";
import { type Kept, keepBoard, keptBoard } from "./boardkept";
import { manifest } from "./catalog";

export interface Entry {
  readonly id: number;
  readonly result: Result;
}

export interface Told extends Bad {
  readonly source: string; // a file's name, or "pasted text"
}

export const board = signal<readonly Entry[]>([]);
export const boardBad = signal<readonly Told[]>([]);
export const boardNote = signal(""); // what the last addition came to
export const boardReading = signal(false);
/** Why nothing is kept for the next visit; "" where it is. */
export const boardUnkept = signal("");

const slice = 12; // ms of work between two breaths
const rest = 100; // ms
let last = 0;
let loaded: Promise<void> | null = null;

/** What was kept from an earlier visit, once. */
export function loadBoard(): Promise<void> {
  loaded ??= keptBoard().then(take);
  return loaded;
}

/** What was kept by another version of the page and cannot be drawn: it stays until the board is cleared. */
let unread: readonly unknown[] = [];

function take({ results, unread: left, refused }: Kept): void {
  unread = left;
  if (left.length > 0)
    boardNote.value = `Of what was kept, ${left.length} ${left.length === 1 ? "result is" : "results are"} of another version of this page: not shown, and kept until the board is cleared.`;
  board.value = [...results.map((result) => ({ id: ++last, result })), ...board.value];
  boardUnkept.value = refused;
}

let turn: Promise<void> = Promise.resolve();

/** Reads sources in slices, so that the page stays at hand; what is added meanwhile is read after them. */
export function addToBoard(sources: readonly Source[]): Promise<void> {
  const next = () => read(sources);
  turn = turn.then(next, next);
  return turn;
}

async function read(sources: readonly Source[]): Promise<void> {
  await loadBoard();
  boardReading.value = true;
  const seen = new Set(board.value.map((e) => sameness(e.result)));
  const added: Entry[] = [];
  const bad: Told[] = [];
  let twice = 0;
  let until = performance.now() + slice;
  for (const source of sources) {
    const wrong: Bad[] = [];
    let results = 0;
    for (const piece of piecesOfSource(manifest.workloads, source)) {
      const found = piece();
      results += found.results.length;
      for (const result of found.results) {
        const key = sameness(result);
        if (seen.has(key)) twice++;
        else added.push({ id: ++last, result });
        seen.add(key);
      }
      wrong.push(...found.bad);
      if (performance.now() < until) continue;
      await breath();
      until = performance.now() + slice;
    }
    bad.push(...tellOf(source, results, wrong).map((b) => ({ ...b, source: source.name })));
  }
  await breath();
  board.value = [...board.value, ...added];
  boardBad.value = bad;
  boardNote.value = noteOf(added.length, twice, bad.length);
  boardReading.value = false;
  // What is new is drawn first.
  await breath(rest);
  await keep();
}

function breath(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function noteOf(added: number, twice: number, bad: number): string {
  const parts = [`${added} added`];
  if (twice > 0) parts.push(`${twice} left out: already on the board`);
  if (bad > 0) parts.push(`${bad} could not be read`);
  return `${parts.join("; ")}.`;
}

/** Two of one key are one result. */
function sameness({ workload, params, seed, environment, metrics }: Result): string {
  const samples = Object.entries(metrics).map(([name, m]) => [name, m.samples]);
  return JSON.stringify([workload, params, seed, environment, samples]);
}

export function removeFromBoard(id: number): void {
  board.value = board.value.filter((e) => e.id !== id);
  void keep();
}

export function clearBoard(): void {
  board.value = [];
  unread = [];
  boardBad.value = [];
  boardNote.value = "The board is empty, and nothing of it is kept.";
  void keep();
}

async function keep(): Promise<void> {
  boardUnkept.value = await keepBoard([...board.value.map((e) => e.result), ...unread]);
}
