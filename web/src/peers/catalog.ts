// Every peer, in the order in which people should see them.
import { chain as closureChain } from "./closures/chain";
import { hackysack as closureHackysack } from "./closures/hackysack";
import { taskspeed as closureTaskspeed } from "./closures/taskspeed";
import { PeerError } from "./error";
import { calls } from "./floor/calls";
import { indexRing } from "./floor/indexring";
import { chain as generatorChain } from "./generators/chain";
import { chainOfEffects } from "./generators/chainofeffects";
import { hackysack as generatorHackysack } from "./generators/hackysack";
import { taskspeed as generatorTaskspeed } from "./generators/taskspeed";
import type { Peer } from "./peer";
import { chain as asyncChain } from "./promises/chain";
import { hackysack as asyncHackysack } from "./promises/hackysack";
import { taskspeed as asyncTaskspeed } from "./promises/taskspeed";

export const peers: readonly Peer[] = [
  generatorTaskspeed,
  asyncTaskspeed,
  closureTaskspeed,
  calls,
  indexRing,
  generatorChain,
  chainOfEffects,
  asyncChain,
  closureChain,
  generatorHackysack,
  asyncHackysack,
  closureHackysack,
];

export function findPeer(id: string): Peer {
  const peer = peers.find((one) => one.id === id);
  if (peer) return peer;
  throw new PeerError("params", `peer: ${id}: one of ${peers.map((one) => one.id).join(", ")}`);
}
