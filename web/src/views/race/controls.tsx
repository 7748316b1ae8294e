// Run and Stop of a race, and how far it is.

import { type RaceState, wasmLoaded } from "../../store/race";
import { starting, stopping } from "../doubleclick";
import { endsText } from "../ends";
import { remarkText, statusText } from "./words";

interface Props {
  readonly name: string;
  readonly state: RaceState;
  readonly start: () => void;
  readonly stop: () => void;
  readonly space?: boolean; // the key does the same: it is the screen's main button
  readonly hint: string; // while nothing has run
  readonly refused?: string; // why it cannot start
}

export function RaceControls({
  name,
  state,
  start,
  stop,
  hint,
  space = false,
  refused = "",
}: Props) {
  const busy = state.status === "running" || state.status === "waiting";
  const status = statusText(state, busy && state.done === 0 ? wasmLoaded.value : null);
  const button = busy ? "Stop" : state.status === "idle" ? name : "Run again";
  const ends = endsText(button, busy);
  const keys = space ? "Space" : undefined;
  return (
    <div class="race-controls">
      <button
        type="button"
        class={`button ${space ? "main" : ""} ${busy ? "stop" : ""}`}
        data-testid={busy ? "race-stop" : "race-run"}
        aria-keyshortcuts={keys}
        disabled={!busy && refused !== ""}
        onClick={busy ? stopping(stop) : starting(start)}
      >
        {button} {space && <kbd>Space</kbd>}
      </button>
      <div class="race-state" data-testid="race-state" data-status={state.status}>
        <p role="status">{refused === "" || busy ? status : refused}</p>
        <p class={ends === "" ? "quiet small" : "small"}>
          {ends || (state.status === "idle" ? hint : remarkText(state))}
        </p>
      </div>
      <div
        class={`progress ${state.status}`}
        role="progressbar"
        aria-label="Progress of the race"
        aria-valuemin={0}
        aria-valuemax={state.turns}
        aria-valuenow={state.done}
        hidden={state.status === "idle"}
      >
        <span style={{ "--part": state.turns > 0 ? state.done / state.turns : 0 }} />
      </div>
    </div>
  );
}
