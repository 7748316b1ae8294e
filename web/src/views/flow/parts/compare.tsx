// Chooses a second run to stand beside the recorded one: a switch or a choice
// turned, any param changed, or a preset.

import { useState } from "preact/hooks";
import type { Workload } from "../../../gen/types";
import { besideValues, type Offer, otherPresets, turned } from "../../../params/beside";
import { holds } from "../../../params/condition";
import { checkPlace } from "../../../params/place";
import type { Values } from "../../../params/values";
import { compareWith } from "../../../store/moves";
import { beside } from "../../../store/recording";
import { Menu } from "./menu";

interface Props {
  readonly workload: Workload;
  /** Of the recorded run. */
  readonly params: Values;
}

interface Choosing {
  readonly choose: (how: string) => void;
}

export function Compare({ workload, params }: Props) {
  const chosen = beside.value;
  const records = ({ how }: Offer) => holds(workload.records, besideValues(workload, params, how));
  return (
    <Menu name={chosen === "" ? "Compare" : "Comparing"} id="compare">
      {(close) => {
        // The second run stands where the menu lay.
        const choose = (how: string) => {
          close();
          compareWith(how);
        };
        return (
          <>
            {chosen !== "" && (
              <button
                type="button"
                class="flow-choice"
                data-testid="compare-none"
                onClick={() => choose("")}
              >
                No second run
              </button>
            )}
            <Offers offers={turned(workload, params).filter(records)} choose={choose} />
            <Other workload={workload} params={params} choose={choose} />
            <Offers offers={otherPresets(workload, params).filter(records)} choose={choose} />
          </>
        );
      }}
    </Menu>
  );
}

interface OffersProps extends Choosing {
  readonly offers: readonly Offer[];
}

function Offers({ offers, choose }: OffersProps) {
  return (
    <>
      {offers.map((o) => (
        <button
          type="button"
          key={o.how}
          class="flow-choice"
          aria-pressed={o.how === beside.value}
          data-testid={`compare-${o.how}`}
          onClick={() => choose(o.how)}
        >
          {o.name} <span class="quiet">{o.note}</span>
        </button>
      ))}
    </>
  );
}

/** Any param with any value. */
function Other({ workload, params, choose }: Props & Choosing) {
  const able = workload.params.filter((p) => p.kind === "int" || p.kind === "float");
  const [key, setKey] = useState(able[0]?.key ?? "");
  const [text, setText] = useState("");
  const checked = checkPlace(workload, "with", `${key}:${text}`);
  const wrong = text !== "" && !checked.ok ? checked.error.replace(/^with: ".*?": /, "") : "";
  if (able.length === 0) return null;
  return (
    <form
      class="flow-other"
      onSubmit={(e) => {
        e.preventDefault();
        if (checked.ok) choose(checked.value);
      }}
    >
      <select
        aria-label="Param of the second run"
        data-testid="compare-key"
        value={key}
        onChange={(e) => setKey(e.currentTarget.value)}
      >
        {able.map((p) => (
          <option key={p.key} value={p.key}>
            {p.label}
          </option>
        ))}
      </select>
      <input
        type="text"
        aria-label="Its value"
        data-testid="compare-value"
        placeholder={params[key]}
        value={text}
        aria-invalid={wrong !== ""}
        onInput={(e) => setText(e.currentTarget.value)}
      />
      <button type="submit" class="button" aria-disabled={!checked.ok}>
        Compare
      </button>
      {wrong !== "" && <p class="quiet small">{wrong}</p>}
    </form>
  );
}
