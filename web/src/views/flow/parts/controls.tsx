// The transport of a recording: play, step, from delivery to delivery, speed.

import { measured } from "../../../store/processor";
import {
  awaited,
  FASTEST,
  playing,
  runRange,
  SLOWEST,
  setSpeed,
  speed,
  step,
  stepBy,
} from "../../../store/recording";
import { exact } from "../../figures/number";
import type { Session } from "../session";
import { goToDelivery, togglePlay } from "./keys";
import { StepBox } from "./stepbox";

const icons = {
  play: "M3 1.5v13l11-6.5z",
  pause: "M3 2h3.5v12H3zM9.5 2H13v12H9.5z",
  back: "M11 2v12L4 8z",
  forward: "M5 2v12l7-6z",
  backDelivery: "M14 2v12L8 8zM7 7H2v2h5z",
  nextDelivery: "M2 2v12l6-6zM9 7h5v2H9z",
};

function Icon({ d }: { d: string }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={d} fill="currentColor" />
    </svg>
  );
}

export function Controls({ session }: { session: Session }) {
  const { first, last } = runRange();
  const now = awaited.value ?? step.value;
  const on = playing.value;
  const none = session.deliveries.length === 0;
  return (
    <div class="flow-controls">
      <button
        type="button"
        class="button flow-play"
        data-testid="play"
        aria-keyshortcuts="Space"
        disabled={measured.value !== null}
        title={
          measured.value ? `Nothing moves while the ${measured.value} is under way` : undefined
        }
        onClick={togglePlay}
      >
        <Icon d={on ? icons.pause : icons.play} />
        {on ? "Pause" : "Play"}
      </button>
      <div class="flow-steps">
        <Control
          name="Previous delivery"
          id="delivery-back"
          keys="Shift+ArrowLeft"
          d={icons.backDelivery}
          off={none}
          act={() => goToDelivery(session, -1)}
        />
        <Control
          name="Step back"
          id="step-back"
          keys="ArrowLeft"
          d={icons.back}
          off={now <= first}
          act={() => stepBy(-1)}
        />
        <Control
          name="Step forward"
          id="step-forward"
          keys="ArrowRight"
          d={icons.forward}
          off={now >= last}
          act={() => stepBy(1)}
        />
        <Control
          name="Next delivery"
          id="delivery-next"
          keys="Shift+ArrowRight"
          d={icons.nextDelivery}
          off={none}
          act={() => goToDelivery(session, 1)}
        />
      </div>
      <StepBox />
      <Speed />
    </div>
  );
}

interface ControlProps {
  readonly name: string;
  readonly id: string;
  readonly keys: string;
  readonly d: string;
  readonly off: boolean;
  readonly act: () => void;
}

function Control({ name, id, keys, d, off, act }: ControlProps) {
  // Not disabled: the focus would be lost at the end of the recording.
  return (
    <button
      type="button"
      class="button icon"
      data-testid={id}
      aria-label={name}
      title={`${name} (${keys.replace("Arrow", "")})`}
      aria-keyshortcuts={keys}
      aria-disabled={off}
      onClick={act}
    >
      <Icon d={d} />
    </button>
  );
}

/** In the slider's own, even steps: each a factor. */
const fine = 100;
const span = Math.log(FASTEST / SLOWEST);

function Speed() {
  const now = speed.value;
  const words = `${now < 10 ? Math.round(now * 10) / 10 : exact(Math.round(now))} steps/s`;
  return (
    <label class="flow-speed">
      <span class="unseen">Speed</span>
      <input
        type="range"
        class="slider"
        data-testid="speed"
        min={0}
        max={fine}
        step={1}
        value={Math.round((Math.log(now / SLOWEST) / span) * fine)}
        aria-valuetext={words}
        onInput={(e) => {
          const chosen = SLOWEST * Math.exp((Number(e.currentTarget.value) / fine) * span);
          setSpeed(chosen < 10 ? Math.round(chosen * 2) / 2 : Math.round(chosen));
        }}
      />
      <span class="flow-rate">{words}</span>
    </label>
  );
}
