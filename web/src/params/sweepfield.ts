// A sweep as a link says it:
//
//   sweep=n:10..1000:3          a numeric param, least, greatest, how many values
//   sweep=n:10,100,1000         the values themselves
//   sweep=n:10..1000:3/engine   and a line for each value of a choice or switch
//
// build/internal/configlink reads the same.
import type { Param, Workload } from "../gen/types";
import { type Checked, checkValue, checkWholeNumber, refuse } from "./check";
import { splitAt } from "./splitat";

export const mostPoints = 50;

const form =
  "a numeric param with least, greatest and number of values, as in n:10..1000:3, or with its values, as in n:10,100; then / and a choice or switch, where each of its values is a line";

/** What the fields of a sweep hold, as typed. */
export interface Range {
  readonly from: string;
  readonly to: string;
  readonly points: string;
  /** Values apart by spaces; empty: the range counts. */
  readonly list: string;
}

export interface SweepField {
  readonly x: string; // key of a numeric param
  readonly series: string; // key of a choice or switch, or ""
  readonly range: Range;
}

const numeric = (param: Param | undefined): param is Param =>
  param?.kind === "int" || param?.kind === "float";

/** The field of a link; the answer's value is canonical. */
export function checkSweep(workload: Workload, text: string): Checked {
  const [head = "", series] = splitAt(text, "/");
  const [key = "", span = ""] = splitAt(head, ":");
  const x = workload.params.find((p) => p.key === key);
  const by = workload.params.find((p) => p.key === series);
  if (!numeric(x) || (series !== undefined && (!by || numeric(by))))
    return refuse("sweep", text, form);
  const checked = checkSpan(x, span);
  if (!checked.ok) return refuse("sweep", text, checked.error);
  const lines = series === undefined ? "" : `/${series}`;
  return { ok: true, value: `${key}:${checked.value}${lines}` };
}

function checkSpan(x: Param, span: string): Checked {
  const [first = "", rest] = splitAt(span, "..");
  if (rest === undefined) return checkList(x, span);
  const [last = "", points = ""] = splitAt(rest, ":");
  const [from, to] = [checkValue(x, first), checkValue(x, last)];
  const count = checkWholeNumber("points", points, 2, mostPoints);
  for (const checked of [from, to, count]) if (!checked.ok) return checked;
  if (!from.ok || !to.ok || !count.ok) return from;
  return Number(from.value) < Number(to.value)
    ? { ok: true, value: `${from.value}..${to.value}:${count.value}` }
    : { ok: false, error: "least below greatest" };
}

function checkList(x: Param, span: string): Checked {
  const texts = span.split(",");
  if (texts.length > mostPoints) return { ok: false, error: `at most ${mostPoints} values` };
  const values: string[] = [];
  for (const text of texts) {
    const checked = checkValue(x, text);
    if (!checked.ok) return checked;
    values.push(checked.value);
  }
  return { ok: true, value: values.join(",") };
}

/** The parts of a field that was checked. */
export function sweepOf(field: string): SweepField {
  const [head = "", series = ""] = splitAt(field, "/");
  const [x = "", span = ""] = splitAt(head, ":");
  const [from = "", rest] = splitAt(span, "..");
  const range =
    rest === undefined
      ? { from: "", to: "", points: "", list: span.split(",").join(" ") }
      : { from, to: splitAt(rest, ":")[0] ?? "", points: splitAt(rest, ":")[1] ?? "", list: "" };
  return { x, series, range };
}

/** The field of these parts as typed; it may be one that cannot be taken. */
export function sweepField({ x, series, range }: SweepField): string {
  const list = range.list.trim();
  const span =
    list === "" ? `${range.from}..${range.to}:${range.points}` : list.split(/[\s;]+/).join(",");
  return `${x}:${span}${series === "" ? "" : `/${series}`}`;
}
