// The states, each as it is drawn.

import { stateSpecs, states } from "../stateset";

const names: Readonly<Record<number, string>> = {
  [states.NEW]: "new",
  [states.RUNNING]: "running",
  [states.QUEUED]: "queued",
  [states.RECEIVING]: "to receive",
  [states.SENDING]: "to send",
  [states.ASLEEP]: "asleep",
  [states.DONE]: "done",
};

export function Legend() {
  return (
    <ul class="flow-legend" aria-label="States">
      {stateSpecs.map((s) => {
        const name = names[s.state];
        return name ? (
          <li key={s.name} title={s.words}>
            <span class={`flow-lamp is-${s.name}`} aria-hidden="true">
              {s.letter}
            </span>
            {name}
          </li>
        ) : null;
      })}
    </ul>
  );
}
