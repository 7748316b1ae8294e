// Whether what the lanes need of a recording is worked out; it is begun when
// the first part of the page asks.

import { useEffect, useState } from "preact/hooks";
import type { Session } from "../session";
import { isPrepared, prepare } from "./model";

export function usePrepared(session: Session): boolean {
  const [, setReady] = useState<Session | undefined>(undefined);
  useEffect(() => {
    if (isPrepared(session)) return;
    let gone = false;
    prepare(session).then(() => !gone && setReady(session));
    return () => {
      gone = true;
    };
  }, [session]);
  return isPrepared(session);
}
