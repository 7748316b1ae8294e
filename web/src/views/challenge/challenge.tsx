// The Challenge: one button, two heats, everything interleaved in the
// visitor's own browser.

import { useEffect } from "preact/hooks";
import { page } from "../../store";
import {
  chainLength,
  challenge,
  challengeRounds,
  type Heat,
  heats,
  loadChallenge,
  roundChoices,
  setRounds,
  startChallenge,
  stopChallenge,
} from "../../store/challenge";
import { Key } from "../charts/mark";
import { RaceControls } from "../race/controls";
import { CLAIMED, Claim } from "./claim";
import { HeatView } from "./heat";
import { useRaceKeys } from "./keys";
import { postsOf } from "./references";
import { Report, Words } from "./report";
import { Sources } from "./sources";

export function Challenge() {
  useRaceKeys();
  useEffect(loadChallenge, []);
  const posts = Object.fromEntries(
    heats.map((heat) => [
      heat.id,
      postsOf(heat, page(heat.workload).value.page?.reference, chainLength),
    ]),
  ) as Record<Heat["id"], ReturnType<typeof postsOf>>;
  const state = challenge.value;
  return (
    <main class="challenge" id="main" tabIndex={-1} data-testid="challenge">
      <header class="challenge-head">
        <Claim post={posts.switch[CLAIMED]?.find((p) => p.kind === "historic")} />
        <div class="challenge-run">
          <RaceControls
            name="Run the race"
            state={state}
            start={startChallenge}
            stop={stopChallenge}
            hint="A minute or two; Stop keeps the samples"
            space
          />
          <div class="challenge-key">
            <Rounds />
            <p class="small">
              <Key kind="historic" /> printed then, <Key kind="measured" /> run today: the real
              Stackless
            </p>
          </div>
        </div>
      </header>
      {heats.map((heat) => (
        <HeatView key={heat.id} heat={heat} posts={posts[heat.id]} />
      ))}
      <Words posts={posts} state={state} />
      <section class="challenge-sources" aria-label="Whose figures the marks are">
        {heats.map((heat) => (
          <Sources key={heat.id} heat={heat} posts={posts[heat.id]} />
        ))}
      </section>
      <Report state={state} />
    </main>
  );
}

function Rounds() {
  const { status, rounds } = challenge.value;
  const busy = status === "running" || status === "waiting";
  const chosen = busy ? rounds : challengeRounds.value;
  const choices = [...new Set<number>([...roundChoices, chosen])].sort((a, b) => a - b);
  return (
    <label class="rounds">
      Rounds
      <select
        class="select"
        data-testid="rounds"
        value={String(chosen)}
        disabled={busy}
        onChange={(e) => setRounds(Number(e.currentTarget.value))}
      >
        {choices.map((n) => (
          <option value={String(n)}>{n}</option>
        ))}
      </select>
    </label>
  );
}
