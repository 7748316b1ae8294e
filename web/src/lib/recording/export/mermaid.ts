import { RecordingError } from "../failure";
import { ascii } from "../grouped";
import { DELIVER, MAIL } from "../kinds";
import type { Recording } from "../recording";
import { headerOf, originOf } from "./header";

/** The most deliveries that a sequence diagram can show and be read. */
export const MOST_DELIVERIES = 60;

/** The deliveries as a Mermaid sequence diagram. More than MOST_DELIVERIES are refused: take a window. */
export function exportMermaid(r: Recording): string {
  const names = new Set<number>();
  const arrows: string[] = [];
  for (let i = 0; i < r.length; i++) {
    if (r.kind(i) !== DELIVER) continue;
    const [a, b] = [r.a(i), r.b(i)];
    names.add(a).add(b);
    const mail = (r.flags(i) & MAIL) !== 0;
    const where = mail ? `inbox ${r.obj(i)}` : `channel ${r.obj(i)}`;
    arrows.push(`  t${a}${mail ? "-)" : "->>"}t${b}: ${where}, ${r.val(i)} (step ${r.step(i)})`);
  }
  if (arrows.length > MOST_DELIVERIES) {
    throw new RecordingError(
      "deliveries",
      String(arrows.length),
      `${MOST_DELIVERIES} at most in a sequence diagram`,
    );
  }
  const people = [...names].sort((x, y) => x - y);
  const lines = people.map((t) => `  participant t${t} as ${ascii(r.names.of(t))}`);
  const notes = [`%% ${headerOf(r)}; ${arrows.length} deliveries`];
  const origin = originOf(r);
  if (origin !== "") notes.push(`%% ${origin.replaceAll("\n", " ")}`);
  return `${["sequenceDiagram", ...notes.map((n) => `  ${n}`), ...lines, ...arrows].join("\n")}\n`;
}
