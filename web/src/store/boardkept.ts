// The board in IndexedDB: one record, all results. Browsers may refuse storage:
// the board then lasts as long as the page, which is said.
import type { Result } from "../gen/types";
import { wrongWith } from "../params/files/readjson";
import { manifest } from "./catalog";

export interface Kept {
  readonly results: Result[];
  readonly refused: string; // why nothing can be kept; "" where it can
}

const refused =
  "This browser refuses storage here (a private window, a setting, or no room): the board lasts until the page is closed. Export it to keep it.";

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("switchyard", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("board");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}

async function use(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const db = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = db.transaction("board", mode);
      const request = ask(transaction.objectStore("board"));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    db.close();
  }
}

export async function keptBoard(): Promise<Kept> {
  try {
    const found = await use("readonly", (s) => s.get("results"));
    const all = Array.isArray(found) ? found : [];
    // An older page may have kept what this one cannot draw.
    const results = all.filter((r) => wrongWith(manifest.workloads, r) === "") as Result[];
    return { results, refused: "" };
  } catch {
    return { results: [], refused };
  }
}

/** Why it could not be kept; "" where it was. */
export async function keepBoard(results: readonly Result[]): Promise<string> {
  try {
    await use("readwrite", (s) =>
      results.length > 0 ? s.put(results, "results") : s.delete("results"),
    );
    return "";
  } catch {
    return refused;
  }
}
