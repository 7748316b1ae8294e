// The words of 2003, and what this browser answers.

import { findWorkload, linkTo } from "../../store";
import { challenge } from "../../store/challenge";
import { rateOf } from "../../store/race";
import { exact, figureText } from "../figures/number";
import type { Post } from "../race/post";
import { rangeText, timesText } from "../race/words";

/** The row that the words are about. */
export const CLAIMED = "cframe-soft";

export function Claim({ post }: { post: Post | undefined }) {
  return (
    <div class="claim-words">
      <div class="claim-head">
        <h1>The Challenge</h1>
        <p class="quiet small">
          C. Tismer on {findWorkload("taskspeed")?.origin},{" "}
          <a href={linkTo({ screen: "workload", workload: "taskspeed", tab: "story" })}>2003</a>.
          This page is one: run it.
        </p>
      </div>
      <blockquote>
        {exact(20_000_000)} tasklet switches per second are really hard to beat. If anyone
        disagrees, please give me a runnable counter-example.
      </blockquote>
      <Answer post={post} />
    </div>
  );
}

function Answer({ post }: { post: Post | undefined }) {
  const rate = rateOf(challenge.value.laps[CLAIMED]);
  if (!rate || !post) return <p class="answer quiet">No counter-example from this browser yet.</p>;
  const by = (v: number) => v / post.value;
  return (
    <>
      <p class="answer" data-testid="answer" data-value={rate.median}>
        <b>{figureText(rate.median, "switches/s")}</b> in this tab, {timesText(by(rate.median))}{" "}
        times {rate.high > rate.low && rangeText({ low: by(rate.low), high: by(rate.high) })} the{" "}
        {figureText(post.value, "")} of then
      </p>
      <p class="quiet small">
        With cframe softswitches, the row that the words quote. The others below are compared with
        frame softswitches: code that is left in its middle, as theirs is.
      </p>
    </>
  );
}
