// What a peer does the same as: the sizes of its run for a workload's values,
// or why it cannot; and which figure of ours is its counterpart.
import type { Sizes } from "./messages";
import { floorTasklets, peerSizes } from "./sizes";
import type { PeerSpec, PeerWorkload } from "./specs";

type Values = Readonly<Record<string, string>>;

/** Our side of the comparison. */
export interface Counterpart {
  readonly params: Values; // of our runs: the values, or one row of them
  readonly metric: string; // seconds of a run
  readonly operations: number; // of a run, that a rate counts
  readonly unit: string; // of the rate
  readonly whole: boolean; // a peer's cost is that of a run
  readonly note: string; // what to know beside the comparison
}

/** With all rows chosen it is the row that the peers do the same as. */
const peersRow = "frame-soft";

export function counterpart(workload: PeerWorkload, values: Values): Counterpart {
  const count = (key: string) => Number(values[key]);
  switch (workload) {
    case "taskspeed": {
      const row = values.row === undefined || values.row === "all" ? peersRow : values.row;
      const operations = count("switches");
      const params = { ...values, row };
      const note = "Theirs is a plain switch, whichever row of ours is chosen.";
      return {
        params,
        metric: `time.${row}`,
        operations,
        unit: "operations/s",
        whole: false,
        note,
      };
    }
    case "chain":
      return {
        params: values,
        metric: "total",
        operations: count("n"),
        unit: "tasklets/s",
        whole: false,
        note: "",
      };
    case "hackysack":
      return {
        params: values,
        metric: "total",
        operations: 1,
        unit: "games/s",
        whole: true,
        note: "Generators play as Axon's components, the others as tasklets with channels.",
      };
  }
}

export type Asked =
  | { readonly ok: true; readonly sizes: Sizes }
  | { readonly ok: false; readonly why: string };

/** What to ask the peer for so that it does what these values do. */
export function askPeer(spec: PeerSpec, values: Values, seed: number): Asked {
  const sizes: Record<string, number> = {};
  for (const [name, { min, max }] of Object.entries(peerSizes[spec.workload])) {
    const text = name === "seed" ? String(seed) : values[name];
    const value = text === "on" ? 1 : text === "off" ? 0 : Number(text);
    if (!(value >= min && value <= max)) return no(name, text, `${min} to ${max}`);
    sizes[name] = value;
  }
  if (spec.floor && sizes.tasklets !== floorTasklets)
    return no("tasklets", values.tasklets, String(floorTasklets));
  if (spec.workload === "hackysack") return askHackysack(spec, values, sizes);
  return { ok: true, sizes };
}

/** On Stackless nobody polls, as with pause; only generators can be told to. */
function askHackysack(spec: PeerSpec, values: Values, sizes: Sizes): Asked {
  const polls = values.system === "axon" && values.pause === "off";
  if (polls && spec.id !== "hackysack.generators") return no("pause", "off", "on");
  return { ok: true, sizes: { ...sizes, pause: polls ? 0 : 1 } };
}

function no(key: string, value: string | undefined, right: string): Asked {
  return { ok: false, why: `${key}: ${value}: ${right} would be right` };
}
