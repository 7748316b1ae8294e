// The moments that were kept of a watched run, to go back to: states at steps
// spread over the whole run.

import { useRef } from "preact/hooks";
import { keyframes, type Live } from "../../../store/live";
import { exact } from "../../figures/number";
import { countWords } from "../heat/words";
import { chosen, replay, replaying, shownFrame } from "./moment";

export function Replay({ live }: { live: Live }) {
  const end = useRef(() => {});
  const frames = keyframes.value;
  if (frames.length === 0) return null;
  const at = chosen.value ?? frames.length;
  const step = shownFrame.value?.step ?? live.view.step;
  const on = replaying.value;
  const newest = chosen.value === null;
  return (
    <div class="flow-foot">
      <div class="flow-controls live-replay">
        <button
          type="button"
          class="button flow-play"
          data-testid="replay"
          onClick={() => {
            end.current();
            end.current = on ? () => {} : replay();
          }}
        >
          {on ? "Pause" : "Replay"}
        </button>
        <label class="live-moment">
          <span class="unseen">Moment of the run</span>
          <input
            type="range"
            class="slider"
            data-testid="moment"
            min={0}
            max={frames.length}
            step={1}
            value={at}
            aria-valuetext={`after ${exact(step)} steps`}
            onInput={(e) => {
              end.current();
              const k = Number(e.currentTarget.value);
              chosen.value = k < frames.length ? k : null;
            }}
          />
        </label>
        <span class="live-step" data-testid="moment-step">
          {newest && !live.over ? "now, " : ""}after {exact(step)} steps
        </span>
        <span class="quiet small">
          {countWords(frames.length, "moment")} kept of {countWords(live.view.step, "step")}
        </span>
      </div>
    </div>
  );
}
