// An error of a field as it stands in the form: named as people see the field,
// with the thousands of its range apart.

import { group } from "../figures/number";

/** `n: "0": a whole number from 1 to 10000000` becomes `Tasklets (n): ...`. */
export function errorWords(error: string, label: string): string {
  const at = error.indexOf(": ");
  const key = error.slice(0, at);
  const name = label.toLowerCase() === key.toLowerCase() ? label : `${label} (${key})`;
  const rest = error.slice(at);
  const typed = rest.lastIndexOf('": ');
  const want = rest.slice(typed + 1).replace(/(?<![\d.])\d{5,}/g, group);
  return name + rest.slice(0, typed + 1) + want;
}
