// One workload in the Yard: number plate, claim, miniature, figures.

import type { Workload } from "../../gen/types";
import { presetValues } from "../../params/values";
import { linkTo, page, results } from "../../store";
import { basisOf } from "../reference/basis";
import { headlines, quotable } from "../reference/headline";
import { sizeOf } from "../reference/size";
import { Miniature } from "./miniature";
import { Trio } from "./trio";

export function Track({ workload }: { workload: Workload }) {
  const first = workload.presets[0];
  const values = first ? presetValues(workload, first) : {};
  const result = quotable(results.value[workload.id] ?? [], values);
  const reference = page(workload.id).value.page?.reference;
  const head = headlines(workload, result, reference, values)[0];
  return (
    <li class="track">
      <a
        class="track-link"
        href={linkTo({ screen: "workload", workload: workload.id })}
        data-testid={`track-${workload.id}`}
      >
        <span class="plate">{workload.year}</span>
        <span class="track-words">
          <h2>{workload.title}</h2>
          <span class="claim">{workload.claim}</span>
          <span class="origin quiet small">{workload.origin}</span>
        </span>
      </a>
      <Miniature
        id={workload.id}
        layout={workload.layout}
        count={sizeOf(workload, values)?.value ?? 12}
      />
      {head && <Trio head={head} basis={basisOf(workload, values)} />}
    </li>
  );
}
