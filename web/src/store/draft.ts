// The configuration being edited: texts as typed, one draft a workload, so
// that a look at another workload loses nothing.
import { computed, signal } from "@preact/signals";
import type { Mode } from "../lib/run";
import { refuse } from "../params/check";
import { conditionWords, holds } from "../params/condition";
import { estimateBytes, memoryRefusal } from "../params/memory";
import {
  checkMode,
  checkSamples,
  checkSeed,
  defaultMode,
  defaultSamples,
  defaultSeed,
} from "../params/settings";
import {
  canonical,
  changed,
  defaults,
  errors,
  matchingPreset,
  presetValues,
  type Values,
} from "../params/values";
import { workload } from "./route";

/** Texts by workload and key; a key that is not there has its default. */
export const drafts = signal<Record<string, Values>>({});

export const seedText = signal(defaultSeed);
export const samplesText = signal(defaultSamples);
export const mode = signal<Mode>(defaultMode);

/** Bytes a run may need at most in this browser; 0 while no runner is there. */
export const memoryLimit = signal(0);

/** The text of every param of the screen's workload. */
export const draft = computed<Values>(() => {
  const w = workload.value;
  return w ? { ...defaults(w), ...drafts.value[w.id] } : {};
});

/** The value of every param; a text that cannot be taken stands for the default. */
export const values = computed<Values>(() =>
  workload.value ? canonical(workload.value, draft.value) : {},
);

const modeError = computed<string | null>(() => {
  const w = workload.value;
  const known = checkMode(mode.value);
  if (!known.ok) return known.error;
  if (!w || mode.value === "measure" || holds(w.records, values.value)) return null;
  const refused = refuse("mode", mode.value, `records only with ${conditionWords(w.records)}`);
  return refused.ok ? null : refused.error;
});

/** What is wrong, by param key and for seed, samples and mode. */
export const fieldErrors = computed<Values>(() => {
  const w = workload.value;
  if (!w) return {};
  const found = errors(w, draft.value);
  const seed = checkSeed(seedText.value);
  if (!seed.ok) found.seed = seed.error;
  const samples = checkSamples(samplesText.value);
  if (!samples.ok) found.samples = samples.error;
  if (modeError.value) found.mode = modeError.value;
  return found;
});

/** Which fields are wrong, in words; "" where none is but those that do not matter. */
export function wrongFields(...unused: ("mode" | "samples")[]): string {
  const wrong = Object.keys(fieldErrors.value).filter((key) => !unused.some((u) => u === key));
  return wrong.length > 0 ? `A field is wrong: ${wrong.join(", ")}.` : "";
}

/** The keys of the params that differ from their default. */
export const dirty = computed<string[]>(() =>
  workload.value ? changed(workload.value, draft.value) : [],
);

/** The preset the draft equals, or null. */
export const presetId = computed<string | null>(() =>
  workload.value ? matchingPreset(workload.value, draft.value) : null,
);

/** The keys of the params to show: those that matter now, and those with an error. */
export const visible = computed<string[]>(() => {
  const w = workload.value;
  if (!w) return [];
  return w.params
    .filter((p) => holds(p.when, values.value) || fieldErrors.value[p.key])
    .map((p) => p.key);
});

/** Whether the estimate is of what stands in the form: a param that is wrong has no value. */
export const estimateKnown = computed<boolean>(
  () => !workload.value?.params.some((p) => fieldErrors.value[p.key]),
);

/** Bytes the run needs at its peak. */
export const estimate = computed<number>(() =>
  workload.value ? estimateBytes(workload.value, values.value) : 0,
);

/** Why the run does not fit into memory, or null. */
export const memoryError = computed<string | null>(() =>
  workload.value ? memoryRefusal(workload.value, estimate.value, memoryLimit.value) : null,
);

const longest = 100; // letters of a text that is checked, shown and linked

/** A text as typed. One that is far too long is cut, and marked so that it is taken for nothing else. */
function typed(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

export function setParam(key: string, text: string): void {
  edit((texts) => ({ ...texts, [key]: typed(text) }));
}

export function applyPreset(id: string): void {
  const w = workload.value;
  const preset = w?.presets.find((p) => p.id === id);
  if (w && preset) edit(() => presetValues(w, preset));
}

export function resetParams(): void {
  edit(() => ({}));
}

export function setSeed(text: string): void {
  seedText.value = typed(text);
}

export function setSamples(text: string): void {
  samplesText.value = typed(text);
}

export function setMode(m: Mode): void {
  mode.value = m;
}

function edit(change: (texts: Values) => Values): void {
  const w = workload.value;
  if (w) drafts.value = { ...drafts.value, [w.id]: change(drafts.value[w.id] ?? {}) };
}
