import { eventSpecs } from "../../../gen/events";
import type { Recording } from "../recording";
import { headerOf, SCHEMA } from "./header";

/**
 * The recording as JSON: `events` has an array [kind, a, b, obj, val, flags] a
 * step, the first at `from`; `kinds` names the kinds from 1 on; `total` is null
 * when the run's length is not known.
 */
export function exportJSON(r: Recording): string {
  const head = {
    format: "switchyard recording",
    version: SCHEMA,
    header: headerOf(r),
    run: r.origin,
    from: r.from,
    steps: r.length,
    total: r.total ?? null,
    kinds: eventSpecs.map((s) => s.name),
    fields: ["kind", "a", "b", "obj", "val", "flags"],
  };
  const rows: string[] = [];
  for (let i = 0; i < r.length; i++) {
    const row = [r.kind(i), r.a(i), r.b(i), r.obj(i), r.val(i), r.flags(i)];
    rows.push(`[${row.join(",")}]`);
  }
  return `${JSON.stringify(head).slice(0, -1)},"events":[\n${rows.join(",\n")}\n]}\n`;
}
