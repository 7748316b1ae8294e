import { EVENT_SIZE } from "../../gen/events";
import { firstWrong, wrongEvent } from "./check";
import { RecordingError } from "./failure";
import type { Names } from "./names";
import { type Origin, Recording } from "./recording";
import { Start } from "./start";

/** What a reader is told of a recording besides its events. */
export interface Place {
  /** The step of the first event; 0 unless told. */
  from?: number;
  /** The steps of the whole run, when known. */
  total?: number | undefined;
  origin?: Origin;
  /** What tasklets are called; by their numbers unless told. */
  names?: Names;
  /** The state before the first event, of a window that begins later than the run. */
  start?: ArrayBuffer | undefined;
}

/**
 * Reads the binary form: EVENT_SIZE bytes an event, little-endian, the first
 * at step `from`. The buffer is viewed, not copied, where it is aligned. What
 * is no recording is refused with a RecordingError that names the event,
 * counted from 0.
 */
export function readBinary(bytes: ArrayBuffer | Uint8Array, place: Place = {}): Recording {
  const { from = 0, total } = place;
  if (bytes.byteLength % EVENT_SIZE !== 0) {
    const right = `a multiple of ${EVENT_SIZE}, as each event has so many`;
    throw new RecordingError("binary form", `${bytes.byteLength} bytes`, right);
  }
  if (!Number.isSafeInteger(from) || from < 0) {
    throw new RecordingError("from", String(from), "a whole number, 0 or more");
  }
  const words = wordsOf(bytes);
  const end = from + (words.length >>> 2);
  if (total !== undefined && (!Number.isSafeInteger(total) || total < end)) {
    throw new RecordingError("total", String(total), `a whole number, ${end} or more`);
  }
  const wrong = firstWrong(words);
  if (wrong >= 0) throw wrongEvent(words, wrong);
  const start = place.start && from > 0 ? new Start(place.start) : undefined;
  return new Recording(words, from, total, place.origin, start, place.names);
}

/** The words of the binary form. Every engine that runs wasm is little-endian, as the form is. */
function wordsOf(bytes: ArrayBuffer | Uint8Array): Int32Array {
  if (bytes instanceof ArrayBuffer) return new Int32Array(bytes);
  if (bytes.byteOffset % 4 === 0) {
    return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  }
  return new Int32Array(bytes.slice().buffer);
}

/** The binary form of a recording, as bytes of their own. */
export function binaryOf(recording: Recording): Uint8Array {
  const { buffer, byteOffset, byteLength } = recording.words;
  return new Uint8Array(buffer, byteOffset, byteLength).slice();
}
