// What B is: a switch or a choice of A turned, another preset, or another value
// of a numeric param.

import type { Workload } from "../../gen/types";
import { abRoundChoices } from "../../params/abfield";
import { otherPresets, turned } from "../../params/beside";
import { splitAt } from "../../params/splitat";
import { values } from "../../store";
import { abHow, abRounds, chooseABRounds, chooseB } from "../../store/ab";
import { paramsFor } from "../../store/sweep";

export function Chooser({ workload, busy }: { workload: Workload; busy: boolean }) {
  const now = values.value;
  const how = abHow.value;
  const [key = "", text = ""] = splitAt(how, ":");
  const numeric = paramsFor(workload, now, true);
  const param = numeric.find((p) => p.key === key);
  const selected = param ? `${key}:` : how;
  const offers = [
    { name: "Turned", list: turned(workload, now) },
    { name: "Another preset", list: otherPresets(workload, now) },
  ];
  return (
    <div class="ab-chooser">
      <label>
        <span>B differs in</span>
        <select
          class="input select"
          data-testid="ab-how"
          disabled={busy}
          onChange={(e) => {
            const { value } = e.currentTarget;
            chooseB(value.endsWith(":") ? value + (now[value.slice(0, -1)] ?? "") : value);
          }}
        >
          {offers.map(
            ({ name, list }) =>
              list.length > 0 && (
                <optgroup label={name}>
                  {list.map((o) => (
                    <option value={o.how} selected={o.how === selected}>
                      {o.name}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
          <optgroup label="Another value">
            {numeric.map((p) => (
              <option value={`${p.key}:`} selected={`${p.key}:` === selected}>
                {p.label}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {param && (
        <label>
          <span>{param.label} of B</span>
          <input
            class="input"
            autocomplete="off"
            inputMode={param.kind === "int" ? "numeric" : "decimal"}
            data-testid="ab-value"
            disabled={busy}
            value={text}
            onInput={(e) => chooseB(`${key}:${e.currentTarget.value}`)}
          />
        </label>
      )}
      <label>
        <span>Rounds</span>
        <select
          class="input select"
          data-testid="ab-rounds"
          disabled={busy}
          onChange={(e) => chooseABRounds(Number(e.currentTarget.value))}
        >
          {abRoundChoices.map((n) => (
            <option value={n} selected={n === abRounds.value}>
              {n}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
