// The session of the second run of two.

import { useEffect, useRef, useState } from "preact/hooks";
import { paired } from "../../../store/beside";
import { second } from "../../../store/recording";
import { openedSession, type Session, sessionOf } from "../session";

/** When it is open; that of the steps before until then. */
export function useSecond(layout: string): Session | undefined {
  const kept = paired.value ? second.value : null;
  const before = useRef<Session | undefined>(undefined);
  const [, setOpened] = useState<Session | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    if (kept) sessionOf(kept, layout).then((session) => !gone && setOpened(session));
    return () => {
      gone = true;
    };
  }, [kept, layout]);
  if (!kept) before.current = undefined;
  else before.current = openedSession(kept) ?? before.current;
  return before.current;
}
