// Whose figure it is: runtime, year and where the text gives none, note.

import type { ReferenceRow, Workload } from "../../gen/types";

/** The year of a figure: that of its text, or of the day it was taken; a historic one may have none. */
export function yearOf(row: ReferenceRow): string {
  if (row.year) return String(row.year);
  if (row.date) return row.date.slice(0, 4);
  return row.kind === "historic" ? "year not given" : "";
}

/** Whose figure it is, in one line: "Stackless Python 2.x, 2009". */
export function runtimeText(row: ReferenceRow): string {
  return [row.runtime, yearOf(row)].filter(Boolean).join(", ");
}

/** What has to be known beside a figure, in one clause: a note begins with it. */
export function firstNote(row: ReferenceRow): string {
  return row.note?.split("; ")[0] ?? "";
}

/** The tag of a preset with the historic values: their year, where the text gives one. */
export function presetTag(workload: Pick<Workload, "year" | "undated">): string {
  return workload.undated ? "historic" : String(workload.year);
}
