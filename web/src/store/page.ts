// The narrative and the reference figures of a workload, loaded when first read.
import { type Signal, signal } from "@preact/signals";
import { loadPage, type WorkloadPage } from "../gen/pages";
import { importAgain } from "../lib/importagain";
import { regrouped } from "../lib/thousands";

export interface PageState {
  status: "loading" | "ready" | "failed";
  page?: WorkloadPage;
}

const pages = new Map<string, Signal<PageState>>();
const failures = new Map<string, unknown>(); // what the last failed import said

/** The page of a workload; asking for it the first time starts loading. A failed one waits for reloadPage. */
export function page(id: string): Signal<PageState> {
  const known = pages.get(id);
  if (known) return known;
  const state = signal<PageState>({ status: "loading" });
  pages.set(id, state);
  load(id, state);
  return state;
}

/** Tries again to load a page that failed. */
export function reloadPage(id: string): void {
  const state = pages.get(id);
  if (state?.peek().status === "failed") load(id, state);
}

function load(id: string, state: Signal<PageState>): void {
  state.value = { status: "loading" };
  fetchPage(id).then(
    (page) => {
      failures.delete(id);
      state.value = { status: "ready", page: regrouped(page) };
    },
    (error) => {
      failures.set(id, error);
      state.value = { status: "failed" };
    },
  );
}

/** A browser remembers an import that failed: the next one asks for the same file by another address. */
async function fetchPage(id: string): Promise<WorkloadPage> {
  if (!failures.has(id)) return loadPage(id);
  return (await importAgain(failures.get(id))).default as WorkloadPage;
}
