// A message that is followed from tasklet to tasklet: where on its path it is,
// and what comes before and after. The keys n and p step along it.

import { useEffect } from "preact/hooks";
import { kinds, type Path } from "../../../lib/recording";
import { follow, followed, unfollow } from "../../../store/follow";
import { step } from "../../../store/recording";
import { exact } from "../../figures/number";
import type { Session } from "../session";
import { grouped } from "../words";

const typed = "input[type=text], select, textarea, [contenteditable], dialog";

export function Follow({ session, at }: { session: Session; at: number }) {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.altKey || e.metaKey || !(e.target instanceof Element)) return;
      if ((e.key !== "n" && e.key !== "p") || e.target.closest(typed)) return;
      if (go(session, e.key === "n" ? 1 : -1)) e.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [session]);
  const r = session.recording;
  const now = followed.value;
  const delivery = now === null ? undefined : indexOf(session, now);
  if (delivery === undefined) {
    const here = indexOf(session, at);
    if (here === undefined || r.kind(here) !== kinds.DELIVER) return null;
    return (
      <section class="flow-part" aria-label="Follow">
        <button
          type="button"
          class="button"
          data-testid="follow"
          aria-keyshortcuts="n"
          title="Follow this message (n, back: p)"
          onClick={() => follow(at)}
        >
          Follow this message
        </button>
      </section>
    );
  }
  const path = session.pathThrough(now);
  if (!path) return null;
  const k = path.deliveries.indexOf(delivery);
  const many = path.deliveries.length;
  return (
    <section class="flow-part" aria-labelledby="flow-follow" data-testid="followed">
      <h2 id="flow-follow">
        A message followed{" "}
        <span class="quiet">
          {exact(k + 1)} of {exact(many)} on its path
        </span>
      </h2>
      <ol class="flow-path">
        {[k - 1, k, k + 1].map((n) => {
          const i = path.deliveries[n];
          return i === undefined ? (
            <li key={n} class="quiet small">
              {n < 0 ? beginning(path, session, delivery) : ending(path, session, delivery)}
            </li>
          ) : (
            <li key={n} aria-current={n === k ? "step" : undefined}>
              <button type="button" class="flow-jump" onClick={() => follow(r.step(i))}>
                {grouped(r.step(i))}: {r.names.of(r.a(i))} hands {grouped(r.val(i))} to{" "}
                {r.names.of(r.b(i))}
              </button>
            </li>
          );
        })}
      </ol>
      <p class="flow-moves">
        <button
          type="button"
          class="button"
          data-testid="follow-back"
          aria-keyshortcuts="p"
          aria-disabled={k === 0}
          onClick={() => go(session, -1)}
        >
          Back (p)
        </button>
        <button
          type="button"
          class="button"
          data-testid="follow-on"
          aria-keyshortcuts="n"
          aria-disabled={k === many - 1}
          onClick={() => go(session, 1)}
        >
          On (n)
        </button>
        <button type="button" class="button bare" data-testid="unfollow" onClick={unfollow}>
          Let go
        </button>
      </p>
    </section>
  );
}

/** The index of a step that is loaded. */
function indexOf({ recording: r }: Session, at: number): number | undefined {
  return at >= r.from && at < r.end ? at - r.from : undefined;
}

/** Along the path of the message; without one, the present delivery is taken up or the next to either side. */
function go(session: Session, way: 1 | -1): boolean {
  const r = session.recording;
  const now = followed.peek();
  const i = now === null ? undefined : indexOf(session, now);
  if (i === undefined) {
    const here = indexOf(session, step.peek());
    const present = here !== undefined && r.kind(here) === kinds.DELIVER;
    const found = present ? step.peek() : session.delivery(step.peek(), way);
    if (found !== undefined) follow(found);
    return found !== undefined;
  }
  const deliveries = session.pathThrough(now)?.deliveries ?? [];
  const next = deliveries[deliveries.indexOf(i) + way];
  if (next !== undefined) follow(r.step(next));
  return true;
}

function beginning({ begin }: Path, { recording: r }: Session, i: number): string {
  const t = r.names.of(r.a(i));
  switch (begin) {
    case "kept":
      return `It begins with ${t}, which answers nobody with it.`;
    case "mixed":
      return `It begins here: what ${t} answers with it is not known, as several came to it.`;
    case "window":
      return "It may come from before the steps that are loaded.";
    case "limit":
      return "It goes on; only so much is looked at.";
  }
}

function ending({ end }: Path, { recording: r }: Session, i: number): string {
  const t = r.names.of(r.b(i));
  switch (end) {
    case "kept":
      return `It ends with ${t}, which sends nothing on.`;
    case "mixed":
      return `It ends here: other messages came to ${t} before it sent one, so which it passes on is not known.`;
    case "window":
      return "It may go on after the steps that are loaded.";
    case "limit":
      return "It goes on; only so much is looked at.";
  }
}
