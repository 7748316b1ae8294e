// The race of the Challenge in words: on the screen, and as the text that is
// copied.

import { chainLength, type Heat, heats } from "../../store/challenge";
import { compare, type RaceState, rateOf } from "../../store/race";
import { exact } from "../figures/number";
import type { Post } from "../race/post";
import { comparisonText, hiddenText, nameOf, referenceText } from "../race/words";
import { runtimeText } from "../reference/year";

type Posts = Readonly<Record<string, readonly Post[]>>;

export const heatTitles: Record<Heat["id"], string> = {
  switch: "A switch",
  chain: `A chain of ${exact(chainLength)}`,
};

/** A sentence for each pair that was measured, ours against the real system first. */
export function sentences(heat: Heat, posts: Posts, state: RaceState): string[] {
  const labels = new Map(heat.racers.map((r) => [r.id, r.label]));
  const real = heat.racers.flatMap(({ id, label }) => {
    const rate = rateOf(state.laps[id]);
    if (!rate) return [];
    return (posts[id] ?? []).map((p) =>
      referenceText(label, rate, heat.unit, { value: p.value, who: whoseText(p) }),
    );
  });
  const lead = labels.get(heat.lead) ?? heat.lead;
  const pairs = heat.racers.flatMap(({ id, label, kind }) => {
    const c = kind === "ours" ? null : compare(state.laps[heat.lead], state.laps[id]);
    return c ? [comparisonText(lead, nameOf({ id, label, kind }), c)] : [];
  });
  const failed = heat.racers.flatMap(({ id, label }) => {
    const failure = state.failures[id];
    return failure === undefined ? [] : [`${label}: failed: ${failure}`];
  });
  return [...real, ...pairs, ...failed];
}

function whoseText({ row }: Post): string {
  return `${runtimeText(row)} (${[row.machine, row.note].filter(Boolean).join("; ")})`;
}

/** All of it as plain text. */
export function resultText(
  posts: Readonly<Record<Heat["id"], Posts>>,
  state: RaceState,
  link: string,
): string {
  const { runtime, os, cores, date, go } = state.environment;
  const where = [runtime, os, cores && `${cores} cores`, go, date].filter(Boolean).join(", ");
  return [
    "Switchyard, the Challenge",
    where,
    ...heats.flatMap((heat) => [
      "",
      heatTitles[heat.id],
      ...sentences(heat, posts[heat.id], state),
    ]),
    "",
    "Medians of samples taken in turn, round by round; ratios within a round, with 95 % intervals where brackets do not say otherwise.",
    hiddenText(state),
    link,
  ]
    .filter((line, i, all) => line !== undefined && (line !== "" || all[i - 1] !== ""))
    .join("\n")
    .trim();
}
