// Every reference figure with machine, runtime, year and source.

import { useSignal } from "@preact/signals";
import type { Reference, ReferenceRow, Workload } from "../../gen/types";
import { Key } from "../charts/mark";
import { figureText } from "../figures/number";
import { Citation } from "../reference/citation";
import { kindName } from "../reference/kinds";
import { comparable } from "../reference/match";
import { yearOf } from "../reference/year";

interface Props {
  readonly workload: Workload;
  readonly reference: Reference;
  readonly values: Readonly<Record<string, string>>;
}

/** Rows at first; the button shows the rest. */
const MOST = 20;

export function ReferenceTable({ workload, reference, values }: Props) {
  const all = useSignal(false);
  const fitting = reference.rows.filter((r) => comparable(r, values));
  const shown = all.value ? reference.rows : fitting.slice(0, MOST);
  const cite = (id: string | undefined) => reference.sources.findIndex((s) => s.id === id) + 1;
  return (
    <>
      <p class="table-head">
        {all.value
          ? `All ${reference.rows.length} rows; those that do not compare with these params are quiet.`
          : `${fitting.length} ${fitting.length === 1 ? "row compares" : "rows compare"} with these params${shown.length < fitting.length ? `, the first ${shown.length} shown` : ""}; ${reference.rows.length} in all.`}{" "}
        {(all.value || shown.length < reference.rows.length) && (
          <button
            type="button"
            class="button"
            aria-pressed={all.value}
            onClick={() => (all.value = !all.value)}
          >
            {all.value ? "Show fewer" : "Show all"}
          </button>
        )}
      </p>
      <div class="scroll" tabIndex={0} role="group" aria-label="Reference figures">
        <table class="figures" data-testid="reference-table">
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">Figure</th>
              <th scope="col" class="number">
                Value
              </th>
              <th scope="col">Params</th>
              <th scope="col">Runtime and machine</th>
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((r) => (
              <tr class={comparable(r, values) ? "" : "other"}>
                <td class="nowrap">
                  <Key kind={r.kind} /> {kindName[r.kind]}
                </td>
                <th scope="row">
                  {workload.metrics.find((m) => m.name === r.metric)?.label ?? r.name}
                </th>
                <td class="number nowrap">{figureText(r.value, r.unit)}</td>
                <td class="small">{circumstances(r)}</td>
                <td class="small">
                  {r.runtime}
                  <br />
                  <span class="quiet">{r.machine}</span>
                </td>
                <td class="small nowrap">
                  {cite(r.source) > 0 && (
                    <a
                      href={`#cite-${cite(r.source)}`}
                      onClick={toCitation}
                    >{`[${cite(r.source)}]`}</a>
                  )}{" "}
                  {r.date ?? yearOf(r)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ol class="citations">
        {reference.sources.map((s, i) => (
          <li id={`cite-${i + 1}`} tabIndex={-1}>
            <span class="quiet">[{i + 1}]</span> <Citation source={s} />
          </li>
        ))}
      </ol>
    </>
  );
}

function circumstances(r: ReferenceRow): string {
  const words = [...Object.entries(r.params ?? {}), ...Object.entries(r.conditions ?? {})].map(
    ([k, v]) => `${k} ${v}`,
  );
  if (r.note) words.push(r.note);
  return words.join(", ");
}

/** The address belongs to the state, so the link scrolls by itself. */
function toCitation(event: Event) {
  event.preventDefault();
  const id = (event.currentTarget as HTMLAnchorElement).hash.slice(1);
  const target = document.getElementById(id);
  target?.focus();
  target?.scrollIntoView({ block: "center" });
}
