// Reads whatever is pasted or dropped: links to results anywhere in a text, a
// file of JSON, or Go benchmark text. What cannot be read is told by its line,
// and the rest is kept.
import type { Result, Workload } from "../../gen/types";
import { readClaim } from "../resultlink/read";
import { resultOf } from "../resultlink/resultof";
import { type Bad, type Found, looksLikeBench, readBench } from "./readbench";
import { readJSON } from "./readjson";

/** A link to a result, whatever site it is of and whatever stands around it. */
const linkForm = /#?\br\d+\.[A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]*)?/g;

export const noLink = "no link to a result: one begins with #r2. or #r1. and ends in x";

const onlySettings =
  "a link to a configuration, which has no figures: a result was wanted; after a run choose Result in Share";

/** Whether there is a link to a workload with params in it. */
function configures(workloads: readonly Workload[], line: string): boolean {
  return [...line.matchAll(/#([a-z]+)(?=[?&\s]|$)/g)].some(([, id]) =>
    workloads.some((w) => w.id === id),
  );
}

/** A piece of work that is short: a line of links, or a file. */
export type Piece = () => Found;

export function piecesOf(workloads: readonly Workload[], text: string): Piece[] {
  if (/^\s*[[{]/.test(text)) return [() => readJSON(workloads, text)];
  if (looksLikeBench(text)) return [() => readBench(workloads, text)];
  const pieces: Piece[] = [];
  text.split("\n").forEach((line, i) => {
    if (line.trim() !== "") pieces.push(() => readLine(workloads, line, i + 1));
  });
  return pieces;
}

function readLine(workloads: readonly Workload[], line: string, number: number): Found {
  const results: Result[] = [];
  const bad: Bad[] = [];
  const links = line.match(linkForm) ?? [];
  // Words between links are let be; a line without any is told.
  if (links.length === 0)
    bad.push({ line: number, reason: configures(workloads, line) ? onlySettings : noLink });
  for (const link of links) {
    const read = readClaim(link);
    if (!read.ok) {
      bad.push({ line: number, reason: read.error });
      continue;
    }
    const sent = resultOf(workloads, read.claim);
    const problem = sent.problems[0];
    if (problem === undefined) results.push(sent.result);
    else bad.push({ line: number, reason: `another build's: ${problem}` });
  }
  return { results, bad };
}
