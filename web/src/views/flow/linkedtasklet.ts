// Asks the recordings on screen for the tasklet that a link looks at.
import { useEffect } from "preact/hooks";
import { proveTasklet } from "../../store/linkedtasklet";
import { awaited, linkedTasklet } from "../../store/recording";
import type { Session } from "./session";

/** Of one run, or of two beside each other; none while one is on its way. */
export function useLinkedTasklet(...sessions: readonly Session[]): void {
  const [at, to] = [linkedTasklet.value, awaited.value];
  useEffect(() => {
    if (sessions.length === 0) return;
    const open = sessions.map((s) => s.recording).filter((r) => !r.ends);
    proveTasklet(
      Math.max(...sessions.map((s) => s.tasklets)),
      open.length === 0 ? null : Math.max(...open.map((r) => r.end - 1)),
    );
  }, [at, to, ...sessions]);
}
