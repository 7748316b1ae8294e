// Takes the race out as a file, or forgets it: this browser keeps it over a reload.

import { useSignal } from "@preact/signals";
import { challenge, challengeFile, forgetChallenge, raceCSV } from "../../store/challenge";
import { saveText } from "../savefile";

export function RaceFiles() {
  const sure = useSignal(false);
  const { status } = challenge.value;
  const busy = status === "running" || status === "waiting";
  const json = () => `${JSON.stringify(challengeFile())}\n`;
  return (
    <>
      <button
        type="button"
        class="button"
        data-testid="race-json"
        onClick={() => saveText("switchyard-challenge.json", "application/json", json())}
      >
        JSON
      </button>
      <button
        type="button"
        class="button"
        data-testid="race-csv"
        onClick={() => saveText("switchyard-challenge.csv", "text/csv", raceCSV(challengeFile()))}
      >
        CSV
      </button>
      {!busy && (
        <button
          type="button"
          class={sure.value ? "button stop" : "button bare"}
          data-testid="race-forget"
          onBlur={() => (sure.value = false)}
          onClick={() => {
            if (sure.value) forgetChallenge();
            sure.value = !sure.value;
          }}
        >
          {sure.value ? "Really forget" : "Forget"}
        </button>
      )}
    </>
  );
}
