// What there is to send of what is shown: the configuration, and the result
// where there is one of just these params.
import type { Result } from "../gen/types";
import { exact, group } from "../lib/thousands";
import { type Place, START, startPlace } from "../params/place";
import { defaultSamples } from "../params/settings";
import { manifest } from "./catalog";
import { challenge } from "./challenge";
import { mode, samplesText, seedText, values } from "./draft";
import { linkTo } from "./history";
import { placeOf } from "./place";
import { results } from "./results";
import { route, workload } from "./route";
import { configurationOf, linkToResult, opened, type Sending } from "./sent";

export interface Shareable {
  /** From the # on; null where the screen has no configuration. */
  readonly configuration: string;
  readonly result: Sending;
}

/** Whether the link of this screen can say that it opens in big mode. */
export function canBeBig(): boolean {
  return ["workload", "challenge"].includes(route.value.screen);
}

/** Big: the configuration's link opens in big mode. */
export function shareable(big: boolean): Shareable {
  const sent = opened.value;
  if (sent)
    return {
      configuration: sent.ok ? configurationOf(sent.sent) : "",
      result: sent.ok
        ? { ok: true, link: `#${route.value.claim}` }
        : { ok: false, error: "This link cannot be read: there is nothing to send on." },
    };
  return { configuration: linkTo(route.value, { big }), result: resultHere() };
}

/** What is most likely meant: figures that are there, unless a moment of a recording is looked at. */
export function meant(): "configuration" | "result" {
  const w = workload.value;
  return shareable(false).result.ok && !(w && placeOf(w.id)) ? "result" : "configuration";
}

function resultHere(): Sending {
  if (route.value.screen === "challenge")
    return {
      ok: false,
      error:
        Object.keys(challenge.value.laps).length > 0
          ? "The result of a race goes as text, JSON or CSV: their buttons stand below its lanes."
          : "No race has been run here yet: run it first.",
    };
  const w = workload.value;
  if (!w) return { ok: false, error: "Results are of a workload: open one and run it." };
  const last = newestOf(w.id);
  return last
    ? linkToResult(last)
    : {
        ok: false,
        error: "No verified result of mode Measure with these params yet: run it first.",
      };
}

/** The newest result that may be quoted and is of the form's params and seed. */
export function newestOf(id: string): Result | undefined {
  return (results.value[id] ?? [])
    .filter(
      (r) =>
        r.verified &&
        r.mode === "measure" &&
        String(r.seed) === seedText.value &&
        Object.entries(values.value).every(([key, value]) => r.params[key] === value),
    )
    .at(-1);
}

/** The configuration in words that can be read out: what differs from the defaults, and the place in a recording. */
export function spoken(): string {
  const sent = opened.value;
  const w = sent?.ok ? sent.sent.workload : workload.value;
  if (!w) return "";
  const now = sent?.ok ? sent.sent.values : values.value;
  const seed = sent?.ok ? String(sent.sent.result.seed) : seedText.value;
  const fields = w.params
    .filter((p) => now[p.key] !== p.default)
    .map((p) => `${p.label} ${choiceText(p, now[p.key] ?? "")}`);
  const here = manifest.workloads.findIndex((x) => x.id === w.id) + 1;
  const place = sent?.ok ? null : placeOf(w.id);
  return [
    `Workload ${here}, ${w.title}`,
    fields.length === 0 ? "all params at their defaults" : fields.join(", "),
    ...(sent?.ok || mode.value === "measure" ? [] : [`mode ${mode.value}`]),
    `seed ${set(seed)}`,
    ...(sent?.ok || samplesText.value === defaultSamples
      ? []
      : [`samples ${set(samplesText.value)}`]),
    ...(place ? placeWords(place) : []),
  ].join("; ");
}

function choiceText(
  param: { choices: readonly { value: string; label: string }[] },
  value: string,
): string {
  return param.choices.find((c) => c.value === value)?.label ?? set(value);
}

/** Where in the recording: "step 38 112; picture lanes; tasklet 5". */
function placeWords({ step, view, at, beside }: Place): string[] {
  return [
    step === START ? "at the start" : `step ${exact(step)}`,
    ...(view === startPlace.view ? [] : [`picture ${view}`]),
    ...(at === null ? [] : [at === 0 ? "main" : `tasklet ${exact(at)}`]),
    ...(beside === "" ? [] : [`beside it ${beside.replace(":", " ")}`]),
  ];
}

/** A number with its thousands apart; other texts as they are. */
function set(text: string): string {
  return /^\d+$/.test(text) ? group(text) : text;
}
