// Says, where something measured is started, what that would end: one thing at
// a time has the processor.

import { measured } from "../store";

/** "A race is on: Run ends it."; "" where nothing else is measured. */
export function endsText(button: string, busy: boolean): string {
  const other = measured.value;
  return other === null || busy ? "" : `A ${other} is on: ${button} ends it.`;
}

export function Ends({ button, busy }: { button: string; busy: boolean }) {
  const text = endsText(button, busy);
  return text === "" ? null : (
    <span class="small" data-testid="ends">
      {text}
    </span>
  );
}
