// The departure board under the picture: each headline figure in this
// browser, natively, measured again, and then; with the ratios.

import type { ReferenceRow, Workload } from "../../gen/types";
import { page, results, values } from "../../store";
import { figure, intervalText } from "../figures/number";
import { isBetter, ratioText } from "../figures/ratio";
import { type Headline, headline, headlineMetrics, quotable } from "../reference/headline";
import { kindName } from "../reference/kinds";
import { Verdict } from "./verdict";

/** More would take the picture's room; the Numbers tab has all. */
const MOST = 1;

export function Board({ workload, all = false }: { workload: Workload; all?: boolean }) {
  const result = quotable(results.value[workload.id] ?? [], values.value);
  const reference = page(workload.id).value.page?.reference;
  const metrics = headlineMetrics(workload, values.value);
  const shown = all ? metrics : metrics.slice(0, MOST);
  const heads = shown.map((m) => headline(m, result, reference, values.value));
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
          {heads.map((h) => (
            <Row head={h} more={metrics.length - shown.length} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ head, more }: { head: Headline; more: number }) {
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
            <span class="note">
              {browser.samples.length > 1
                ? intervalText(browser.median, browser.low, browser.high, metric.unit)
                : "one sample, no interval"}
            </span>
          </>
        ) : (
          <>
            <span class="big blank">–</span>
            <span class="note">no figure yet</span>
          </>
        )}
      </td>
      <Against head={head} kind="native" />
      <Against head={head} kind="measured" />
      <Against head={head} kind="historic" />
    </tr>
  );
}

function Against({ head, kind }: { head: Headline; kind: ReferenceRow["kind"] }) {
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
      ? ratioText(browser.median, row.value, metric.unit, metric.better)
      : "";
  const better = browser ? isBetter(browser.median, row.value, metric.better) : null;
  return (
    <td title={`${row.runtime}, ${row.machine}`}>
      <span class="kind">{kindName[kind]}</span>
      <span class="value">
        {f.digits} <small>{f.unit}</small>
      </span>
      {ratio && (
        <span class={better ? "ratio better" : "ratio"}>
          {ratio}
          {better !== null && <span class="here"> here</span>}
        </span>
      )}
      <span class="note">
        {row.runtime}
        {row.year ? `, ${row.year}` : ""}
      </span>
    </td>
  );
}
