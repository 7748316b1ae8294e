import type { Peer } from "../peer";
import code from "./indexring.wat";
import { runRing } from "./ring";

export const indexRing: Peer = {
  id: "taskspeed.index",
  label: "Floor: WebAssembly index ring",
  workload: "taskspeed",
  run: (sizes) => runRing(code, sizes),
};
