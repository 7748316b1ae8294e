// Which screen is shown.
import { computed, signal } from "@preact/signals";
import type { Route } from "../params/link";
import { findWorkload } from "./catalog";

export const route = signal<Route>({ screen: "yard", tab: "picture" });

/** The workload of the screen, if it is one. */
export const workload = computed(() =>
  route.value.screen === "workload" ? findWorkload(route.value.workload) : undefined,
);

/** What could not be taken from the link the page was opened with; the rest was kept. */
export const linkErrors = signal<string[]>([]);
