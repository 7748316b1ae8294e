// The code of every peer.

import { type PeerSpec, peerSpecs } from "../lib/peer/specs";
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

const code: readonly Peer[] = [
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

/** What is said of a peer, and its code. */
export type KnownPeer = PeerSpec & Peer;

export const peers: readonly KnownPeer[] = peerSpecs.map((spec) => {
  const peer = code.find((one) => one.id === spec.id);
  if (!peer) throw new PeerError("run", `peer: ${spec.id}: no code of it`);
  return { ...spec, run: (sizes) => peer.run(sizes) };
});

export function findPeer(id: string): KnownPeer {
  const peer = peers.find((one) => one.id === id);
  if (peer) return peer;
  throw new PeerError("params", `peer: ${id}: one of ${peers.map((one) => one.id).join(", ")}`);
}
