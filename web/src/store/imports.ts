// Results out of files beside one's own.
import { piecesOfSource, type Source, tellOf } from "../params/files/source";
import { manifest } from "./catalog";
import { addElsewhere } from "./elsewhere";

const MOST = 20; // lines that are told

/** Adds what the files hold; a sentence for each file and each line that cannot be read. */
export function importFiles(sources: readonly Source[]): string[] {
  const said: string[] = [];
  for (const source of sources) {
    const { name } = source;
    const found = piecesOfSource(manifest.workloads, source).map((piece) => piece());
    const results = found.flatMap((f) => f.results);
    const bad = tellOf(
      source,
      results.length,
      found.flatMap((f) => f.bad),
    );
    const seen = new Map<string, number>();
    for (const result of results) {
      // Results of a file with different params are one series, as of a sweep.
      const key = JSON.stringify([result.workload, result.params]);
      const before = seen.get(key) ?? 0;
      seen.set(key, before + 1);
      addElsewhere("file", before > 0 ? `${name}, ${before + 1}` : name, result);
    }
    const of = [...new Set(results.map((r) => r.workload))].join(", ");
    // What is wrong with a file as a whole says that nothing was found.
    if (results.length > 0)
      said.push(
        `${name}: ${results.length === 1 ? "1 result" : `${results.length} results`} of ${of}.`,
      );
    else if (!bad.some((b) => b.line === 0)) said.push(`${name}: no result was found in it.`);
    for (const b of bad.slice(0, MOST))
      said.push(`${name}${b.line > 0 ? `, line ${b.line}` : ""}: ${b.reason}`);
    if (bad.length > MOST) said.push(`${name}: and ${bad.length - MOST} more such lines.`);
  }
  return said;
}
