// Below the picture: the race in sentences, every sample as figures, and how
// it was measured.

import { linkTo } from "../../store";
import { challengeRoute, challengeUnkept, type Heat, heats } from "../../store/challenge";
import type { RaceState } from "../../store/race";
import { Copy } from "../copy";
import type { Post } from "../race/post";
import { SamplesTable } from "../race/samples";
import { hiddenText } from "../race/words";
import { RaceFiles } from "./files";
import { heatTitles, resultText, sentences } from "./result";

interface Props {
  readonly posts: Readonly<Record<Heat["id"], Readonly<Record<string, readonly Post[]>>>>;
  readonly state: RaceState;
}

const nothing = ({ laps, failures }: RaceState) =>
  Object.keys(laps).length + Object.keys(failures).length === 0;

/** Under the picture, where both fit a screen. */
export function Words({ posts, state }: Props) {
  if (nothing(state)) return null;
  const hidden = hiddenText(state);
  return (
    <section class="challenge-words" aria-labelledby="c-words">
      <div class="challenge-words-head">
        <h2 id="c-words">In words</h2>
        <Copy
          name="Copy as text"
          testid="copy-text"
          text={() => resultText(posts, state, addressOf(state))}
        />
        <RaceFiles />
      </div>
      {challengeUnkept.value !== "" && <p class="warning small">{challengeUnkept.value}</p>}
      {hidden !== "" && <p class="warning small">{hidden}</p>}
      <ul class="sentences" data-testid="sentences">
        {heats.flatMap((heat) =>
          sentences(heat, posts[heat.id], state).map((text) => <li>{text}</li>),
        )}
      </ul>
    </section>
  );
}

export function Report({ state }: Pick<Props, "state">) {
  return (
    <div class="challenge-report">
      {!nothing(state) && (
        <section aria-labelledby="c-samples">
          <h2 id="c-samples">Every sample</h2>
          {heats.map((heat) => (
            <>
              <h3>{heatTitles[heat.id]}</h3>
              <SamplesTable racers={heat.racers} state={state} unit={heat.unit} />
            </>
          ))}
        </section>
      )}
      <Method />
    </div>
  );
}

/** Of this race: the one in the address bar may have other rounds by now. */
function addressOf({ rounds }: RaceState): string {
  return new URL(linkTo(challengeRoute(rounds), { big: false }), location.href).href;
}

function Method() {
  return (
    <section class="method" aria-labelledby="c-method">
      <h2 id="c-method">How it is measured</h2>
      <p>
        Ours run in Go's wasm, the peers are what a good JavaScript programmer would write, the
        floor is hand-written WebAssembly that switches and does nothing else. They are compared
        with frame softswitches, the row that does what they do: it leaves code in its middle and
        comes back to it. The words of 2003 are about cframe softswitches, a call of a compiled
        function at each switch, so that is the row that answers them. Each turn has a fresh worker,
        warms up until three windows agree, and is the median of three samples of at least 50 ms,
        every answer verified. The turns go forth and back, round after round, and a ratio is taken
        within a round. Shown are the median with its 95 % interval (from six rounds on) and the
        turn of every round. "No difference" is what the Mann-Whitney U test says at 5 %.
      </p>
      <p>
        A generator or an await is not a tasklet: it has no run queue, channel or deadlock check. A
        closure cannot be left in its middle at all. The figures of the real Stackless were taken on
        the machines named with them, not on yours. Nothing is sent anywhere.
      </p>
      <p>
        The same race on one machine, with every engine and the targets that were missed:{" "}
        <a href={linkTo({ screen: "docs", topic: "measured" })}>Measured</a>.
      </p>
    </section>
  );
}
