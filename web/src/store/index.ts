// All that views read and call.
export { findWorkload, manifest } from "./catalog";
export {
  draft,
  dirty,
  estimate,
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
export { page, reloadPage } from "./page";
export { results } from "./results";
export { linkErrors, route, workload } from "./route";
export { busy, canStart, dismissFailure, run, start, stop } from "./run";
export { setTheme, theme, themes } from "./theme";
export { wasmState } from "./wasm";
export type { Route, Tab } from "../params/link";
export type { Failure, Mode, Progress, Stage } from "../lib/run";
export type { PageState } from "./page";
export type { RunSettings, RunState } from "./run";
export type { Theme } from "./theme";
export type { WasmState } from "./wasm";
