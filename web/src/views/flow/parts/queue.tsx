// The run queue as a row of cards, and the tasklets by state.

import { runQueue } from "../../../lib/recording";
import { exact } from "../../figures/number";
import type { Session } from "../session";
import { stateSpecs, states } from "../stateset";
import { Card } from "./card";

const most = 24;

export function Queue({ session, at }: { session: Session; at: number }) {
  const world = session.at(at);
  const queue = runQueue(world, most);
  const placed = queue.filter((t) => world.state(t) === states.QUEUED).length;
  const more = world.queueLength - placed;
  return (
    <section class="flow-part" aria-labelledby="flow-queue">
      <h2 id="flow-queue">
        Run queue <span class="quiet">{exact(world.queueLength)} wait</span>
      </h2>
      {queue.length === 0 ? (
        <p class="quiet">Nobody is in it.</p>
      ) : (
        <ol class="flow-cards" data-testid="run-queue">
          {queue.map((t) => (
            <li key={t}>
              <Card number={t} names={session.names} state={world.state(t)} />
            </li>
          ))}
          {more > 0 && <li class="quiet">and {exact(more)} more</li>}
        </ol>
      )}
      {!world.queueExact && <p class="quiet small">Its order is known in part only.</p>}
      <ul class="flow-counts" data-testid="state-counts">
        {stateSpecs.map((s) => {
          const n = world.counts[s.state] ?? 0;
          if (n === 0 || s.state === states.ABSENT) return null;
          return (
            <li key={s.name}>
              <span class={`flow-lamp is-${s.name}`} aria-hidden="true">
                {s.letter}
              </span>
              {exact(n)}{" "}
              {s.words
                .replace("is ", "")
                .replace("waits in the run queue", "queued")
                .replace("runs", "running")}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
