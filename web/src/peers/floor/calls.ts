import type { Peer } from "../peer";
import code from "./calls.wat";
import { runRing } from "./ring";

export const calls: Peer = {
  id: "taskspeed.calls",
  run: (sizes) => runRing(code, sizes),
};
