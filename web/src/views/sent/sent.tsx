// A result that came as a link: the sender's figures, each sample drawn, with
// the params and the machine they are of. It is a claim; one click measures
// the same here.

import { busy, linkTo, results } from "../../store";
import { configurationOf, opened, runTheSame, whose } from "../../store/sent";
import { Comparisons } from "../compared/comparisons";
import { headlineMetrics, quotable } from "../reference/headline";
import { Circumstances } from "./circumstances";
import { Figures } from "./figures";
import { ParamsTable } from "./paramstable";
import { Trust } from "./trust";
import { Unreadable } from "./unreadable";

export function Sent() {
  const now = opened.value;
  if (!now) return null;
  if (!now.ok) return <Unreadable error={now.error} />;
  const { sent } = now;
  const { workload, result, problems, remarks } = sent;
  const mine = workload && quotable(results.value[workload.id] ?? [], result.params);
  const headline = workload ? headlineMetrics(workload, sent.values).map((m) => m.name) : [];
  return (
    <main class="sent" id="main" tabIndex={-1} data-testid="sent">
      <header class="sent-head">
        <h1>{workload?.title ?? result.workload}: a result that was sent</h1>
        <p class="sent-whose">{whose(result)}</p>
        <p class="aside" data-testid="claim-note">
          <b>A claim, not proof.</b> The link is whole, but anyone can write or edit one. Measure
          the same here to see whether it holds on your machine.
        </p>
        <div class="sent-actions">
          <button
            type="button"
            class="button main"
            data-testid="run-same"
            disabled={problems.length > 0 || busy.value}
            onClick={() => runTheSame(sent)}
          >
            Run the same here
          </button>
          {workload && problems.length === 0 && (
            <a class="button" href={configurationOf(sent)} data-testid="open-same">
              Open without running
            </a>
          )}
          <a class="button bare" href={linkTo({ screen: "board" })}>
            Compare many on the board
          </a>
        </div>
        {busy.value && (
          <p class="small quiet">A run goes on; this one can start when it has ended.</p>
        )}
      </header>
      {problems.length > 0 && (
        <section class="aside" role="alert" data-testid="sent-problems">
          <p>
            <b>This page cannot run the same:</b> the link comes from another build. Its figures are
            shown as they were sent. Reload the page: a newer one may be there.
          </p>
          <ul>
            {problems.map((text) => (
              <li>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {remarks.length > 0 && (
        <ul class="small quiet" data-testid="sent-remarks">
          {remarks.map((text) => (
            <li>{text}</li>
          ))}
        </ul>
      )}
      {workload && mine && (
        <section aria-labelledby="sent-beside">
          <h2 id="sent-beside">Beside this browser's newest run</h2>
          <Comparisons
            workload={workload}
            mine={mine}
            others={[{ label: whose(result), result }]}
          />
        </section>
      )}
      <Figures sent={sent} headline={headline}>
        <Trust sent={sent} mine={mine} />
      </Figures>
      <ParamsTable sent={sent} />
      <Circumstances sent={sent} />
    </main>
  );
}
