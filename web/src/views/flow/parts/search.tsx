// Finds a tasklet by its name or its number; in a recording also the events on
// a channel (c3) and those that carry a value (=5), the next one at each press.

import { useState } from "preact/hooks";
import type { Names } from "../../../lib/recording";
import { plainDigits } from "../../../params/grouping";
import { jumpTo, lookAt } from "../../../store/moves";
import { step } from "../../../store/recording";
import { exact } from "../../figures/number";
import type { Session } from "../session";
import { eventsOf, nextPlace, readSought } from "./find";

export function Search({ session }: { session: Session }) {
  const last = session.tasklets - 1;
  const events = (text: string) => findEvents(session, text);
  return <FindTasklet last={last} names={session.names} find={lookAt} events={events} />;
}

/** Goes to the next event that is sought, and says which of how many it is; undefined where a tasklet is. */
function findEvents({ recording: r }: Session, text: string): string | undefined {
  const sought = readSought(text);
  if (!sought) return undefined;
  const of = sought.what === "channel" ? "on channel" : "with the value";
  const name = `${of} ${exact(sought.number)}`;
  const found = eventsOf(r, sought);
  const place = nextPlace(found, step.peek() - r.from);
  const i = found[place];
  if (i === undefined) return `No event ${name} in the ${exact(r.length)} steps that are loaded.`;
  jumpTo(r.step(i));
  return `${exact(place + 1)} of ${exact(found.length)} events ${name}`;
}

interface Props {
  readonly last: number;
  readonly names: Names;
  readonly find: (tasklet: number) => void;
  /** What else a text may find; it answers what there is to say. */
  readonly events?: (text: string) => string | undefined;
}

export function FindTasklet({ last, names, find, events }: Props) {
  const [said, setSaid] = useState("");
  const [text, setText] = useState("");
  const found = foundIn(text, names, last);
  const other = events !== undefined && readSought(text) !== undefined;
  const wrong = text.trim() !== "" && found === undefined && !other;
  const named = names.named(last);
  return (
    <form
      class="flow-search"
      onSubmit={(e) => {
        e.preventDefault();
        const words = events?.(text);
        setSaid(words ?? "");
        if (words === undefined && found !== undefined) find(found);
      }}
    >
      <label>
        <span class="unseen">
          Find a tasklet by its name or number{events && ", a channel (c3) or a value (=5)"}
        </span>
        <input
          type="text"
          autocomplete="off"
          autocapitalize="off"
          data-testid="find-tasklet"
          placeholder={named ? `Find ${names.of(last)}` : `Find 0 to ${exact(last)}`}
          value={text}
          aria-invalid={wrong}
          aria-describedby="find-wrong"
          onInput={(e) => {
            setText(e.currentTarget.value);
            setSaid("");
          }}
        />
      </label>
      <button type="submit" class="button" aria-disabled={found === undefined && !other}>
        Find
      </button>
      <p id="find-wrong" class="small" role="status" data-testid="find-wrong">
        {wrong ? wrongWords(text, names, last) : said}
      </p>
    </form>
  );
}

/** The tasklet that is meant, where it is one of those that are there. */
export function foundIn(text: string, names: Names, last: number): number | undefined {
  const [word = ""] = /^[^0-9]*/.exec(text.trim()) ?? [];
  const t = names.find(word + plainDigits(text.trim().slice(word.length)));
  return t !== undefined && t <= last ? t : undefined;
}

/** "99: not found. There are root, main, links 1 to 5; by number t0 to t6." */
export function wrongWords(text: string, names: Names, last: number): string {
  const numbers = names.named(last) ? `; by number t0 to t${last}` : "";
  const who = names.named(last) ? names.everybody(last) : `tasklets ${names.everybody(last)}`;
  return `${text.trim()}: not found. There are ${who}${numbers}.`;
}
