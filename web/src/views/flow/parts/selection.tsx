// The tasklet that is looked at: what it does, how often it did what, and why
// it waits.

import type { Names } from "../../../lib/recording";
import { jumpTo, lookAt, showView } from "../../../store/moves";
import { type FlowView, flowView, selected } from "../../../store/recording";
import { possibleViews } from "../defaultview";
import type { Session } from "../session";
import { stateSpecs } from "../stateset";
import { capital, doingOf, grouped } from "../words";
import { answerOf } from "./answer";

export function Selection({ session, at }: { session: Session; at: number }) {
  const t = selected.value;
  if (t === null || t >= session.tasklets) return null;
  const world = session.at(at);
  const state = world.state(t);
  const { tallies: c, recording: r } = session;
  const why = answerOf(session, at, t);
  const since = world.since(t);
  const next = session.lines.after(t, at - r.from);
  const counts: [string, number][] = [
    ["runs", c.runs[t] ?? 0],
    ["sent", c.sent[t] ?? 0],
    ["received", c.received[t] ?? 0],
    ["waits", c.waits[t] ?? 0],
    ["yields", c.yields[t] ?? 0],
    ["sleeps", c.pauses[t] ?? 0],
  ];
  return (
    <section
      class="flow-part flow-selection"
      aria-labelledby="flow-selection"
      data-testid="selection"
    >
      <h2 id="flow-selection">
        <span class={`flow-lamp is-${stateSpecs[state]?.name}`} aria-hidden="true">
          {stateSpecs[state]?.letter}
        </span>
        {capital(session.names.of(t))}
        <TheNumber names={session.names} t={t} />
        <button type="button" class="button bare" onClick={() => lookAt(null)}>
          Close
        </button>
      </h2>
      <p>{capital(doingOf(world, t))}.</p>
      {why.length > 0 && (
        <div data-testid="why">
          <h3>Why?</h3>
          {why.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
      <dl class="flow-tally">
        {counts
          .filter(([, n]) => n > 0)
          .map(([name, n]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{grouped(n)}</dd>
            </div>
          ))}
      </dl>
      <p class="flow-jumps">
        {since !== undefined && since < at && (
          <Jump to={since}>Go to step {grouped(since)}, when it began</Jump>
        )}
        <OtherViews />
        {next >= 0 && <Jump to={r.step(next)}>Its next event: step {grouped(r.step(next))}</Jump>}
      </p>
    </section>
  );
}

/** The number in events, links and files, where it is not what the name says. */
export function TheNumber({ names, t }: { names: Names; t: number }) {
  return names.short(t) === grouped(t) ? null : (
    <span class="quiet" title="Its number in the events, in links and in text files">
      t{t}
    </span>
  );
}

const places: readonly [FlowView, string][] = [
  ["map", "See it in the map"],
  ["space-time", "See it in the space-time diagram"],
  ["lanes", "See its lane"],
  ["tiles", "See its tile"],
];

/** The same tasklet in the other pictures that have a place for each. */
function OtherViews() {
  const possible = possibleViews();
  return (
    <>
      {places
        .filter(([view]) => view !== flowView.value && possible.includes(view))
        .map(([view, words]) => (
          <button type="button" class="flow-jump" key={view} onClick={() => showView(view)}>
            {words}
          </button>
        ))}
    </>
  );
}

export function Jump({
  to,
  children,
}: {
  to: number;
  children: import("preact").ComponentChildren;
}) {
  return (
    <button type="button" class="flow-jump" onClick={() => jumpTo(to)}>
      {children}
    </button>
  );
}
