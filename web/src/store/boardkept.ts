// The board over visits: one record, all results. Browsers may refuse storage:
// the board then lasts as long as the page, which is said.
import type { Result } from "../gen/types";
import { wrongWith } from "../params/files/readjson";
import { manifest } from "./catalog";
import { keepRecord, keptRecord } from "./keptrecords";

export interface Kept {
  readonly results: Result[];
  readonly unread: readonly unknown[]; // what this page cannot draw
  readonly refused: string; // why nothing can be kept; "" where it can
}

const refused =
  "This browser refuses storage here (a private window, a setting, or no room): the board lasts until the page is closed. Export it to keep it.";

export async function keptBoard(): Promise<Kept> {
  try {
    const found = await keptRecord("results");
    const all = Array.isArray(found) ? found : [];
    // Another version of the page may have kept what this one cannot draw.
    const results: Result[] = [];
    const unread: unknown[] = [];
    for (const one of all) {
      if (wrongWith(manifest.workloads, one) === "") results.push(one as Result);
      else unread.push(one);
    }
    return { results, unread, refused: "" };
  } catch {
    return { results: [], unread: [], refused };
  }
}

/** Why it could not be kept; "" where it was. */
export async function keepBoard(results: readonly unknown[]): Promise<string> {
  try {
    await keepRecord("results", results.length > 0 ? results : undefined);
    return "";
  } catch {
    return refused;
  }
}
