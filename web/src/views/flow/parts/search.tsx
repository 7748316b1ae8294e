// Finds a tasklet by its number.

import { useState } from "preact/hooks";
import { plainDigits } from "../../../params/grouping";
import { lookAt } from "../../../store/moves";
import { exact } from "../../figures/number";
import type { Session } from "../session";

export function Search({ session }: { session: Session }) {
  return <FindTasklet last={session.tasklets - 1} find={lookAt} />;
}

interface Props {
  readonly last: number;
  readonly find: (tasklet: number) => void;
}

export function FindTasklet({ last, find }: Props) {
  const [text, setText] = useState("");
  const digits = plainDigits(text.trim().replace(/^t/i, ""));
  const wanted = text.trim() === "main" ? 0 : digits === "" ? Number.NaN : Number(digits);
  const found = Number.isInteger(wanted) && wanted >= 0 && wanted <= last;
  return (
    <form
      class="flow-search"
      onSubmit={(e) => {
        e.preventDefault();
        if (found) find(wanted);
      }}
    >
      <label>
        <span class="unseen">Find a tasklet by its number</span>
        <input
          type="text"
          inputMode="numeric"
          data-testid="find-tasklet"
          placeholder={`Find a tasklet, 0 to ${exact(last)}`}
          value={text}
          aria-invalid={text.trim() !== "" && !found}
          onInput={(e) => setText(e.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" aria-disabled={!found}>
        Find
      </button>
    </form>
  );
}
