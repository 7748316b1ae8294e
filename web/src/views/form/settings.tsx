// What belongs to the run and not to the workload: seed and samples.

import { fieldErrors, samplesText, seedText, setSamples, setSeed } from "../../store";
import { FieldError } from "./fielderror";

interface Props {
  readonly id: "seed" | "samples";
  readonly label: string;
  readonly text: string;
  readonly set: (text: string) => void;
}

export function Settings() {
  return (
    <div class="settings">
      <Setting id="samples" label="Samples" text={samplesText.value} set={setSamples} />
      <Setting id="seed" label="Seed" text={seedText.value} set={setSeed} />
    </div>
  );
}

function Setting({ id, label, text, set }: Props) {
  const error = fieldErrors.value[id];
  return (
    <div class="field" data-key={id}>
      <div class="field-head">
        <label for={id}>{label}</label>
      </div>
      <input
        class="input"
        id={id}
        data-testid={id}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={text}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
        onInput={(e) => set(e.currentTarget.value)}
      />
      <FieldError id={id} error={error} label={label} />
    </div>
  );
}
