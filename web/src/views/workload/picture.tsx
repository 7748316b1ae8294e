// The picture: for now the layout's diagram with the run's progress in it.

import type { Workload } from "../../gen/types";
import { run, values } from "../../store";
import { exact } from "../figures/number";
import { Figure, sceneOf } from "../flow/figure";
import { useSize } from "../flow/size";
import { sizeOf } from "../reference/size";
import { share, shareOfWork } from "./progress";

export function Picture({ workload }: { workload: Workload }) {
  const { ref, width, height } = useSize<HTMLDivElement>();
  const state = run.value;
  const mine = state.workload === workload.id;
  // While a sample is taken nothing moves: the picture must not cost the run anything.
  const measuring = mine && state.status === "running" && state.progress?.phase === "sample";
  const size = sizeOf(workload, values.value);
  const count = size?.value ?? 12;
  const drawn = sceneOf(workload.layout, width, height, count)?.lamps.length ?? 0;
  return (
    <figure class="picture" aria-labelledby="picture-caption">
      <div class="picture-box" ref={ref}>
        <Figure
          layout={workload.layout}
          width={width}
          height={height}
          count={count}
          still={measuring}
          lit={measuring ? (shareOfWork(state) ?? share(state) ?? 0) : null}
        />
      </div>
      <figcaption id="picture-caption">
        <span>
          {size &&
            `${exact(size.value)} ${size.unit || size.label}${drawn < size.value ? `, ${exact(drawn)} drawn` : ""}`}
        </span>
        <span class="quiet">
          {measuring
            ? "Lit: the share that is done. Nothing moves while it is measured."
            : "Diagram: the shape of the work, not a recording."}
        </span>
      </figcaption>
    </figure>
  );
}
