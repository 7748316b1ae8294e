// All that views read and call.

export type { Failure, Mode, Progress, Stage } from "../lib/run";
export type { Route, Tab } from "../params/link";
export { findWorkload, manifest } from "./catalog";
export {
  dirty,
  draft,
  estimate,
  estimateKnown,
  fieldErrors,
  memoryError,
  memoryLimit,
  mode,
  presetId,
  resetParams,
  samplesText,
  seedText,
  setMode,
  setParam,
  setSamples,
  setSeed,
  values,
  visible,
} from "./draft";
export { applyPreset, dismissLinkErrors, goTo, linkTo, open } from "./history";
export type { PageState } from "./page";
export { page, reloadPage } from "./page";
export { type Measured, measured, stopMeasured } from "./processor";
export { results } from "./results";
export { linkErrors, route, workload } from "./route";
export type { RunSettings, RunState } from "./run";
export { busy, canStart, dismissFailure, run, start, stop } from "./run";
export { closeSheet, openSheet, sheet } from "./sheet";
export type { Theme } from "./theme";
export { setTheme, theme, themes } from "./theme";
export type { WasmState } from "./wasm";
export { wasmState } from "./wasm";
