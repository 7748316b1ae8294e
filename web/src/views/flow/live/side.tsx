// Beside the picture of a watched run: a tasklet in words, the run queue as a
// curve, how evenly tasklets ran, what happened how often.

import { eventSpecs } from "../../../gen/events";
import type { Live } from "../../../store/live";
import { modeCosts } from "../../../store/modecost";
import { select } from "../../../store/recording";
import { exact, significant } from "../../figures/number";
import { costSentence } from "../../overhead/words";
import { showTab } from "../../workload/showtab";
import { countWords } from "../heat/words";
import { FindTasklet } from "../parts/search";
import type { Feed } from "../tiles/feed";
import { capital } from "../words";
import { FrontGlance } from "./frontglance";

interface Props {
  readonly live: Live;
  readonly feed: Feed;
  readonly selected: number | null;
  /** Shows the front plot large; it is small here until then. */
  readonly openFront?: () => void;
}

export function Side({ live, feed, selected, openFront }: Props) {
  const { view } = live;
  const { fairness } = view;
  const mode = live.mode === "watch" ? "Watch" : "Study";
  const cost = modeCosts.value[live.mode];
  return (
    <aside class="flow-inspector" aria-label="What the picture shows">
      <FindTasklet last={view.tasklets - 1} names={feed.names} find={select} />
      {selected !== null && selected < view.tasklets && (
        <section class="flow-part" data-testid="selection">
          <p>{capital(feed.words(selected))}.</p>
          <button type="button" class="button bare" onClick={() => select(null)}>
            Close
          </button>
        </section>
      )}
      {openFront && (
        <section class="flow-part" aria-labelledby="live-glance">
          <h2 id="live-glance">
            Front <span class="quiet">events: step →, tasklet ↓</span>
          </h2>
          <button
            type="button"
            class="front-open"
            aria-label="Front plot, large"
            data-testid="front-glance"
            onClick={openFront}
          >
            <FrontGlance view={view} />
          </button>
        </section>
      )}
      <section class="flow-part" aria-labelledby="live-queue">
        <h2 id="live-queue">
          Run queue{" "}
          <span class="quiet">
            {exact(view.queue[view.queue.length - 1] ?? 0)} wait; {exact(most(view.queue))} at most,
            at the ends of {countWords(view.pages.length, "page")} of{" "}
            {countWords(view.pages.steps, "step")}
          </span>
        </h2>
        <Curve values={view.queue} />
      </section>
      <section class="flow-part" aria-labelledby="live-fair">
        <h2 id="live-fair">Runs of a tasklet</h2>
        <p>
          {fairness.tasklets === 0
            ? "No tasklet yet."
            : `${exact(fairness.least)} at least, ${exact(fairness.median)} in the middle, ${exact(fairness.most)} at most.`}
        </p>
        {fairness.value !== undefined && fairness.tasklets > 1 && (
          <p class="quiet small">
            Spread {significant(fairness.value)}: standard deviation over mean; 0 is even.
          </p>
        )}
      </section>
      <section class="flow-part" aria-labelledby="live-cost">
        <h2 id="live-cost">What watching costs</h2>
        {cost ? (
          <p data-testid="live-cost">{costSentence(mode, cost)}</p>
        ) : (
          <>
            <p>Not measured with these params.</p>
            <button type="button" class="button" onClick={() => showTab(live.workload, "numbers")}>
              Measure it in Numbers
            </button>
          </>
        )}
      </section>
      <section class="flow-part">
        <table class="flow-table live-kinds">
          <caption>Events</caption>
          <tbody>
            {eventSpecs.map((spec, k) => {
              const n = view.kinds[k + 1] ?? 0;
              return n > 0 ? (
                <tr key={spec.name}>
                  <td>{spec.name}</td>
                  <td class="number">{exact(n)}</td>
                </tr>
              ) : null;
            })}
          </tbody>
        </table>
      </section>
    </aside>
  );
}

function most(values: Float64Array): number {
  let top = 0;
  for (const v of values) if (v > top) top = v;
  return top;
}

const [wide, high] = [256, 48];

function Curve({ values }: { values: Float64Array }) {
  const top = Math.max(1, most(values));
  let d = `M0 ${high}`;
  values.forEach((v, k) => {
    const x = (k * wide) / values.length;
    d += `L${x.toFixed(1)} ${(high - (v / top) * (high - 2)).toFixed(1)}H${(x + wide / values.length).toFixed(1)}`;
  });
  return (
    <svg
      class="live-curve"
      viewBox={`0 0 ${wide} ${high}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`${d}V${high}z`} />
    </svg>
  );
}
