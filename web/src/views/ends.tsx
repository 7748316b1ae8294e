// Says, where something measured is started, what that would end: one thing at
// a time has the processor.

import { type Measured, measured, run } from "../store";

/** "A race is on: Run ends it, its samples are kept."; "" where nothing else is measured. */
export function endsText(button: string, busy: boolean): string {
  const other = measured.value;
  return other === null || busy ? "" : `A ${other} is on: ${button} ends it, ${kept(other)}.`;
}

/** What is left of it when it is ended. */
function kept(other: Measured): string {
  switch (other) {
    case "native run":
      return "nothing of it is kept";
    case "run":
      return run.value.settings?.mode === "measure"
        ? "two samples or more are kept"
        : "earlier results are kept";
    case "sweep":
      return "its points are kept";
    default:
      return "its samples are kept";
  }
}

export function Ends({ button, busy }: { button: string; busy: boolean }) {
  const text = endsText(button, busy);
  return text === "" ? null : (
    <span class="small" data-testid="ends">
      {text}
    </span>
  );
}
