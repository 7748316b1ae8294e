// The narrative and the reference figures of a workload, loaded when first read.
import { type Signal, signal } from "@preact/signals";
import { loadPage, type WorkloadPage } from "../gen/pages";

export interface PageState {
  status: "loading" | "ready" | "failed";
  page?: WorkloadPage;
}

const pages = new Map<string, Signal<PageState>>();

/** The page of a workload; asking for it starts loading. A failed one is tried again when asked anew. */
export function page(id: string): Signal<PageState> {
  const known = pages.get(id);
  if (known && known.peek().status !== "failed") return known;
  const state = known ?? signal<PageState>({ status: "loading" });
  pages.set(id, state);
  if (!known) load(id, state);
  return state;
}

/** Tries again to load a page that failed. */
export function reloadPage(id: string): void {
  const state = pages.get(id);
  if (state?.peek().status === "failed") load(id, state);
}

function load(id: string, state: Signal<PageState>): void {
  state.value = { status: "loading" };
  loadPage(id).then(
    (page) => {
      state.value = { status: "ready", page };
    },
    () => {
      state.value = { status: "failed" };
    },
  );
}
