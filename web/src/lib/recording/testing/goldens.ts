// The golden recordings of the workloads, for tests.
// biome-ignore lint/correctness/noNodejsModules: tests run in Node
import { readdirSync, readFileSync } from "node:fs";
// biome-ignore lint/correctness/noNodejsModules: tests run in Node
import { join } from "node:path";
// biome-ignore lint/correctness/noNodejsModules: tests run in Node
import process from "node:process";
import { parseText } from "../parse";
import { Recording } from "../recording";

const root = process.env.SWITCHYARD_ROOT ?? process.cwd();

export interface Golden {
  readonly name: string;
  /** The lines of its events; of ccbench the first 200 steps of the run. */
  readonly text: string;
  readonly recording: Recording;
}

/** Every workloads/<id>/testdata/<name>.trace, by "id/name". */
export function goldens(): Golden[] {
  const found: Golden[] = [];
  for (const id of readdirSync(join(root, "workloads")).sort()) {
    const dir = join(root, "workloads", id, "testdata");
    let names: string[] = [];
    try {
      names = readdirSync(dir).sort();
    } catch {
      continue; // a folder without goldens
    }
    for (const name of names.filter((n) => n.endsWith(".trace"))) {
      const file = readFileSync(join(dir, name), "utf8");
      const text = file.replace(/^[^\d].*\n/gm, ""); // ccbench's end with counts and hash
      found.push({ name: `${id}/${name.slice(0, -6)}`, text, recording: parseText(text) });
    }
  }
  return found;
}

/** One golden by name, as a run that is whole. */
export function golden(name: string): Recording {
  const found = goldens().find((g) => g.name === name);
  if (!found) throw new Error(`golden: ${name}: one of ${goldens().map((g) => g.name)}`);
  return whole(found.recording);
}

/** The same recording with its length as the run's. */
export function whole(r: Recording): Recording {
  return new Recording(r.words, r.from, r.end);
}

/** Lines of the text form without their steps, as a whole run. */
export function run(...lines: string[]): Recording {
  return whole(parseText(lines.map((line, i) => `${i} ${line}`).join("\n")));
}
