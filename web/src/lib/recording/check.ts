// Whether the fields of an event are those that the table allows its kind:
// what trace.ReadBinary checks in Go, with its messages.
import { eventFlags, eventSpecs } from "../../gen/events";
import { RecordingError } from "./failure";
import { flagBits, KINDS } from "./kinds";

// The bits of each word that must be 0, by kind; a field that is used may hold anything.
const idle = new Int32Array(4 * KINDS);
for (const s of eventSpecs) {
  const row = 4 * s.kind;
  idle[row] = s.a === "" ? ~0xff : 0;
  idle[row + 1] = (s.b === "" ? ~0xff : 0) | (0xff & ~flagBits(s.flags));
  idle[row + 2] = s.obj === "" ? -1 : 0;
  idle[row + 3] = s.val === "" ? -1 : 0;
}

/** The index of the first event that is none, or -1. */
export function firstWrong(words: Int32Array): number {
  for (let w = 0; w + 3 < words.length; w += 4) {
    const kind = (words[w] as number) & 0xff;
    if (kind === 0 || kind >= KINDS) return w >>> 2;
    const row = 4 * kind;
    const bad =
      ((words[w] as number) & (idle[row] as number)) |
      ((words[w + 1] as number) & (idle[row + 1] as number)) |
      ((words[w + 2] as number) & (idle[row + 2] as number)) |
      ((words[w + 3] as number) & (idle[row + 3] as number));
    if (bad !== 0) return w >>> 2;
  }
  return -1;
}

/** What is wrong with event i, which firstWrong found. */
export function wrongEvent(words: Int32Array, i: number): RecordingError {
  const [ka = 0, fb = 0, obj = 0, val = 0] = words.subarray(4 * i, 4 * i + 4);
  const spec = eventSpecs[(ka & 0xff) - 1];
  if (!spec) {
    return new RecordingError(`event ${i}: kind`, String(ka & 0xff), `from 1 to ${KINDS - 1}`);
  }
  const fields: [name: string, meaning: string, value: number][] = [
    ["A", spec.a, ka >>> 8],
    ["B", spec.b, fb >>> 8],
    ["Obj", spec.obj, obj >>> 0],
    ["Val", spec.val, val],
  ];
  const what = `event ${i}: ${spec.name}`;
  for (const [name, meaning, value] of fields) {
    if (meaning === "" && value !== 0) {
      return new RecordingError(
        `${what}: ${name}`,
        String(value),
        "0, as the kind does not use it",
      );
    }
  }
  const flags = `0x${(fb & 0xff).toString(16).padStart(2, "0")}`;
  const letters = eventFlags.filter((f) => spec.flags.includes(f.letter)).map((f) => f.letter);
  return new RecordingError(`${what}: flags`, flags, `those of "${letters.join("")}"`);
}
