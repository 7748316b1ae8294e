// What is worth a look in the recording, in words.

import { useEffect, useState } from "preact/hooks";
import type { Lint } from "../../../lib/recording";
import { select } from "../../../store/recording";
import type { Session } from "../session";
import { Jump } from "./selection";

export function Lints({ session }: { session: Session }) {
  const [found, setFound] = useState<readonly Lint[] | null>(null);
  // Later: they take a pass over the whole recording.
  useEffect(() => {
    setFound(null);
    let gone = false;
    const timer = setTimeout(() => session.lints().then((all) => !gone && setFound(all)), 200);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [session]);
  return (
    <section class="flow-part" aria-labelledby="flow-lints" data-testid="lints">
      <h2 id="flow-lints">Worth a look</h2>
      {!found && <p class="quiet">Looking through the recording</p>}
      <ul class="flow-lints">
        {found?.map((lint) => (
          <li key={lint.id} class={lint.count > 0 ? "found" : "quiet"}>
            <h3>{lint.title}</h3>
            <p>{lint.words}</p>
            {lint.worst && (
              <p onClickCapture={() => lint.worst && select(lint.worst.tasklet)}>
                <Jump to={lint.worst.step}>{lint.worst.words}</Jump>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
