// One lane: who runs, how far it has come, its rate, and how the leader
// compares with it.

import { type Comparison, compare, type RaceState, rateOf, type Summary } from "../../store/race";
import { Key } from "../charts/mark";
import type { Scale } from "../charts/scale";
import { figure, GAP, prefixFor, significant } from "../figures/number";
import { yearOf } from "../reference/year";
import { kindWords } from "./mark";
import { Plot } from "./plot";
import type { Post } from "./post";
import { rangeText, timesText } from "./words";

interface Props {
  readonly racer: RaceState["racers"][number];
  readonly state: RaceState;
  readonly unit: string;
  readonly scale: Scale;
  readonly lead: string;
  readonly leadName: string;
  readonly posts: readonly Post[];
  readonly claim: number | undefined;
  readonly words: ((rate: number) => string) | undefined;
}

export function Lane({ racer, state, unit, scale, lead, leadName, posts, claim, words }: Props) {
  const { id, label, kind } = racer;
  const laps = state.laps[id] ?? [];
  const rate = rateOf(laps);
  const failure = state.failures[id];
  const now = state.turn?.id === id;
  return (
    <tr class={`lane ${kind}${now ? " now" : ""}`} data-testid={`lane-${id}`}>
      <th scope="row">
        <span class={lampOf(now, failure !== undefined, rate !== null)} aria-hidden="true" />
        <span>
          {label} <small>{kindWords[kind]}</small>
        </span>
      </th>
      <td class="plot">
        <Plot kind={kind} laps={laps} scale={scale} posts={posts} claim={claim} />
      </td>
      <td class="number" data-value={rate?.median}>
        {rate ? (
          <>
            <span>{brief(rate.median, unit)}</span>
            <small>{words ? words(rate.median) : rangeOf(rate, unit, laps.length)}</small>
          </>
        ) : (
          <span class="quiet">–</span>
        )}
      </td>
      <td class="against">
        {failure !== undefined ? (
          <span class="failed">Failed: {failure}</span>
        ) : kind === "ours" && rate && posts.length > 0 ? (
          <Posts rate={rate} posts={posts} />
        ) : (
          id !== lead && (
            <Against name={leadName} comparison={compare(state.laps[lead], state.laps[id])} />
          )
        )}
      </td>
    </tr>
  );
}

/** "frame is 4.8× this [4.5, 5.1]". */
function Against({ name, comparison: c }: { name: string; comparison: Comparison | null }) {
  if (!c) return null;
  if (c.verdict === "same")
    return (
      <>
        no difference from {name} <small>{rangeText(c)}</small>
      </>
    );
  return (
    <>
      <small>{name} is</small> <b>{timesText(c.median)}×</b>{" "}
      <small>this {c.rounds > 1 && rangeText(c)}</small>
    </>
  );
}

/** "13× 2003's, 2.7× today's", each with its mark. */
function Posts({ rate, posts }: { rate: Summary; posts: readonly Post[] }) {
  return (
    <span class="posts">
      {posts.map((p) => (
        <span>
          <b>{timesText(rate.median / p.value)}×</b>{" "}
          <small>
            {p.kind === "historic" ? yearOf(p.row) : "today"}'s <Key kind={p.kind} />
          </small>
        </span>
      ))}
    </span>
  );
}

function lampOf(now: boolean, failed: boolean, measured: boolean): string {
  if (now) return "lamp lit running";
  if (failed) return "lamp lit stopped";
  return measured ? "lamp lit" : "lamp";
}

/** The unit stands in the head. */
function brief(value: number, unit: string): string {
  const f = figure(value, unit);
  return f.brief === "" ? f.digits : f.digits + GAP + f.brief;
}

/** Under the prefix of the median. */
function rangeOf(rate: Summary, unit: string, samples: number): string {
  if (samples === 1) return "one sample";
  const { factor } = prefixFor(rate.median, unit);
  return `${significant(rate.low / factor)} to ${significant(rate.high / factor)}`;
}
