// The lanes of a race: a table that is also the picture, so that it reads
// without eyes. It is drawn while the race runs.

import type { RaceState } from "../../store/race";
import { rateOf } from "../../store/race";
import { Axis } from "../charts/axis";
import { percent } from "../charts/mark";
import { figureText } from "../figures/number";
import { Lane } from "./lane";
import type { Post } from "./post";
import { decades } from "./scale";

export interface LanesProps {
  readonly title: string;
  readonly note?: string | undefined; // below it
  readonly unit: string;
  readonly racers: RaceState["racers"];
  readonly state: RaceState;
  /** Decades that are always shown; without them those of the samples are. */
  readonly range: readonly [number, number] | undefined;
  /** The one of ours that the others are compared with, and its name in a few letters. */
  readonly lead: string;
  readonly leadName: string;
  /** By racer. */
  readonly posts?: Readonly<Record<string, readonly Post[]>>;
  /** A rate to beat, drawn through all lanes. */
  readonly claim?: { readonly value: number; readonly label: string } | undefined;
  /** A rate in other words, beside it. */
  readonly words?: ((rate: number) => string) | undefined;
}

const none: readonly Post[] = [];

export function Lanes(p: LanesProps) {
  const { racers, state, unit, claim, posts = {} } = p;
  const rates = racers.flatMap(({ id }) => {
    const rate = rateOf(state.laps[id]);
    return rate ? [rate.low, rate.high] : [];
  });
  const others = Object.values(posts).flatMap((list) => list.map((post) => post.value));
  const scale = decades([...(p.range ?? []), ...rates, ...others]);
  return (
    <div class="lanes-room">
      <table class="lanes">
        <caption class="unseen">
          {p.title}: samples, median and interval of each, {unit}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <h2>{p.title}</h2>
              {p.note}
            </th>
            <th scope="col" class="plot">
              {claim && (
                <span class="claim-label" style={{ "--at": percent(scale.place(claim.value)) }}>
                  {claim.label} {figureText(claim.value, unit)}
                </span>
              )}
              <Axis scale={scale} unit={unit} most={5} />
              <span class="unseen">Plot</span>
            </th>
            <th scope="col" class="number">
              <span>{unit}</span>
            </th>
            <th scope="col" class="against">
              how many times as fast
            </th>
          </tr>
        </thead>
        <tbody>
          {racers.map((r) => (
            <Lane
              key={r.id}
              racer={r}
              state={state}
              unit={unit}
              scale={scale}
              lead={p.lead}
              leadName={p.leadName}
              posts={posts[r.id] ?? none}
              claim={claim?.value}
              words={p.words}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
