// A tasklet as a small card with its letter; a click looks at it.

import type { Names } from "../../../lib/recording";
import { lookAt } from "../../../store/moves";
import { selected } from "../../../store/recording";
import { stateSpecs } from "../stateset";

interface Props {
  readonly number: number;
  readonly names: Names;
  readonly state: number;
  readonly note?: string;
}

export function Card({ number, names, state, note }: Props) {
  const spec = stateSpecs[state];
  return (
    <button
      type="button"
      class={`flow-card is-${spec?.name ?? "unknown"}`}
      aria-pressed={selected.value === number}
      title={`${names.of(number)} ${spec?.words ?? ""}`}
      onClick={() => lookAt(number)}
    >
      <span class="letter" aria-hidden="true">
        {spec?.letter ?? "?"}
      </span>
      {names.short(number)}
      {note && <span class="note">{note}</span>}
      <span class="unseen"> {spec?.words}</span>
    </button>
  );
}
