// A log for ShiViz: each event in words, then its host with its vector clock.
// The first line is the expression that reads it, the second, empty, says that
// it is one execution; the note behind them is passed over, as it has no clock.
import { hostsOf, walkClocks } from "../cause/clocks";
import { ascii } from "../grouped";
import type { Recording } from "../recording";
import { clauseOf } from "../sentence";
import { lockNoun } from "../words";
import { headerOf } from "./header";

const EXPRESSION = "(?<event>.*)\\n(?<host>\\S*) (?<clock>{.*})";

/** The recording as a ShiViz log; more than 50 tasklets are refused by the clocks. */
export function exportShiViz(r: Recording): string {
  const hosts = hostsOf(r);
  const names = hosts.map((t) => r.names.word(t));
  const noun = lockNoun(r);
  const lines = [EXPRESSION, "", `# ${headerOf(r)}`];
  const add = (i: number, host: number, clock: Int32Array) => {
    const known = names.flatMap((name, k) => (clock[k] ? [`"${name}":${clock[k]}`] : []));
    lines.push(`step ${r.step(i)}: ${ascii(clauseOf(r.event(i), r.names, noun))}`);
    lines.push(`${names[host]} {${known.join(", ")}}`);
  };
  walkClocks(r, add, hosts);
  return `${lines.join("\n")}\n`;
}
