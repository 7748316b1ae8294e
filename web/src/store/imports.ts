// Results out of files beside one's own.
import { piecesOf } from "../params/files/readany";
import type { Source } from "./board";
import { manifest } from "./catalog";
import { addElsewhere } from "./elsewhere";

const MOST = 20; // lines that are told

/** Adds what the files hold; a sentence for each file and each line that cannot be read. */
export function importFiles(sources: readonly Source[]): string[] {
  const said: string[] = [];
  for (const { name, text } of sources) {
    const found = piecesOf(manifest.workloads, text).map((piece) => piece());
    const results = found.flatMap((f) => f.results);
    const bad = found.flatMap((f) => f.bad);
    results.forEach((result, i) => {
      addElsewhere("file", results.length > 1 ? `${name}, ${i + 1}` : name, result);
    });
    const of = [...new Set(results.map((r) => r.workload))].join(", ");
    said.push(
      results.length > 0
        ? `${name}: ${results.length === 1 ? "1 result" : `${results.length} results`} of ${of}.`
        : `${name}: no result was found in it.`,
    );
    for (const b of bad.slice(0, MOST))
      said.push(`${name}${b.line > 0 ? `, line ${b.line}` : ""}: ${b.reason}`);
    if (bad.length > MOST) said.push(`${name}: and ${bad.length - MOST} more such lines.`);
  }
  return said;
}
