// Whose figures the marks are: machine, year, source.

import { linkTo, page } from "../../store";
import type { Heat } from "../../store/challenge";
import { Key } from "../charts/mark";
import { Loaded } from "../numbers/loaded";
import type { Post } from "../race/post";
import { Citation } from "../reference/citation";
import { yearOf } from "../reference/year";
import { runnersUp } from "./references";
import { heatTitles } from "./result";

interface Props {
  readonly heat: Heat;
  readonly posts: Readonly<Record<string, readonly Post[]>>;
}

export function Sources({ heat, posts }: Props) {
  const sources = page(heat.workload).value.page?.reference.sources ?? [];
  return (
    <Loaded id={heat.workload}>
      <ul class="heat-sources">
        {runnersUp(posts).map((row) => {
          const source = sources.find((s) => s.id === row.source);
          return (
            <li>
              <Key kind={row.kind} /> {row.runtime}, {yearOf(row)}: {row.machine}
              {row.note && `; ${row.note}`}.{" "}
              {source && (
                <span class="quiet">
                  <Citation source={source} />
                </span>
              )}
            </li>
          );
        })}
        <li>
          <a href={linkTo({ screen: "workload", workload: heat.workload, tab: "numbers" })}>
            All figures: {heatTitles[heat.id]}
          </a>
        </li>
      </ul>
    </Loaded>
  );
}
