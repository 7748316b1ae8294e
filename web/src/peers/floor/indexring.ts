import type { Peer } from "../peer";
import code from "./indexring.wat";
import { runRing } from "./ring";

export const indexRing: Peer = {
  id: "taskspeed.index",
  run: (sizes) => runRing(code, sizes),
};
