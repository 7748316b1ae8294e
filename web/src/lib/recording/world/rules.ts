import type { Numbering } from "../numbering";
import type { Recording } from "../recording";

/** What the transition function must know besides the state. */
export interface Rules {
  readonly recording: Recording;
  readonly channels: Numbering;
  readonly locks: Numbering;
  /** They are threads: several can run, and the run queue holds only those that want a core. */
  readonly threads: boolean;
}
