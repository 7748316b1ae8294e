// Reads the text form, with the messages of trace.ParseText in Go. Lines that
// begin with # are notes; the first one of an export tells the run's length.
import { type EventSpec, eventSpecs, MAX_TASKLET } from "../../gen/events";
import { RecordingError } from "./failure";
import { flagBits, flagLetters } from "./kinds";
import { Recording } from "./recording";

/** One line of the text form: its step and its four words. */
export interface Line {
  readonly step: number;
  readonly words: readonly [number, number, number, number];
}

/** Parses one line. The error says which word is wrong. */
export function parseLine(line: string): Line {
  const words = line.split(/\s+/).filter((w) => w !== "");
  const [stepWord, name] = words;
  if (stepWord === undefined || name === undefined) {
    throw new RecordingError("event", quote(line), "a line is: step kind fields");
  }
  if (!/^(0|[1-9]\d*)$/.test(stepWord)) {
    throw new RecordingError("step", quote(stepWord), "a whole number, 0 or more");
  }
  const step = Number(stepWord);
  if (!Number.isSafeInteger(step)) {
    throw new RecordingError("step", quote(stepWord), `${Number.MAX_SAFE_INTEGER} at most`);
  }
  const spec = eventSpecs.find((s) => s.name === name);
  if (!spec) {
    const names = eventSpecs.map((s) => s.name).join(", ");
    throw new RecordingError("kind", quote(name), `one of ${names}`);
  }
  return { step, words: fieldsOf(spec, words.slice(2)) };
}

function fieldsOf(spec: EventSpec, words: string[]): Line["words"] {
  const a = number(words, spec.a, "t", 0, MAX_TASKLET);
  const b = number(words, spec.b, "t", 0, MAX_TASKLET);
  const obj = number(words, spec.obj, "c", 0, 2 ** 32 - 1);
  const val = number(words, spec.val, "=", -(2 ** 31), 2 ** 31 - 1);
  const flags = takeFlags(words, spec.flags);
  const [more] = words;
  if (more !== undefined) {
    throw new RecordingError(spec.name, quote(more), "nothing more on this line");
  }
  return [spec.kind | (a << 8), flags | (b << 8), obj | 0, val];
}

function number(words: string[], meaning: string, prefix: string, low: number, high: number) {
  if (meaning === "") return 0;
  const word = words.shift();
  if (word === undefined) {
    throw new RecordingError(meaning, "missing", `${prefix} and a number`);
  }
  const digits = word.slice(1);
  const n = Number(digits);
  const plain = /^(0|-?[1-9]\d*)$/.test(digits);
  if (!plain || word[0] !== prefix || n < low || n > high) {
    throw new RecordingError(meaning, quote(word), `${prefix} and a number from ${low} to ${high}`);
  }
  return n;
}

function takeFlags(words: string[], allowed: string): number {
  const [word] = words;
  if (word === undefined || word[0] !== "!") return 0;
  words.shift();
  const flags = flagBits(word.slice(1)) & flagBits(allowed);
  if (flags === 0 || `!${flagLetters(flags)}` !== word) {
    const right = `! and letters of "${allowed}", each at most once and in this order`;
    throw new RecordingError("flags", quote(word), right);
  }
  return flags;
}

/** Parses a whole text: one event a line, each step one more than the last. */
export function parseText(text: string): Recording {
  const words: number[] = [];
  let from = 0;
  let next = -1;
  let total: number | undefined;
  let at = 0;
  for (const line of text.split("\n")) {
    at++;
    if (line.startsWith("#")) {
      total ??= totalOf(line);
      continue;
    }
    if (line.trim() === "") continue;
    const parsed = parsedAt(at, line);
    if (next < 0) from = next = parsed.step;
    if (parsed.step !== next) {
      throw new RecordingError(
        `line ${at}: step`,
        String(parsed.step),
        `${next}, as each line is one step`,
      );
    }
    next++;
    words.push(...parsed.words);
  }
  if (total !== undefined && total < next) {
    throw new RecordingError("total", String(total), `${next} or more, as so many steps are here`);
  }
  return new Recording(Int32Array.from(words), from, total);
}

function parsedAt(at: number, line: string): Line {
  try {
    return parseLine(line);
  } catch (e) {
    if (!(e instanceof RecordingError)) throw e;
    throw new RecordingError(`line ${at}: ${e.what}`, e.value, e.right);
  }
}

/** The run's length from a note such as "# 2,048 of 401,233 steps". */
function totalOf(note: string): number | undefined {
  const found = /\bof ([\d,]+) steps\b/.exec(note)?.[1];
  const n = Number(found?.replaceAll(",", ""));
  return found !== undefined && Number.isSafeInteger(n) ? n : undefined;
}

function quote(text: string): string {
  return JSON.stringify(text);
}
