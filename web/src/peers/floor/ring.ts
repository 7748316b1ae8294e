// Runs a floor: a hand-written WebAssembly ring of ten tasklets.
import { floorTasklets as tasklets } from "../../lib/peer/sizes";
import { PeerError } from "../error";
import type { Sizes } from "../peer";
import { type Outcome, secondsSince } from "../peer";
import { sizeOf } from "../sizes";

interface Ring {
  memory: WebAssembly.Memory;
  run(turns: number): void;
}

const recordWords = 4;

/** The ring is tied here, into memory, so that the compiler cannot know it. */
function tie(code: Uint8Array<ArrayBuffer>): Ring {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(code));
  const ring = instance.exports as unknown as Ring;
  const words = new Uint32Array(ring.memory.buffer);
  for (let i = 0; i < tasklets; i++) words[i * recordWords] = (i + 1) % tasklets;
  return ring;
}

function turnsTaken({ memory }: Ring): number[] {
  const words = new Uint32Array(memory.buffer);
  return Array.from({ length: tasklets }, (_, i) => words[i * recordWords + 1] ?? 0);
}

export function runRing(code: Uint8Array<ArrayBuffer>, sizes: Sizes): Outcome {
  if (sizeOf(sizes, "tasklets") !== tasklets) {
    throw new PeerError(
      "params",
      `tasklets: ${sizeOf(sizes, "tasklets")}: the floor has ${tasklets}`,
    );
  }
  const switches = sizeOf(sizes, "switches");
  const ring = tie(code);
  const start = performance.now();
  ring.run(switches);
  const elapsed = secondsSince(start);
  const turns = turnsTaken(ring);
  const sum = turns.reduce((a, b) => a + b, 0);
  const inTurn = Math.max(...turns) - Math.min(...turns) <= 1;
  return {
    elapsed,
    operations: switches,
    verified: sum === switches && inTurn,
    counts: { switches: sum },
  };
}
