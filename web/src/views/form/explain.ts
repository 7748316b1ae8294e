// What the pointer or the focus is on, in a sentence, in one place that never
// moves the form.

import { signal } from "@preact/signals";
import type { Workload } from "../../gen/types";

export interface Explained {
  readonly title: string;
  readonly text: string;
}

export const explained = signal<Explained | null>(null);

const settings: Record<string, Explained> = {
  samples: {
    title: "Samples",
    text: "How often the run is measured; at least 10 for an interval to quote.",
  },
  seed: {
    title: "Seed",
    text: "Of the random source. The same seed gives the same steps everywhere.",
  },
};

/** Finds what a target inside the form is about. */
export function explain(workload: Workload, target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  const place = target.closest<HTMLElement>("[data-key], [data-help]");
  const key = place?.dataset.key;
  if (key !== undefined) {
    const param = workload.params.find((p) => p.key === key);
    explained.value = param
      ? { title: param.label, text: choiceHelp(param.help, param.choices, target) }
      : (settings[key] ?? null);
  } else if (place?.dataset.help) {
    explained.value = { title: place.dataset.title ?? "", text: place.dataset.help };
  }
}

function choiceHelp(
  help: string,
  choices: Workload["params"][number]["choices"],
  target: Element,
): string {
  const value = target.closest<HTMLElement>("[data-choice]")?.dataset.choice;
  const choice = choices.find((c) => c.value === value);
  return choice?.help ? `${choice.label}: ${choice.help}` : help;
}
