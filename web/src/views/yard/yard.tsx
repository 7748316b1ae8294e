// The Yard: every workload is a track of one ladder.

import { linkTo, manifest } from "../../store";
import { Ladder } from "./ladder";
import { Track } from "./track";

export function Yard() {
  const count = manifest.workloads.length;
  return (
    <main class="yard-screen" id="main" tabIndex={-1} data-testid="yard">
      <div class="yard-intro">
        <h1>Concurrency benchmarks that made history, run again in your browser.</h1>
        <a class="button" href={linkTo({ screen: "challenge" })} data-testid="challenge-link">
          The Challenge
        </a>
        <p class="quiet">
          A tasklet is a thread of a program's own, so cheap that a hundred thousand fit; a switch
          is the step from one to the next. Change every parameter, record a small run to see who
          waits for whom, and compare with the native run and with the figures of then.
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
