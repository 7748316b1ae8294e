// The text form, a line an event, as trace.AppendText writes it in Go.
import { flagLetters, specOf } from "./kinds";
import type { Recording } from "./recording";

/** The line of event i, without its newline: `15 deliver t1 t4 c3 =0 !r`. */
export function lineOf(r: Recording, i: number): string {
  const spec = specOf(r.kind(i));
  if (!spec) return `${r.step(i)} unknown`;
  let line = `${r.step(i)} ${spec.name}`;
  if (spec.a !== "") line += ` t${r.a(i)}`;
  if (spec.b !== "") line += ` t${r.b(i)}`;
  if (spec.obj !== "") line += ` c${r.obj(i)}`;
  if (spec.val !== "") line += ` =${r.val(i)}`;
  const flags = r.flags(i);
  return flags === 0 ? line : `${line} !${flagLetters(flags)}`;
}

/** Every line, each with its newline: what a golden file holds. */
export function textOf(r: Recording): string {
  const lines: string[] = [];
  for (let i = 0; i < r.length; i++) lines.push(lineOf(r, i));
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}
