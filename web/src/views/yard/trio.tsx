// The headline figure three times: browser, native, then.

import { figure } from "../figures/number";
import { ratioText } from "../figures/ratio";
import type { Headline } from "../reference/headline";
import { firstNote, runtimeText } from "../reference/year";

interface Cell {
  readonly name: string;
  readonly value: number | undefined;
  readonly note: string;
}

export function Trio({ head, basis }: { head: Headline; basis: string }) {
  const { metric, browser, native, measured, historic } = head;
  const mine = browser?.median;
  const then = historic ?? measured;
  const against = (v: number | undefined, range?: { low: number; high: number }) =>
    v !== undefined && then ? ratioText(v, then.value, metric.unit, metric.better, range) : "";
  const cells: Cell[] = [
    {
      name: "Browser",
      value: mine,
      note: mine === undefined ? "not run yet" : against(mine, browser),
    },
    { name: "Native", value: native?.value, note: native ? against(native.value) : "no reference" },
    {
      name: [historic || !then ? "Then" : "Again", then?.year].filter(Boolean).join(", "),
      value: then?.value,
      note: then ? "" : "no figure",
    },
  ];
  const noted = then ? firstNote(then) : "";
  const caveat = basis || (noted === "" ? "" : `then: ${noted}`);
  return (
    <div class="trio">
      <p class="trio-metric quiet">
        {metric.label}
        {names(metric.unit) && `, ${metric.unit}`}
        {then && `; against ${then.year ? then.runtime : runtimeText(then)}`}
      </p>
      <dl aria-label={`${metric.label}, default params`}>
        {cells.map((c) => (
          <div class={c.value === undefined ? "blank" : ""}>
            <dt>{c.name}</dt>
            <dd>
              <Value value={c.value} unit={metric.unit} />
              {c.note !== "" && <span class="note">{c.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {caveat !== "" && <p class="trio-metric caveat quiet">{caveat}</p>}
    </div>
  );
}

function Value({ value, unit }: { value: number | undefined; unit: string }) {
  if (value === undefined) return <span class="figure-text">–</span>;
  const f = figure(value, unit);
  return (
    <span class="figure-text">
      {f.digits} <small>{f.brief}</small>
    </span>
  );
}

/** Whether the cells leave the unit out, so that the head must name it. */
function names(unit: string): boolean {
  return unit !== "" && figure(1, unit).brief !== figure(1, unit).unit;
}
