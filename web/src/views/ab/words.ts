// What two configurations that were measured in turn come to, in a sentence.

import type { Metric } from "../../gen/types";
import { ratioOf } from "../../lib/stats/ratio";
import { summarize } from "../../lib/stats/summary";
import { alpha, canTell, uTest } from "../../lib/stats/utest";
import { GAP, significant } from "../figures/number";
import { gainText, ratioText } from "../figures/ratio";

type Kind = Pick<Metric, "unit" | "better">;

/** "B is 2.31× faster than A (2.25 to 2.4×)", or that there is no difference; of rounds both have. */
export function verdictText(
  { unit, better }: Kind,
  a: readonly number[],
  b: readonly number[],
): string {
  const [first] = a;
  if (first === undefined || b.length === 0) return "";
  if ([...a, ...b].every((v) => v === first)) return "No difference: equal in every round";
  const tells = canTell(a.length, b.length);
  const same = tells && uTest(a, b) >= alpha;
  const gain = better === "higher" ? ratioOf(b, a) : ratioOf(a, b);
  if (!gain || unit === "%") {
    if (same) return "No difference found";
    const apart = ratioText(summarize(b).median, summarize(a).median, unit, better);
    return apart === "" ? "" : `B is ${apart}${tells ? "" : ", too few rounds to tell"}`;
  }
  const text = gainText(gain, unit, better);
  if (text.startsWith("no difference")) return `N${text.slice(1)}`;
  if (text.startsWith("equal")) return `A and B are ${text}`;
  return `B is ${text.replace(/(faster|slower|smaller|larger|lower|higher)/, "$1 than A")}`;
}

/** What the U test gives: "U test, p 0.004"; "" where so few can never be told apart. */
export function testText(a: readonly number[], b: readonly number[]): string {
  if (!canTell(a.length, b.length)) return "";
  const p = uTest(a, b);
  return `U test, p${GAP}${p < 0.001 ? "below 0.001" : significant(p, 2)}`;
}
