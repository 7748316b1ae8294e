// Two runs side by side on one axis of steps: each with its picture, its
// sentence and what is worth a look in it. The transport moves both.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Workload } from "../../../gen/types";
import type { Lint } from "../../../lib/recording";
import type { Values } from "../../../params/values";
import { measured } from "../../../store";
import { secondFailure, secondShare } from "../../../store/beside";
import { second } from "../../../store/recording";
import { exact } from "../../figures/number";
import { differing } from "../../reference/match";
import { calmStep } from "../clock/calm";
import { useLinkedTasklet } from "../linkedtasklet";
import type { Session } from "../session";
import { Sentence } from "./inspector";
import { useSecond } from "./second";

interface Props {
  readonly session: Session;
  readonly workload: Workload;
  readonly picture: (session: Session) => ComponentChildren;
}

export function Pair({ session, workload, picture }: Props) {
  const other = useSecond(session.layout);
  useLinkedTasklet(...(other ? [session, other] : secondFailure.value === "" ? [] : [session]));
  const params = other?.recorded.params ?? second.value?.params;
  return (
    <div class="flow-pair" data-testid="pair">
      <Side
        name={params ? settingsOf(workload, session.recorded.params, params) : "This run"}
        session={session}
        id="sentence"
      >
        {picture(session)}
      </Side>
      {other && params ? (
        <Side
          name={settingsOf(workload, params, session.recorded.params)}
          session={other}
          id="sentence-beside"
        >
          {picture(other)}
        </Side>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting() {
  const why = secondFailure.value;
  const share = secondShare.value;
  const first = measured.value;
  const how = first ? `, after the ${first}` : share ? `: ${Math.round(share * 100)} %` : "";
  return (
    <div class="flow-side" role={why === "" ? "status" : "alert"} data-testid="second-waiting">
      <p class="flow-note">
        {why !== "" ? `The second run is not shown. ${why}` : `The second run is on its way${how}.`}
      </p>
    </div>
  );
}

interface SideProps {
  readonly name: string;
  readonly session: Session;
  readonly id: string;
  readonly children: ComponentChildren;
}

function Side({ name, session, id, children }: SideProps) {
  const { recording: r } = session;
  const { steps } = session.recorded.batch;
  const at = session.within(calmStep.value);
  const deliveries = session.deliveriesBefore(at - r.from + 1);
  const before = r.from > 0 ? ` since step ${exact(r.from)}` : "";
  const noun = deliveries === 1 ? "delivery" : "deliveries";
  return (
    <section class="flow-side" aria-label={name}>
      <header class="flow-side-head">
        <h2>{name}</h2>
        <span class="quiet">
          {session.deliveries.length > 0 && `${exact(deliveries)} ${noun}${before}, `}
          {exact(session.at(at).queueLength)} queued; {exact(steps)} steps in all
        </span>
      </header>
      <div class="flow-picture">
        {children}
        <p class="flow-side-again" aria-hidden="true">
          {name}
        </p>
        <Sentence session={session} id={id} />
        <Found session={session} />
      </div>
    </section>
  );
}

/** What was found in the run, a line for each; else what was looked for. */
function Found({ session }: { session: Session }) {
  const [all, setAll] = useState<readonly Lint[] | null>(null);
  useEffect(() => {
    let gone = false;
    setAll(null);
    session.lints().then((lints) => !gone && setAll(lints));
    return () => {
      gone = true;
    };
  }, [session]);
  const found = all?.filter((l) => l.count > 0) ?? [];
  const without = all?.filter((l) => l.of > 0).map((l) => l.title.toLowerCase()) ?? [];
  return (
    <ul class="flow-found" data-testid="found">
      {found.map((l) => (
        <li key={l.id}>
          <b>{l.title}.</b> {l.words}
        </li>
      ))}
      {!all && <li class="quiet">Looking through the recording</li>}
      {all && found.length === 0 && (
        <li class="quiet">Looked for, and not found: {without.join(", ")}</li>
      )}
    </ul>
  );
}

const most = 3; // settings named

/** How a run is set where the other is set otherwise. */
function settingsOf(workload: Workload, params: Values, other: Values): string {
  const keys = differing(params, other);
  const named = keys.slice(0, most).map((key) => {
    const p = workload.params.find((q) => q.key === key);
    const value = params[key] ?? "";
    const label = p?.choices.find((c) => c.value === value)?.label || value;
    return p?.kind === "switch" ? `${p.label} ${value}` : `${p?.label ?? key}: ${label}`;
  });
  const more = keys.length - named.length;
  if (keys.length === 0) return "The same run";
  return named.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
