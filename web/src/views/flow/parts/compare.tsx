// Chooses a second run to stand beside the recorded one: a switch or a choice
// turned, any param changed, or a preset.

import { useState } from "preact/hooks";
import type { Param, Workload } from "../../../gen/types";
import { holds } from "../../../params/condition";
import { checkPlace } from "../../../params/place";
import { presetValues, runsHere, type Values } from "../../../params/values";
import { compareWith } from "../../../store/moves";
import { beside } from "../../../store/recording";
import { differing } from "../../reference/match";
import { Menu } from "./menu";

interface Offer {
  /** As links say it. */
  readonly how: string;
  readonly name: string;
  readonly note: string;
}

interface Props {
  readonly workload: Workload;
  /** Of the recorded run. */
  readonly params: Values;
}

export function Compare({ workload, params }: Props) {
  const chosen = beside.value;
  return (
    <Menu name={chosen === "" ? "Compare" : "Comparing"} id="compare">
      {chosen !== "" && (
        <button
          type="button"
          class="flow-choice"
          data-testid="compare-none"
          onClick={() => compareWith("")}
        >
          No second run
        </button>
      )}
      <Offers offers={turned(workload, params)} />
      <Other workload={workload} params={params} />
      <Offers offers={presets(workload, params)} />
    </Menu>
  );
}

function Offers({ offers }: { offers: readonly Offer[] }) {
  return (
    <>
      {offers.map((o) => (
        <button
          type="button"
          key={o.how}
          class="flow-choice"
          aria-pressed={o.how === beside.value}
          data-testid={`compare-${o.how}`}
          onClick={() => compareWith(o.how)}
        >
          {o.name} <span class="quiet">{o.note}</span>
        </button>
      ))}
    </>
  );
}

/** Every switch and choice that matters, turned to each other value it can have. */
function turned({ params: all, records }: Workload, params: Values): Offer[] {
  return all
    .filter((p) => holds(p.when, params))
    .flatMap((p) => others(p, params[p.key] ?? p.default))
    .filter(({ how }) => holds(records, { ...params, ...changeOf(how) }));
}

function others(p: Param, now: string): Offer[] {
  if (p.kind === "switch") {
    const to = now === "on" ? "off" : "on";
    return [{ how: `${p.key}:${to}`, name: `${p.label} ${to}`, note: `now ${now}` }];
  }
  return p.choices
    .filter((c) => !c.native && c.value !== now)
    .map((c) => ({
      how: `${p.key}:${c.value}`,
      name: `${p.label}: ${c.label || c.value}`,
      note: "",
    }));
}

function changeOf(how: string): Values {
  const [key = "", value = ""] = how.split(":");
  return { [key]: value };
}

function presets(workload: Workload, params: Values): Offer[] {
  return workload.presets
    .filter((preset) => {
      const values = presetValues(workload, preset);
      return (
        runsHere(workload, preset) &&
        holds(workload.records, values) &&
        differing(params, values).length > 0
      );
    })
    .map((preset) => ({ how: `preset:${preset.id}`, name: preset.label, note: "preset" }));
}

/** Any param with any value. */
function Other({ workload, params }: Props) {
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
        if (checked.ok) compareWith(checked.value);
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
