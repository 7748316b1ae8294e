// The departure board under the picture: each headline figure in this
// browser, natively, measured again, and then; with the ratios.

import type { ReferenceRow, Workload } from "../../gen/types";
import { page, results, values } from "../../store";
import { doubtsOf } from "../figures/doubts";
import { figure } from "../figures/number";
import { isBetter, ratioText } from "../figures/ratio";
import { spreadText } from "../figures/spread";
import { basisOf } from "../reference/basis";
import { type Headline, headlines, quotable } from "../reference/headline";
import { kindName } from "../reference/kinds";
import { firstNote, runtimeText } from "../reference/year";
import { Verdict } from "./verdict";

/** More would take the picture's room; the Numbers tab has all. */
const MOST = 1;

export function Board({ workload, all = false }: { workload: Workload; all?: boolean }) {
  const result = quotable(results.value[workload.id] ?? [], values.value);
  const reference = page(workload.id).value.page?.reference;
  const heads = headlines(workload, result, reference, values.value);
  const shown = all ? heads : heads.slice(0, MOST);
  const basis = basisOf(workload, values.value);
  return (
    <div class="board" data-testid="board">
      <table>
        <caption class="unseen">Headline figures with these params</caption>
        <thead>
          <tr>
            <th scope="col">
              <Verdict workload={workload} />
            </th>
            <th scope="col" class="browser">
              {kindName.browser}
            </th>
            <th scope="col">{kindName.native}</th>
            <th scope="col">{kindName.measured}</th>
            <th scope="col">{kindName.historic}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((h, i) => (
            <Row
              head={h}
              more={heads.length - shown.length}
              basis={i === 0 ? basis : ""}
              doubts={i === 0 && result ? doubtsOf(workload, result) : ""}
              full={all}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly head: Headline;
  readonly more: number;
  readonly basis: string;
  readonly doubts: string; // what speaks against the samples
  readonly full: boolean;
}

function Row({ head, more, basis, doubts, full }: RowProps) {
  const { metric, browser } = head;
  const f = browser && figure(browser.median, metric.unit);
  return (
    <tr>
      <th scope="row">
        {metric.label}
        {more > 0 && <span class="note">{more} more under Numbers</span>}
      </th>
      <td class="browser" data-testid={`headline-${metric.name}`} data-value={browser?.median}>
        {browser && f ? (
          <>
            <span class="big">
              {f.digits} <small>{f.unit}</small>
            </span>
            <div class="quiet small">{spreadText(browser, metric.unit)}</div>
          </>
        ) : (
          <>
            <span class="big blank">–</span>
            <span class="note">no figure yet</span>
          </>
        )}
        {doubts !== "" && <div class="warning small">{doubts}</div>}
        {basis !== "" && <div class="quiet small">{basis}</div>}
      </td>
      <Against head={head} kind="native" full={full} />
      <Against head={head} kind="measured" full={full} />
      <Against head={head} kind="historic" full={full} />
    </tr>
  );
}

interface AgainstProps {
  readonly head: Headline;
  readonly kind: ReferenceRow["kind"];
  readonly full: boolean;
}

function Against({ head, kind, full }: AgainstProps) {
  const { metric, browser } = head;
  const row = head[kind];
  if (!row) {
    return (
      <td class="blank">
        <span class="kind">{kindName[kind]}</span>–
      </td>
    );
  }
  const f = figure(row.value, row.unit);
  const ratio =
    browser && row.unit === metric.unit
      ? ratioText(browser.median, row.value, metric.unit, metric.better, browser)
      : "";
  const better = browser
    ? isBetter(browser.median, row.value, metric.unit, metric.better, browser)
    : null;
  const note = full ? row.note : firstNote(row);
  return (
    <td title={[row.runtime, row.machine, row.note].filter(Boolean).join(", ")}>
      <span class="kind">{kindName[kind]}</span>
      <span class="value">
        {f.digits} <small>{f.unit}</small>
      </span>
      {ratio && (
        <span class={better ? "ratio better" : "ratio"}>
          {ratio}
          {better !== null && " here"}
        </span>
      )}
      <span class="note">{runtimeText(row)}</span>
      {full && <div class="quiet small">{row.machine}</div>}
      {note && <div class="quiet small">{note}</div>}
    </td>
  );
}
