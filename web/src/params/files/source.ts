// What is pasted, chosen or dropped: its name and its text, or why it has none.
import type { Workload } from "../../gen/types";
import { noLink, type Piece, piecesOf } from "./readany";
import type { Bad } from "./readbench";

export interface Source {
  readonly name: string; // a file's, or "pasted text"
  readonly text: string;
  /** Why it was not read: too large, a folder. */
  readonly refused?: string;
  readonly file?: boolean;
}

const right = "JSON, benchmark text or links, as the page exports them, would be right";

/** How to read it, in short pieces of work. */
export function piecesOfSource(workloads: readonly Workload[], source: Source): Piece[] {
  const { text, refused } = source;
  if (refused !== undefined) return [whole(refused)];
  if (text.includes("\0")) return [whole(`no text: ${right}`)];
  if (text.trim() === "") return [whole(`it is empty: ${right}`)];
  return piecesOf(workloads, text);
}

function whole(reason: string): Piece {
  return () => ({ results: [], bad: [{ line: 0, reason }] });
}

/** What to tell of a source that gave so many results: of a file with nothing in it one thing, not one for each line. */
export function tellOf(source: Source, results: number, bad: readonly Bad[]): readonly Bad[] {
  const nothing = source.file === true && results === 0 && bad.length > 0;
  if (!nothing || !bad.every((b) => b.reason === noLink)) return bad;
  return [{ line: 0, reason: `no result in it: ${right}` }];
}
