// A race as a file and as a record that the browser keeps: one form for both.
// Reading is strict, as an older page may have written it.
import { summarize } from "../../lib/stats/summary";
import { csvText } from "../../params/files/csv";
import { counted } from "./compare";
import type { Lap, RaceState } from "./race";

export const raceSchema = "switchyard.race.v1";

/** Racers whose rates have one unit. */
export interface Group {
  readonly id: string;
  readonly unit: string;
  readonly racers: RaceState["racers"];
}

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly kind: RaceState["racers"][number]["kind"];
  readonly heat: string;
  readonly unit: string; // of the rates: 1 / seconds
  readonly rate: { median: number; low: number; high: number } | null; // of the laps that count
  readonly laps: readonly Lap[]; // seconds an operation
  readonly failure: string; // "" for none
}

export interface RaceFile {
  readonly schema: typeof raceSchema;
  readonly complete: boolean; // no: it was stopped
  readonly rounds: number; // asked for
  readonly elapsed: number; // s
  readonly environment: Readonly<Record<string, string>>;
  readonly racers: readonly Entry[];
}

export function raceFile(groups: readonly Group[], state: RaceState): RaceFile {
  const { status, rounds, elapsed, environment, laps, failures } = state;
  const racers = groups.flatMap((g) =>
    g.racers.map(({ id, label, kind }): Entry => {
      const rates = counted(laps[id]).map((lap) => 1 / lap.seconds);
      const { median, low, high } = rates.length > 0 ? summarize(rates) : none;
      return {
        id,
        label,
        kind,
        heat: g.id,
        unit: g.unit,
        rate: rates.length > 0 ? { median, low, high } : null,
        laps: laps[id] ?? [],
        failure: failures[id] ?? "",
      };
    }),
  );
  return { schema: raceSchema, complete: status === "done", rounds, elapsed, environment, racers };
}

const none = { median: 0, low: 0, high: 0 };

/** What speaks against a sample, as files have it. */
export function marksOf({ hidden, off }: Lap): string {
  return [hidden && "hidden", off && "kernel"].filter(Boolean).join(" ");
}

/** A line for each sample. */
export function raceCSV({ racers, environment }: RaceFile): string {
  const where = Object.entries(environment).map(([k, v]) => `${k}=${v}`);
  const lines = [["heat", "racer", "kind", "where", "round", "rate", "unit", "seconds", "mark"]];
  for (const r of racers)
    for (const lap of r.laps) {
      const { round, seconds } = lap;
      const figures = [String(round), String(1 / seconds), r.unit, String(seconds), marksOf(lap)];
      lines.push([r.heat, r.label, r.kind, where.join("; "), ...figures]);
    }
  return csvText(lines);
}

/** The state that a file tells of; null where it is none of these racers. */
export function raceOf(groups: readonly Group[], file: unknown): RaceState | null {
  if (!isObject(file) || file.schema !== raceSchema || !Array.isArray(file.racers)) return null;
  const { rounds, elapsed, environment, complete } = file;
  if (!isPositive(rounds) || !isPositive(elapsed) || !isTexts(environment)) return null;
  const known = groups.flatMap((g) => g.racers);
  const laps: Record<string, readonly Lap[]> = {};
  const failures: Record<string, string> = {};
  for (const entry of file.racers as unknown[]) {
    if (!isObject(entry) || !known.some((r) => r.id === entry.id)) return null;
    const id = String(entry.id);
    if (!Array.isArray(entry.laps) || !entry.laps.every(isLap)) return null;
    if (entry.laps.length > 0) laps[id] = entry.laps;
    if (typeof entry.failure === "string" && entry.failure !== "") failures[id] = entry.failure;
  }
  return {
    status: complete === true ? "done" : "stopped",
    racers: known.map(({ id, label, kind }) => ({ id, label, kind })),
    rounds,
    turn: null,
    done: complete === true ? 1 : 0,
    turns: 1,
    laps,
    failures,
    elapsed,
    environment,
    kept: true,
  };
}

const isObject = (v: unknown): v is Record<string, unknown> =>
  typeof v === "object" && v !== null && !Array.isArray(v);
const isPositive = (v: unknown): v is number =>
  typeof v === "number" && Number.isFinite(v) && v > 0;
const isTexts = (v: unknown): v is Record<string, string> =>
  isObject(v) && Object.values(v).every((text) => typeof text === "string");

function isLap(v: unknown): v is Lap {
  return (
    isObject(v) && isPositive(v.seconds) && isPositive(v.round) && typeof v.hidden === "boolean"
  );
}
