// Two configurations of one workload measured in turn: A is what stands in the
// form, B differs from it as chosen.
import { computed } from "@preact/signals";
import { besideValues, otherPresets, turned } from "../params/beside";
import { estimateBytes, memoryRefusal } from "../params/memory";
import { parseWhole } from "../params/numbers";
import { checkPlace } from "../params/place";
import type { Values } from "../params/values";
import { abChosen, abRoundsOf, chooseAB } from "./abchosen";
import { memoryError, memoryLimit, seedText, values, wrongFields } from "./draft";
import { configuration } from "./race/racer";
import { Races } from "./race/races";
import { workload } from "./route";

/** The two in a race. */
export const idA = "a";
export const idB = "b";

export const abRounds = computed(() => abRoundsOf(workload.value?.id));

const races = new Races<{ readonly a: Values; readonly b: Values; readonly seed: string }>(
  "comparison of A and B",
);

/** How B differs, as links say it: "engine:hard", "preset:hundred", "n:500". */
export const abHow = computed(() => {
  const w = workload.value;
  if (!w) return "";
  const first = () => turned(w, values.value)[0] ?? otherPresets(w, values.value)[0];
  return abChosen.value[w.id]?.how ?? first()?.how ?? "";
});

export function chooseB(how: string): void {
  const id = workload.value?.id;
  if (id) chooseAB(id, { how, rounds: abRounds.value });
}

export function chooseABRounds(rounds: number): void {
  const id = workload.value?.id;
  if (id) chooseAB(id, { how: abHow.value, rounds });
}

/** The race of the screen's workload. */
export const ab = races.state;

/** What it was asked for. */
export const abAsked = (id: string) => races.asked(id);

/** The params of B; null where what was typed is none. */
const valuesB = computed<Values | null>(() => {
  const w = workload.value;
  if (!w || !checkPlace(w, "with", abHow.value).ok) return null;
  return besideValues(w, values.value, abHow.value);
});

/** Why it cannot start; "" where it can. */
export const abRefused = computed(() => {
  const w = workload.value;
  if (!w) return "";
  const wrong = wrongFields("mode", "samples");
  if (wrong !== "") return wrong;
  const checked = checkPlace(w, "with", abHow.value);
  if (!checked.ok) return checked.error.replace(/^with: ".*?": /, "B: ");
  const b = valuesB.value ?? {};
  if (Object.keys(b).every((key) => b[key] === values.value[key]))
    return "B: the same params as A: another value would be right";
  const refusal = memoryRefusal(w, estimateBytes(w, b), memoryLimit.value);
  return memoryError.value ?? (refusal === null ? "" : `B: ${refusal}`);
});

export function startAB(): void {
  const w = workload.value;
  const b = valuesB.value;
  if (!w || !b || abRefused.value !== "") return;
  chooseB(abHow.value); // also what was offered first stands in the address
  const a = values.value;
  const seed = Number(parseWhole(seedText.value));
  const racers = [
    configuration({ id: idA, label: "A", request: { workload: w.id, params: a, seed } }),
    configuration({ id: idB, label: "B", request: { workload: w.id, params: b, seed } }),
  ];
  races.start(w.id, { a, b, seed: seedText.value }, racers, abRounds.value);
}

export function stopAB(): void {
  races.stop();
}
