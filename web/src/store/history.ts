// The address follows the state, and Back works: a new entry for another
// screen, tab or preset, the same entry while typing or in a sheet.
import { batch, effect } from "@preact/signals";
import {
  type Configuration,
  type Extras,
  plainConfiguration,
  type Route,
  readLink,
  writeLink,
} from "../params/link";
import { abFieldOf, takeAB } from "./abchosen";
import { big } from "./big";
import { manifest } from "./catalog";
import { applyPreset as applyPresetValues, drafts, mode, samplesText, seedText } from "./draft";
import { ownSweepField, takeOwnSweep } from "./ownsweep";
import { placeOf, takePlace } from "./place";
import { linkErrors, route } from "./route";
import { backFromSheet, sheet, showSheetOfEntry } from "./sheet";

let entry: "push" | "replace" = "replace";

/** Makes what change does one step that Back undoes. */
export function asStep(change: () => void): void {
  // A sheet has its entry: it is not left for a preset.
  entry = sheet.value === "" ? "push" : "replace";
  batch(change);
  entry = "replace";
}

/** Shows what a link says; also takes a whole address. */
export function open(link: string): void {
  const at = link.indexOf("#");
  asStep(() => {
    sheet.value = "";
    show(at < 0 ? link : link.slice(at));
  });
}

/** Goes to a screen; what is left out of to is as on a fresh screen. */
export function goTo(to: Partial<Route>): void {
  asStep(() => {
    sheet.value = "";
    route.value = { screen: "yard", tab: "picture", ...to };
    linkErrors.value = [];
  });
}

/** The link to a screen with what was edited there, for an href. */
export function linkTo(to: Partial<Route>, change: Partial<Extras> = {}): string {
  const there: Route = { screen: "yard", tab: "picture", ...to };
  const all = { ...extras(there), ...change };
  return writeLink(manifest.workloads, there, configuration(there), all) || "#";
}

export function applyPreset(id: string): void {
  asStep(() => applyPresetValues(id));
}

export function dismissLinkErrors(): void {
  linkErrors.value = [];
}

/** Ties state and address together, from the present address on. It answers how to untie them. */
export function followAddress(): () => void {
  const readAddress = () => {
    if (backFromSheet()) {
      writeAddress();
      return;
    }
    batch(() => {
      showSheetOfEntry();
      show(location.hash);
    });
  };
  // A page that is loaded anew shows no sheet.
  history.replaceState(null, "", location.href);
  readAddress();
  const end = effect(writeAddress);
  addEventListener("popstate", readAddress);
  return () => {
    end();
    removeEventListener("popstate", readAddress);
  };
}

function writeAddress(): void {
  const now = route.value;
  const link = writeLink(manifest.workloads, now, configuration(now), extras(now));
  // What the visitor wrote stays in the address bar beside the report of what is wrong with it.
  if (now.screen === "unknown" || link === location.hash) return;
  const address = location.pathname + location.search + link;
  if (entry === "push") history.pushState(null, "", address);
  else history.replaceState(sheet.peek() === "" ? null : history.state, "", address);
}

function configuration(now: Route): Configuration {
  return {
    params: drafts.value[now.workload ?? ""] ?? {},
    seed: seedText.value,
    samples: samplesText.value,
    mode: mode.value,
  };
}

function extras(now: Route): Extras {
  const { workload, tab } = now;
  return {
    place: workload === undefined ? null : placeOf(workload),
    sweep: workload !== undefined && tab === "numbers" ? ownSweepField(workload) : "",
    ab: workload !== undefined && tab === "numbers" ? abFieldOf(workload) : "",
    big: big.value,
  };
}

function show(text: string): void {
  const link = readLink(manifest.workloads, text);
  batch(() => {
    const settings =
      link.route.screen === "workload"
        ? link
        : { ...plainConfiguration(), ...configuration(link.route) };
    if (link.route.workload) drafts.value = { ...drafts.value, [link.route.workload]: link.params };
    seedText.value = settings.seed;
    samplesText.value = settings.samples;
    mode.value = settings.mode;
    route.value = link.route;
    linkErrors.value = link.errors;
    // A link without it is no wish to leave it: screens without fields cannot say it.
    if (link.big) big.value = true;
    if (link.route.workload && link.route.tab === "numbers") {
      takeOwnSweep(link.route.workload, link.sweep);
      takeAB(link.route.workload, link.ab);
    }
    if (link.route.screen === "workload") takePlace(link.place, link.errors);
  });
}
