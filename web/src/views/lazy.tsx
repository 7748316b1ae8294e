// A view whose code arrives when it is first shown. Code that did not arrive
// is asked for again when the view is opened anew, and at a button.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { whenIdle } from "../lib/idle";
import { importAgain } from "../lib/importagain";
import { loadLaterStyles } from "../lib/laterstyles";

interface Props<P> {
  /** Its module exports the view and nothing else that is a function. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** "the numbers": for the words while it loads and where it does not. */
  readonly what: string;
}

/** How an attempt to load ended. */
interface Ended {
  readonly load: unknown;
  readonly attempt: number;
  readonly failed: boolean;
}

const arrived = new Map<unknown, unknown>();
const failures = new Map<unknown, unknown>();

/** The view and the styles that it needs, at the same time. */
async function fetchView(load: () => Promise<unknown>): Promise<void> {
  const [view] = await Promise.all([fetchCode(load), loadLaterStyles()]);
  arrived.set(load, view);
}

async function fetchCode(load: () => Promise<unknown>): Promise<unknown> {
  try {
    const failed = failures.get(load);
    const view = failed === undefined ? await load() : onlyView(await importAgain(failed));
    failures.delete(load);
    return view;
  } catch (error) {
    failures.set(load, error);
    throw error;
  }
}

/** Fetches a view that is likely to be shown soon, in an idle moment; the answer calls that off. */
export function fetchAhead(load: () => Promise<unknown>): () => void {
  return whenIdle(() => {
    // One that does not arrive is told of where it is shown.
    if (!arrived.has(load)) fetchView(load).catch(() => {});
  });
}

function onlyView(exported: Readonly<Record<string, unknown>>): unknown {
  const [view, ...others] = Object.values(exported).filter((e) => typeof e === "function");
  if (view && others.length === 0) return view;
  throw new Error(`view: ${Object.keys(exported).join(", ")}: exactly one function would be right`);
}

export function Lazy<P>({ load, props, what }: Props<P>) {
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<Ended | null>(null);
  useEffect(() => {
    let gone = false;
    const end = (failed: boolean) => !gone && setEnded({ load, attempt, failed });
    if (!arrived.has(load)) {
      fetchView(load).then(
        () => end(false),
        () => end(true),
      );
    }
    return () => {
      gone = true;
    };
  }, [load, attempt]);
  const View = arrived.get(load) as ComponentType<P> | undefined;
  if (View) return <View {...(props as P & object)} />;
  const failed = ended?.load === load && ended.attempt === attempt && ended.failed;
  if (!failed) return <p class="lazy quiet">Loading {what}</p>;
  return (
    <div class="lazy" role="alert" data-testid="lazy-failed">
      <p>
        This part of the page did not arrive: {what}. Try again when the connection is back. If it
        still does not come then, reload the page; that forgets the results of this visit.
      </p>
      <button type="button" class="button" onClick={() => setAttempt(attempt + 1)}>
        Try again
      </button>
    </div>
  );
}
