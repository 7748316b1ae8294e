import type { History } from "../tally/history";
import type { Tallies } from "../tally/tasklets";
import type { World } from "../world/world";

/** What a lint looks at. It may move the world. */
export interface Findings {
  readonly world: World;
  readonly history: History;
  readonly tallies: Tallies;
}

/** One lint's result. */
export interface Lint {
  readonly id: "never-ran" | "never-yields" | "blocked-for-ever" | "starved" | "busy-polling";
  readonly title: string;
  /** Tasklets found; of busy polling, steps. */
  readonly count: number;
  /** Of how many. */
  readonly of: number;
  /** The result in a sentence, also when nothing was found. */
  readonly words: string;
  /** The worst one: where to look. */
  readonly worst: Example | undefined;
}

export interface Example {
  readonly tasklet: number;
  /** The step at which it begins. */
  readonly step: number;
  readonly words: string;
}
