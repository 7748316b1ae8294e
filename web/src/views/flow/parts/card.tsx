// A tasklet as a small card with its letter; a click looks at it.

import { tasklet } from "../../../lib/recording";
import { lookAt } from "../../../store/moves";
import { selected } from "../../../store/recording";
import { stateSpecs } from "../stateset";

export function Card({ number, state, note }: { number: number; state: number; note?: string }) {
  const spec = stateSpecs[state];
  return (
    <button
      type="button"
      class={`flow-card is-${spec?.name ?? "unknown"}`}
      aria-pressed={selected.value === number}
      title={`${tasklet(number)} ${spec?.words ?? ""}`}
      onClick={() => lookAt(number)}
    >
      <span class="letter" aria-hidden="true">
        {spec?.letter ?? "?"}
      </span>
      {number === 0 ? "main" : number}
      {note && <span class="note">{note}</span>}
      <span class="unseen"> {spec?.words}</span>
    </button>
  );
}
