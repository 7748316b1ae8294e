// The transport of a recording: play, step, from delivery to delivery, speed,
// and the step as a number that can be typed.

import { useState } from "preact/hooks";
import { plainDigits } from "../../../params/grouping";
import { busy } from "../../../store";
import { jumpTo } from "../../../store/moves";
import {
  awaited,
  FASTEST,
  pause,
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
        disabled={busy.value}
        title={busy.value ? "While a run is under way nothing moves" : undefined}
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
      <StepBox session={session} />
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

function StepBox({ session }: { session: Session }) {
  const [typed, setTyped] = useState<string | null>(null);
  const { first, last } = runRange();
  const total = Math.max(session.recorded.batch.steps, last + 1);
  const now = awaited.value ?? step.value;
  const wanted = typed === null ? 0 : Number(plainDigits(typed));
  const wrong =
    typed !== null &&
    typed.trim() !== "" &&
    !(Number.isInteger(wanted) && wanted >= first + 1 && wanted <= last);
  const take = () => {
    if (typed !== null && typed.trim() !== "" && !wrong) jumpTo(wanted);
    setTyped(null);
  };
  return (
    <label class="flow-stepbox">
      <span>Step</span>
      <input
        type="text"
        inputMode="numeric"
        data-testid="step-box"
        aria-invalid={wrong}
        title={`${first + 1} to ${last}`}
        value={typed ?? (now <= first ? "start" : String(now))}
        onInput={(e) => setTyped(e.currentTarget.value)}
        onFocus={(e) => {
          pause();
          e.currentTarget.select();
        }}
        onBlur={take}
        onKeyDown={(e) => {
          if (e.key === "Enter") take();
          if (e.key === "Escape") setTyped(null);
          if (e.key === "ArrowUp") stepBy(1);
          if (e.key === "ArrowDown") stepBy(-1);
        }}
      />
      <span class="quiet">{wrong ? `${first + 1} to ${exact(last)}` : `of ${exact(total)}`}</span>
    </label>
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
