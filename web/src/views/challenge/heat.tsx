// A heat: its lanes, with the figures of then and today to beat.

import { chainLength, challenge, type Heat } from "../../store/challenge";
import { figureText } from "../figures/number";
import { Lanes } from "../race/lanes";
import type { Post } from "../race/post";
import { CLAIMED } from "./claim";
import { heatTitles } from "./result";

/** Decades that hold what is to be expected, so that the axis stands still. */
const ranges: Record<Heat["id"], readonly [number, number]> = {
  switch: [1e6, 1e9],
  chain: [1e5, 1e8],
};

interface Props {
  readonly heat: Heat;
  readonly posts: Readonly<Record<string, readonly Post[]>>;
}

export function HeatView({ heat, posts }: Props) {
  const claimed = posts[CLAIMED]?.find((p) => p.kind === "historic");
  return (
    <section class="heat" aria-label={heatTitles[heat.id]} data-testid={`heat-${heat.id}`}>
      <Lanes
        title={heatTitles[heat.id]}
        note={heat.id === "chain" ? "making it included" : "from one tasklet to the next"}
        unit={heat.unit}
        racers={heat.racers}
        state={challenge.value}
        range={ranges[heat.id]}
        lead={heat.lead}
        leadName={heat.leadName}
        posts={posts}
        claim={claimed && { value: claimed.value, label: "2003:" }}
        words={
          heat.id === "chain"
            ? (rate) => `${figureText(chainLength / rate, "s")} a chain`
            : undefined
        }
      />
    </section>
  );
}
