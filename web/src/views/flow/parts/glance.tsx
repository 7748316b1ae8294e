// On a phone the panel of the tasklet that is looked at lies below the fold.
// This line of it stands over the step's sentence, with the answer to why?, which
// takes the room of the head: the picture moves up.

import { useEffect, useState } from "preact/hooks";
import { lookAt } from "../../../store/moves";
import { selected } from "../../../store/recording";
import type { Session } from "../session";
import { stateSpecs } from "../stateset";
import { capital, doesNow } from "../words";
import { answerOf, isKept } from "./answer";

export function Glance({ session, at }: { session: Session; at: number }) {
  const [open, setOpen] = useState(false);
  const t = selected.value;
  const answers = open && t !== null;
  useEffect(() => {
    if (answers) inSight(".flow-picture", "start");
  }, [answers]);
  if (t === null || t >= session.tasklets) return null;
  const here = session.within(at);
  const spec = stateSpecs[session.at(here).state(t)];
  const kept = isKept(session, here, t);
  return (
    <section class="flow-glance" aria-label="Looked at" data-testid="glance">
      <div>
        <span class={`flow-lamp is-${spec?.name}`} aria-hidden="true">
          {spec?.letter}
        </span>
        <p>{capital(doesNow(session.at(here), t))}</p>
        {kept && (
          <button
            type="button"
            class="button"
            aria-expanded={open}
            data-testid="glance-why"
            onClick={() => setOpen(!open)}
          >
            Why?
          </button>
        )}
        <button
          type="button"
          class="button bare"
          aria-label="Close"
          data-testid="glance-close"
          onClick={() => lookAt(null)}
        >
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" focusable="false">
            <path d="M2 2l10 10M12 2L2 12" stroke="currentColor" stroke-width="2" />
          </svg>
        </button>
      </div>
      {kept && open && (
        <ul>
          {answerOf(session, here, t).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {(open || !kept) && (
        <button type="button" class="flow-jump" data-testid="glance-more" onClick={showPanel}>
          More of it below
        </button>
      )}
    </section>
  );
}

const showPanel = () => inSight(".flow-selection", "nearest");

function inSight(part: string, block: ScrollLogicalPosition): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.querySelector(part)?.scrollIntoView({ block, behavior: still ? "auto" : "smooth" });
}
