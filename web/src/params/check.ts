// Whether a value can be taken, with the message that Go gives
// (workloads/bench/parse.go): `key: "value": what would be right`.
import type { Param } from "../gen/types";
import { groupingHint } from "./grouping";
import { formatNumber, formatPlain, parseNumber, parseWhole, vanishes } from "./numbers";
import { quote } from "./quote";

/** The canonical text, or what is wrong. */
export type Checked = { ok: true; value: string } | { ok: false; error: string };

/** Checks a text as the browser's runs do: what runs natively only is refused. */
export function checkValue(param: Param, text: string): Checked {
  switch (param.kind) {
    case "int":
      return checkWhole(param, text);
    case "float":
      return checkNumber(param, text);
    case "choice":
      return checkChoice(param, text);
    case "switch":
      return checkSwitch(param, text);
  }
}

/** Checks a whole number that is no param of the workload: the seed, the number of samples. */
export function checkWholeNumber(key: string, text: string, min: number, max: number): Checked {
  const n = parseWhole(text);
  return n === null || Number(n) < min || Number(n) > max
    ? refuse(key, text, `a whole number ${range(min, max)}${groupingHint(text, true)}`)
    : { ok: true, value: n.toString() };
}

const plainKey = /^[\w.-]{1,60}$/;

/** A key from a link may be anything: one that is no plain name is quoted and cut. */
export function refuse(key: string, text: string, want: string): Checked {
  return { ok: false, error: `${plainKey.test(key) ? key : quote(key)}: ${quote(text)}: ${want}` };
}

function checkWhole(param: Param, text: string): Checked {
  const n = parseWhole(text);
  return n === null || outside(param, Number(n))
    ? refuse(param.key, text, rangeOf(param) + groupingHint(text, true))
    : { ok: true, value: n.toString() };
}

function checkNumber(param: Param, text: string): Checked {
  const f = parseNumber(text);
  if (f === null || outside(param, f))
    return refuse(param.key, text, rangeOf(param) + groupingHint(text, false));
  return vanishes(text, f)
    ? refuse(param.key, text, `${rangeOf(param)}; nearer to 0 than numbers get: 0 would be right`)
    : { ok: true, value: formatNumber(f) };
}

function outside({ min, max, least }: Param, n: number): boolean {
  return n < min || n > max || (least > 0 && n !== 0 && n < least);
}

/** Which numbers the param takes, in words. */
function rangeOf({ kind, min, max, least }: Param): string {
  const number = kind === "int" ? "a whole number" : "a number";
  return least > 0 ? `0 or ${number} ${range(least, max)}` : `${number} ${range(min, max)}`;
}

function checkChoice(param: Param, text: string): Checked {
  const choice = param.choices.find((c) => c.value === text);
  if (choice && !choice.native) return { ok: true, value: text };
  const here = param.choices.filter((c) => !c.native).map((c) => c.value);
  const want = choice ? "runs natively only; here " : "one of ";
  return refuse(param.key, text, want + here.join(", "));
}

function checkSwitch(param: Param, text: string): Checked {
  if (text === "on" || text === "true" || text === "1") return { ok: true, value: "on" };
  if (text === "off" || text === "false" || text === "0") return { ok: true, value: "off" };
  return refuse(param.key, text, "on or off");
}

function range(min: number, max: number): string {
  return `from ${formatPlain(min)} to ${formatPlain(max)}`;
}
