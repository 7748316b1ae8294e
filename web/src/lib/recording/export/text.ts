import type { Recording } from "../recording";
import { textOf } from "../text";
import { headerOf, originOf, SCHEMA } from "./header";

/** The recording in text form behind a note of what it holds; parseText reads it back. */
export function exportText(r: Recording): string {
  const origin = originOf(r);
  const run = origin === "" ? "" : `# run: ${origin.replaceAll("\n", " ")}\n`;
  return `# switchyard recording ${SCHEMA}: ${headerOf(r)}\n${run}${textOf(r)}`;
}
