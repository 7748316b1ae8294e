// Finds a tasklet by its name or its number.

import { useState } from "preact/hooks";
import type { Names } from "../../../lib/recording";
import { plainDigits } from "../../../params/grouping";
import { lookAt } from "../../../store/moves";
import { exact } from "../../figures/number";
import type { Session } from "../session";

export function Search({ session }: { session: Session }) {
  return <FindTasklet last={session.tasklets - 1} names={session.names} find={lookAt} />;
}

interface Props {
  readonly last: number;
  readonly names: Names;
  readonly find: (tasklet: number) => void;
}

export function FindTasklet({ last, names, find }: Props) {
  const [text, setText] = useState("");
  const found = foundIn(text, names, last);
  const wrong = text.trim() !== "" && found === undefined;
  const named = names.named(last);
  return (
    <form
      class="flow-search"
      onSubmit={(e) => {
        e.preventDefault();
        if (found !== undefined) find(found);
      }}
    >
      <label>
        <span class="unseen">Find a tasklet by its name or number</span>
        <input
          type="text"
          autocomplete="off"
          autocapitalize="off"
          data-testid="find-tasklet"
          placeholder={`Find a tasklet${named ? `: ${names.of(last)}` : `, 0 to ${exact(last)}`}`}
          value={text}
          aria-invalid={wrong}
          aria-describedby="find-wrong"
          onInput={(e) => setText(e.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" aria-disabled={found === undefined}>
        Find
      </button>
      <p id="find-wrong" class="small" role="status" data-testid="find-wrong">
        {wrong && wrongWords(text, names, last)}
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
