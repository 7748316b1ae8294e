// Beside the picture: all that it shows, as text. The step as a sentence, the
// run queue, the tasklet that is looked at, channels, what is worth a look.

import { grouped, sentenceOf } from "../../../lib/recording";
import { flowView, playing } from "../../../store/recording";
import { calmStep } from "../clock/calm";
import { WindowTable } from "../lanesview/table";
import type { Session } from "../session";
import { Channels } from "./channels";
import { Follow } from "./follow";
import { Lints } from "./lints";
import { Program } from "./program";
import { Queue } from "./queue";
import { Search } from "./search";
import { Selection } from "./selection";
import { Steps } from "./steps";

export function stepWords(session: Session, at: number): string {
  const r = session.recording;
  if (at < r.from)
    return r.from === 0 ? `the start: ${r.names.of(0)} alone is there` : `before step ${r.from}`;
  // Beside a longer run on the same axis.
  if (at >= r.end)
    return `step ${grouped(at)}: ${r.ends ? `this run has ended, after ${grouped(r.end)} steps` : "not loaded"}`;
  return sentenceOf(r, r.index(at), session.noun);
}

export function Sentence({ session, id = "sentence" }: { session: Session; id?: string }) {
  const words = stepWords(session, calmStep.value);
  const cut = words.indexOf(": ");
  const clause = words.slice(cut + 2);
  return (
    <>
      <p class="flow-sentence" data-testid={id} title={words}>
        <b>{words.slice(0, cut + 1)}</b> {clause}
      </p>
      {/* A screen reader follows steps, not a play. */}
      <p class="unseen" role="status" aria-live="polite">
        {playing.value ? "" : words}
      </p>
    </>
  );
}

export function Inspector({ session }: { session: Session }) {
  const at = calmStep.value;
  return (
    <aside class="flow-inspector" aria-label="What the picture shows">
      <Search session={session} />
      <Follow session={session} at={at} />
      <Selection session={session} at={at} />
      <Program session={session} at={at} />
      <Queue session={session} at={at} />
      <Channels session={session} at={at} />
      {flowView.value === "lanes" && <WindowTable session={session} />}
      <Steps session={session} at={at} />
      <Lints session={session} />
    </aside>
  );
}
