// The Yard: every workload is a track of one ladder.

import { manifest } from "../../store";
import { Ladder } from "./ladder";
import { Track } from "./track";

export function Yard() {
  const count = manifest.workloads.length;
  return (
    <main class="yard-screen" id="main" tabIndex={-1} data-testid="yard">
      <div class="yard-intro">
        <h1>
          {inWords(count)} concurrency benchmarks that made history, run again in your browser.
        </h1>
        <p class="quiet">
          Each rebuilt in Go: change every parameter, see who waits for whom, and compare with the
          native run and with the figures of then.
        </p>
      </div>
      <div class="yard">
        <Ladder count={count} />
        <ul class="tracks">
          {manifest.workloads.map((w) => (
            <Track key={w.id} workload={w} />
          ))}
        </ul>
      </div>
    </main>
  );
}

function inWords(n: number): string {
  return (
    ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"][n] ??
    String(n)
  );
}
