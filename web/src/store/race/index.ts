// What views read of races.

export type { Summary } from "../../lib/stats/summary";
export { type Comparison, compare, counted, figuresOf, rateOf } from "./compare";
export { wasmLoaded } from "./loading";
export type { Lap, RaceState } from "./race";
