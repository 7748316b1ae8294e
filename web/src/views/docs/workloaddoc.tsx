// The reference page of a workload: params, presets, metrics, counts, memory,
// all from its description; then its narrative.

import type { Param, Workload } from "../../gen/types";
import { conditionWords } from "../../params/condition";
import { formatPlain } from "../../params/numbers";
import { linkTo, page } from "../../store";
import { group } from "../figures/number";
import { Loaded } from "../numbers/loaded";
import { presetTag } from "../reference/year";
import { Doc } from "../story/doc";
import { Table } from "./table";

export function WorkloadDoc({ workload: w }: { workload: Workload }) {
  const content = page(w.id).value.page;
  return (
    <>
      <h1>{w.title}</h1>
      <p class="standfirst">
        <b>{w.year}</b> {w.origin}
      </p>
      <p>
        {w.claim}. <a href={linkTo({ screen: "workload", workload: w.id })}>Run it</a>
      </p>
      <p>
        Its name in links, scripts and on the command line is <code>{w.id}</code>.
      </p>
      <h2>Params</h2>
      <Table
        head={["Key", "Values", "Default", "Meaning"]}
        rows={w.params.map((p) => [
          <code>{p.key}</code>,
          range(p),
          <code>{p.default}</code>,
          meaning(p.help, p.when.length > 0 ? conditionWords(p.when) : ""),
        ])}
      />
      <h2>Presets</h2>
      <Table
        head={["Name", "Sets", "Reproduces"]}
        rows={w.presets.map((p) => [
          <>
            <code>{p.id}</code>
            {p.historic && <span class="tag">{presetTag(w)}</span>}
          </>,
          Object.entries(p.values)
            .map(([k, v]) => `${k} ${v}`)
            .join(", ") || "nothing: all defaults",
          p.help,
        ])}
      />
      <h2>Metrics</h2>
      <Table
        head={["Name", "Unit", "Better", "Meaning"]}
        rows={w.metrics.map((m) => [
          <code>{m.name}</code>,
          m.unit || "ratio",
          m.better,
          meaning(m.help, m.when.length > 0 ? conditionWords(m.when) : "", m.native),
        ])}
      />
      {w.counts.length > 0 && (
        <>
          <h2>Counts</h2>
          <p>
            Exact figures of one run: the same for the same params and seed, unless they may vary.
          </p>
          <Table
            head={["Name", "Varies", "Meaning"]}
            rows={w.counts.map((c) => [
              <code>{c.name}</code>,
              c.varies ? "yes" : "no",
              meaning(c.help, c.when.length > 0 ? conditionWords(c.when) : "", c.native),
            ])}
          />
        </>
      )}
      <Loaded id={w.id}>{content && <Doc nodes={content.doc} />}</Loaded>
    </>
  );
}

function range(p: Param) {
  if (p.kind === "switch") return "on, off";
  if (p.kind === "choice") {
    return p.choices.map((c, i) => (
      <>
        {i > 0 && ", "}
        <code>{c.value}</code>
        {c.native && " (natively)"}
      </>
    ));
  }
  const kind = p.kind === "int" ? "whole number" : "number";
  return `${kind}, ${group(formatPlain(p.min))} to ${group(formatPlain(p.max))}${p.unit ? ` ${p.unit}` : ""}`;
}

function meaning(help: string, condition: string, native = false): string {
  return [help, condition && `Only with ${condition}.`, native && "Native runs only."]
    .filter(Boolean)
    .join(" ");
}
