// A sheet over a phone's screen. It has an entry of its own in the history, so
// that Back closes it; what was edited in it stays.
import { signal } from "@preact/signals";

export type SheetName = "params" | "numbers";

/** What a sheet's entry remembers. */
interface Entry {
  sheet: SheetName;
  under: string; // the hash of the entry below it
}

export const sheet = signal<SheetName | "">("");

let under = "";
let leaving = false;

export function openSheet(name: SheetName): void {
  const entry: Entry = { sheet: name, under: location.hash };
  under = entry.under;
  history.pushState(entry, "", location.href);
  sheet.value = name;
}

export function closeSheet(): void {
  if (sheet.value === "") return;
  sheet.value = "";
  if (!entryOf(history.state)) return;
  leaving = true;
  history.back();
}

/** Whether the history went from a sheet to what lies under it; the sheet is closed then. */
export function backFromSheet(): boolean {
  const was = leaving || sheet.value !== "";
  leaving = false;
  if (!was || entryOf(history.state) || location.hash !== under) return false;
  sheet.value = "";
  return true;
}

/** Shows the sheet that the history's present entry is of, if it is of one. */
export function showSheetOfEntry(): void {
  const entry = entryOf(history.state);
  if (entry) under = entry.under;
  sheet.value = entry?.sheet ?? "";
}

function entryOf(state: unknown): Entry | null {
  return typeof state === "object" && state !== null && "sheet" in state ? (state as Entry) : null;
}
