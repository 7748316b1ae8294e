// Links to a screen and to a configuration:
//
//   (empty)                          the Yard
//   #docs  #docs/<topic>             the documentation
//   #board                           the comparison board
//   #challenge?v=2&rounds=20&x       the race of the Challenge
//   #r2.<payload>.<checksum>x        a result: see resultlink
//   #<workload>?v=2&key=value...&x   a workload; what has its default is left
//                                    out, and without v version 1 is meant
//   #<workload>?preset=id&key=value  read, never written: the preset's values,
//                                    then the others
//
// Reading is strict and bounded: what cannot be taken is reported, and what is
// good is kept. Old links work for ever. build/internal/configlink reads and
// writes the same.
import type { Workload } from "../gen/types";
import type { Mode } from "../lib/run";
import { checkAB } from "./abfield";
import { type Checked, checkValue, refuse } from "./check";
import {
  checkPlace,
  type Place,
  type PlaceKey,
  placeFields,
  placeKeys,
  startPlace,
  withField,
} from "./place";
import { quote } from "./quote";
import {
  checkMode,
  checkRounds,
  checkSamples,
  checkSeed,
  defaultMode,
  defaultRounds,
  defaultSamples,
  defaultSeed,
} from "./settings";
import { splitAt } from "./splitat";
import { checkSweep } from "./sweepfield";
import type { Values } from "./values";

export const tabs = ["picture", "numbers", "story"] as const;
export type Tab = (typeof tabs)[number];

/** Where the page is. Workload is set on screen workload, topic may be on docs, rounds on challenge, claim is on result. */
export interface Route {
  screen: "yard" | "workload" | "docs" | "challenge" | "board" | "result" | "unknown";
  workload?: string | undefined;
  tab: Tab;
  topic?: string | undefined;
  rounds?: string | undefined; // canonical; its default is left out
  claim?: string | undefined; // the link as it came, without its #
}

/** A configuration; texts are canonical where they come from a link. */
export interface Configuration {
  params: Values;
  seed: string;
  samples: string;
  mode: Mode;
}

/** What a link may say beside a configuration. */
export interface Extras {
  /** Where in a recording; null where none is wanted. */
  place: Place | null;
  /** A sweep that is set, not run, as sweepfield writes it; empty where there is none. */
  sweep: string;
  /** A comparison of two configurations that is set, not run, as abfield writes it; empty where there is none. */
  ab: string;
  /** Shown larger, for a projector. */
  big: boolean;
}

export interface Link extends Configuration, Extras {
  route: Route;
  errors: string[];
}

const version = "2";
const unmarked = "1"; // the version that wrote no mark
const mark = "x";
const longest = 4000; // characters
const screens = ["docs", "board", "challenge"];
const resultForm = /^r\d+(\.|$)/;
const bigField = "big=on";
const topicForm = /^[a-z0-9-]{1,40}$/;

export function plainConfiguration(): Configuration {
  return { params: {}, seed: defaultSeed, samples: defaultSamples, mode: defaultMode };
}

/** The link, from its # on; empty for the Yard. Texts that cannot be taken are left out. */
export function writeLink(
  workloads: readonly Workload[],
  route: Route,
  configuration: Configuration,
  { place = null, sweep = "", ab = "", big = false }: Partial<Extras> = {},
): string {
  if (route.screen === "docs") return route.topic ? `#docs/${route.topic}` : "#docs";
  if (route.screen === "result") return `#${route.claim ?? ""}`;
  if (route.screen === "board") return "#board";
  if (route.screen === "challenge")
    return withFields("challenge", [
      ...(route.rounds ? [`rounds=${route.rounds}`] : []),
      ...(big ? [bigField] : []),
    ]);
  const workload = workloads.find((w) => w.id === route.workload);
  if (route.screen !== "workload" || !workload) return "";
  const fields: string[] = [];
  const add = (key: string, checked: Checked, plain: string) => {
    if (checked.ok && checked.value !== plain) fields.push(`${key}=${encoded(checked.value)}`);
  };
  for (const param of workload.params) {
    add(
      param.key,
      checkValue(param, configuration.params[param.key] ?? param.default),
      param.default,
    );
  }
  add("seed", checkSeed(configuration.seed), defaultSeed);
  add("samples", checkSamples(configuration.samples), defaultSamples);
  add("mode", checkMode(configuration.mode), defaultMode);
  add("tab", checkTab(route.tab), tabs[0]);
  if (sweep !== "") add("sweep", checkSweep(workload, sweep), "");
  if (ab !== "") add("ab", checkAB(workload, ab), "");
  for (const [key, text] of place ? placeFields(place) : [])
    add(key, checkPlace(workload, key, text), "");
  if (big) fields.push(bigField);
  return withFields(workload.id, fields);
}

function withFields(name: string, fields: readonly string[]): string {
  return `#${name}${fields.length > 0 ? `?v=${version}&${fields.join("&")}&${mark}` : ""}`;
}

/** What is plain enough for a fragment stays readable. */
function encoded(value: string): string {
  return encodeURIComponent(value).replace(/%3A|%2C|%2F/g, decodeURIComponent);
}

/** Reads a link, with or without its #. */
export function readLink(workloads: readonly Workload[], text: string): Link {
  const link: Link = {
    ...plainConfiguration(),
    route: { screen: "yard", tab: tabs[0] },
    place: null,
    sweep: "",
    ab: "",
    big: false,
    errors: [],
  };
  const body = text.replace(/^#/, "");
  if (resultForm.test(body)) {
    // Whoever shows it reads it, and says what is wrong with it.
    link.route = { screen: "result", tab: tabs[0], claim: body };
    return link;
  }
  if (body.length > longest) {
    link.errors.push(`link: ${body.length} characters: at most ${longest}`);
    return link;
  }
  const [name = "", query] = splitAt(body, "?");
  if (name === "" && !query) return link;
  const [screen = "", topic] = splitAt(name, "/");
  if (screen === "docs" || name === "board") {
    if (screen === "docs") readTopic(link, topic);
    else link.route = { screen: "board", tab: tabs[0] };
    if (query !== undefined) report(link, refuse("link", `?${query}`, `${screen} has no fields`));
    return link;
  }
  if (name === "challenge") {
    readChallenge(link, query);
    return link;
  }
  const workload = workloads.find((w) => w.id === name);
  if (!workload) {
    link.route = { screen: "unknown", tab: tabs[0] };
    const ids = workloads.map((w) => w.id);
    const short = name !== "" && [...ids, ...screens].some((id) => id.startsWith(name));
    const want = `one of ${ids.join(", ")}${short ? ", of which the link may have been cut" : ""}`;
    report(link, refuse("workload", name, want));
    return link;
  }
  link.route = { screen: "workload", workload: workload.id, tab: tabs[0] };
  readFields(link, workload, query);
  return link;
}

function readTopic(link: Link, topic: string | undefined): void {
  link.route = { screen: "docs", tab: tabs[0] };
  if (topic === undefined || topic === "") return;
  if (topicForm.test(topic)) link.route.topic = topic;
  else report(link, refuse("topic", topic, "lower case letters, digits and hyphens"));
}

function readChallenge(link: Link, query: string | undefined): void {
  link.route = { screen: "challenge", tab: tabs[0] };
  eachOnce(link, fieldsOf(link, query), (key, raw) => {
    const text = decoded(link, key, raw);
    if (text === null) return;
    if (key === "big") {
      readBig(link, text);
      return;
    }
    if (key !== "rounds") {
      report(link, refuse(key, text, "no such key of the challenge: it has rounds"));
      return;
    }
    take(link, checkRounds(text), (value) => ({
      route: { ...link.route, rounds: value === defaultRounds ? undefined : value },
    }));
  });
}

function readFields(link: Link, workload: Workload, query: string | undefined): void {
  const fields = fieldsOf(link, query);
  const preset = fields.find(([key]) => key === "preset");
  if (preset) readPreset(link, workload, preset[1] ?? "");
  eachOnce(link, fields, (key, raw) => {
    if (key !== "preset") readField(link, workload, key, raw);
  });
  if (link.sweep !== "" || link.ab !== "") link.route.tab = "numbers"; // where they stand
}

type Field = [key: string, raw: string | undefined];

/** The fields of a query but for its version; none where that is another than ours. */
function fieldsOf(link: Link, query: string | undefined): Field[] {
  if (query === undefined) return [];
  const fields: Field[] = query.split("&").map((field) => splitAt(field, "="));
  if ([undefined, "", "v", "v="].includes(query)) {
    link.errors.push(cut("nothing stands behind the ?"));
    return [];
  }
  const wrote = fields.find(([key]) => key === "v");
  if (wrote && wrote[1] !== version && wrote[1] !== unmarked) {
    const newer = /^[1-9]\d{0,2}$/.test(wrote[1] ?? "");
    const want = newer
      ? `made by a newer version of the page, this one reads ${version}: reload it`
      : `${version} would be right`;
    report(link, refuse("v", wrote[1] ?? "", want));
    return [];
  }
  const whole = fields.at(-1)?.[0] === mark && fields.at(-1)?.[1] === undefined;
  const kept = whole ? fields.slice(0, -1) : fields;
  return (whole || wrote?.[1] !== version ? kept : uncut(link, fields)).filter(
    ([key]) => key !== "v",
  );
}

/** The fields of a link that was cut but for the last, which may not be whole. */
function uncut(link: Link, fields: readonly Field[]): Field[] {
  const last = fields.at(-1);
  const field = [last?.[0], last?.[1]].filter((part) => part !== undefined).join("=");
  const lost =
    last?.[0] === "v" ? "no field is left" : `${quote(field)}, the last field, is left out`;
  link.errors.push(cut(lost));
  return fields.slice(0, -1);
}

function cut(what: string): string {
  return `link: cut: its end, &${mark}, is missing; ${what}: copy the whole link again`;
}

/** Reads each key once: a second one is reported. */
function eachOnce(
  link: Link,
  fields: readonly Field[],
  read: (key: string, raw: string | undefined) => void,
): void {
  const seen = new Set<string>();
  for (const [key, raw] of fields) {
    if (seen.has(key)) report(link, refuse(key, raw ?? "", "given twice: once would be right"));
    else read(key, raw);
    seen.add(key);
  }
}

/** Its values stand before all others, wherever it is in the link. */
function readPreset(link: Link, workload: Workload, id: string): void {
  const preset = workload.presets.find((p) => p.id === id);
  if (!preset) {
    const ids = workload.presets.map((p) => p.id).join(", ");
    report(link, refuse("preset", id, `one of ${ids}`));
    return;
  }
  for (const [key, value] of Object.entries(preset.values)) readField(link, workload, key, value);
}

function readField(link: Link, workload: Workload, key: string, raw: string | undefined): void {
  const text = decoded(link, key, raw);
  if (text === null) return;
  const param = workload.params.find((p) => p.key === key);
  if (param) {
    take(link, checkValue(param, text), (value) => ({ params: { ...link.params, [key]: value } }));
  } else {
    readSetting(link, workload, key, text);
  }
}

function readSetting(link: Link, workload: Workload, key: string, text: string): void {
  switch (key) {
    case "seed":
      take(link, checkSeed(text), (value) => ({ seed: value }));
      break;
    case "samples":
      take(link, checkSamples(text), (value) => ({ samples: value }));
      break;
    case "mode":
      take(link, checkMode(text), (value) => ({ mode: value as Mode }));
      break;
    case "tab":
      take(link, checkTab(text), (value) => ({ route: { ...link.route, tab: value as Tab } }));
      break;
    case "sweep":
      take(link, checkSweep(workload, text), (value) => ({ sweep: value }));
      break;
    case "ab":
      take(link, checkAB(workload, text), (value) => ({ ab: value }));
      break;
    case "big":
      readBig(link, text);
      break;
    default: {
      const place = placeKeys.find((k) => k === key);
      if (place) {
        readPlace(link, workload, place, text);
        break;
      }
      const keys = workload.params.map((p) => p.key).join(", ");
      report(link, refuse(key, text, `no such param of ${workload.id}: it has ${keys}`));
    }
  }
}

function readBig(link: Link, text: string): void {
  if (text === "on") link.big = true;
  else report(link, refuse("big", text, "on, or no such key"));
}

function readPlace(link: Link, workload: Workload, key: PlaceKey, text: string): void {
  // Also a field that cannot be taken says that a recording is wanted.
  link.place ??= startPlace;
  const place = link.place;
  take(link, checkPlace(workload, key, text), (value) => ({ place: withField(place, key, value) }));
}

function take(link: Link, checked: Checked, change: (value: string) => Partial<Link>): void {
  if (checked.ok) Object.assign(link, change(checked.value));
  else report(link, checked);
}

function report(link: Link, checked: Checked): void {
  if (!checked.ok) link.errors.push(checked.error);
}

function checkTab(text: string): Checked {
  const known = tabs.some((tab) => tab === text);
  return known ? { ok: true, value: text } : refuse("tab", text, `one of ${tabs.join(", ")}`);
}

/** The text of a field; null where it is none, which is reported. */
function decoded(link: Link, key: string, raw: string | undefined): string | null {
  const text = raw === undefined ? null : decode(raw);
  const want =
    raw === undefined
      ? "key=value would be right"
      : "% before two hexadecimal digits of UTF-8 would be right, %25 for % itself";
  if (text === null) report(link, refuse(key, raw ?? "", want));
  return text;
}

function decode(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}
