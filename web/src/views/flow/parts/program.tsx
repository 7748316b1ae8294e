// The program that runs, with its line marked: of the tasklet that is looked
// at, else of the one that acts in the present step.

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { kinds, type Recording } from "../../../lib/recording";
import { measured } from "../../../store";
import {
  askProgramLines,
  cancelProgramLines,
  type Listing,
  type ProgramLines,
  programFailure,
  programLines,
  programShare,
  programSteps,
  wantProgramLines,
} from "../../../store/programlines";
import { selected } from "../../../store/recording";
import { exact } from "../../figures/number";
import type { Session } from "../session";
import { capital } from "../words";

const most = 64; // events looked through for the last line of a tasklet

export function Program({ session, at }: { session: Session; at: number }) {
  useEffect(wantProgramLines, []);
  const found = programLines.value;
  const r = session.recording;
  const i = at - r.from;
  if (i < 0 || i >= r.length) return null;
  if (found?.recorded !== session.recorded) return <OnItsWay />;
  const t = selected.value ?? doerOf(r, i);
  const line = lineAt(session, found, t, i);
  const listing = found.listings.find((l) => line >= l.first && line < l.first + l.lines.length);
  return listing ? (
    <Source listing={listing} line={line} who={session.names.of(t)} />
  ) : (
    <section class="flow-part" data-testid="program">
      <h2>Program</h2>
      <p class="quiet small">{capital(session.names.of(t))} is at no line of a program here.</p>
    </section>
  );
}

/** Why no program is shown yet; nothing in the moment before its run begins. */
function OnItsWay() {
  const share = programShare.value;
  const steps = programSteps.value;
  const first = measured.value;
  if (programFailure.value !== "")
    return <Note>The program is not shown. {programFailure.value}</Note>;
  if (share !== null)
    return (
      <Note act={cancelProgramLines} name="Cancel" id="program-cancel">
        {first
          ? `After the ${first}, the run is done once more for the program's lines.`
          : `Running once more, for the program's lines: ${Math.round(share * 100)} %`}
      </Note>
    );
  if (steps > 0)
    return (
      <Note act={askProgramLines} name="Show the program" id="program-ask">
        For the program's lines the run is done once more, to step {exact(steps - 1)}.
      </Note>
    );
  return null;
}

interface NoteProps {
  readonly children: ComponentChildren;
  readonly act?: () => void;
  readonly name?: string;
  readonly id?: string;
}

function Note({ children, act, name, id }: NoteProps) {
  return (
    <section class="flow-part" data-testid="program-note">
      <h2>Program</h2>
      <p class="quiet small">{children}</p>
      {act && (
        <button type="button" class="button" data-testid={id} onClick={act}>
          {name}
        </button>
      )}
    </section>
  );
}

/** The tasklet whose code does event i. */
function doerOf(r: Recording, i: number): number {
  switch (r.kind(i)) {
    case kinds.SPAWN:
    case kinds.READY:
    case kinds.WAKE:
      return r.b(i);
    case kinds.DELIVER:
      return r.flags(i) & kinds.BY_RECEIVER ? r.b(i) : r.a(i);
  }
  return r.a(i);
}

/** The line of the last event in which t acted, up to event i; 0 where none is near. */
function lineAt(session: Session, { lines }: ProgramLines, t: number, i: number): number {
  const r = session.recording;
  let k = session.lines.before(t, i + 1);
  for (let tries = 0; k >= 0 && tries < most; tries++) {
    const line = lines[k] ?? 0;
    if (line > 0 && doerOf(r, k) === t) return line;
    k = session.lines.before(t, k);
  }
  return 0;
}

function Source({ listing, line, who }: { listing: Listing; line: number; who: string }) {
  return (
    <section class="flow-part" aria-labelledby="flow-program">
      <h2 id="flow-program">
        Program{" "}
        <span class="quiet">
          {listing.name}, {who}
        </span>
      </h2>
      <ol class="flow-program" data-testid="program">
        {listing.lines.map((text, k) => (
          <li key={text + k} aria-current={listing.first + k === line ? "true" : undefined}>
            <code>{text}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
