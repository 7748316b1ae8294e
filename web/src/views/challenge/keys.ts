// Space runs and stops the race, unless the focus is on what Space operates.

import { useEffect } from "preact/hooks";
import { challenge, startChallenge, stopChallenge } from "../../store/challenge";
import { spaceIsFree } from "../workload/keys";

export function useRaceKeys() {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (!spaceIsFree(e)) return;
      e.preventDefault();
      const { status } = challenge.value;
      if (status === "running" || status === "waiting") stopChallenge();
      else startChallenge();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
