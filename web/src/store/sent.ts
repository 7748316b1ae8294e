// The result that the address brought: someone else's claim, which no run here
// has checked.
import { computed } from "@preact/signals";
import type { Result } from "../gen/types";
import { plainConfiguration, writeLink } from "../params/link";
import { claimOf, sendable } from "../params/resultlink/claimof";
import { readClaim } from "../params/resultlink/read";
import { resultOf, type Sent } from "../params/resultlink/resultof";
import { writeClaim } from "../params/resultlink/write";
import { findWorkload, manifest } from "./catalog";
import { addElsewhere, elsewhere } from "./elsewhere";
import { open } from "./history";
import { results } from "./results";
import { route } from "./route";
import { busy, start } from "./run";
import { sameRun } from "./wanted";

export type Opened = { ok: true; sent: Sent } | { ok: false; error: string };

/** What the address says; null on another screen. */
export const opened = computed<Opened | null>(() =>
  route.value.claim === undefined ? null : openClaim(route.value.claim),
);

export function openClaim(link: string): Opened {
  const read = readClaim(link);
  return read.ok ? { ok: true, sent: resultOf(manifest.workloads, read.claim) } : read;
}

/** The configuration that a result was measured with, as a link. */
export function configurationOf(sent: Sent): string {
  const { workload, values, result } = sent;
  if (!workload) return "";
  return writeLink(
    manifest.workloads,
    { screen: "workload", workload: workload.id, tab: "numbers" },
    {
      ...plainConfiguration(),
      params: values,
      seed: String(result.seed),
      samples: samplesOf(sent),
    },
  );
}

function samplesOf({ result }: Sent): string {
  return String(Math.max(1, ...Object.values(result.metrics).map((m) => m.samples.length)));
}

/** Whose a result is: browser or processor, system, day. */
export function whose({ environment: e }: Result): string {
  return [e.runtime ?? e.processor ?? e.go, e.os ?? e.goos, e.date].filter(Boolean).join(", ");
}

/** A name of its own for each: two of one browser must not stand for one another. */
function labelOf(result: Result): string {
  const name = `Sent: ${whose({ ...result, environment: { ...result.environment, date: "" } })}`;
  const text = JSON.stringify(result);
  const here = elsewhere.value[result.workload] ?? [];
  const taken = (label: string) =>
    here.some((e) => e.label === label && JSON.stringify(e.result) !== text);
  let label = name;
  for (let n = 2; taken(label); n++) label = `${name} (${n})`;
  return label;
}

/** Goes to the workload with the sender's params, his result beside, and runs it. */
export function runTheSame(sent: Sent): void {
  if (sent.problems.length > 0) return;
  addElsewhere("link", labelOf(sent.result), sent.result);
  open(configurationOf(sent));
  if (!busy.value) start();
}

export type Sending = { ok: true; link: string } | { ok: false; error: string };

/** The link to a result, from its # on. */
export function linkToResult(result: Result): Sending {
  const workload = findWorkload(result.workload);
  if (!workload || !sendable(result))
    return {
      ok: false,
      error: "link: no verified figures of mode Measure: run it in that mode first",
    };
  return writeClaim(claimOf(workload, result, eventsOf(result)));
}

/** The event hash of the same run where it was recorded; "" where not. */
function eventsOf({ workload, params, seed }: Result): string {
  const same = (results.value[workload] ?? [])
    .filter((r) => r.recording && sameRun({ workload, params, seed }, r))
    .at(-1);
  return same?.recording?.hash ?? "";
}
