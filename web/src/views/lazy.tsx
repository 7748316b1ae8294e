// A view whose code arrives when it is first shown.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

interface Props<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** "the numbers": for the words while it loads and where it does not. */
  readonly what: string;
}

const arrived = new Map<unknown, unknown>();

export function Lazy<P>({ load, props, what }: Props<P>) {
  const [state, setState] = useState<"loading" | "ready" | "failed">(
    arrived.has(load) ? "ready" : "loading",
  );
  useEffect(() => {
    let gone = false;
    if (arrived.has(load)) {
      setState("ready");
      return;
    }
    load().then(
      (view) => {
        arrived.set(load, view);
        if (!gone) setState("ready");
      },
      () => !gone && setState("failed"),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  const View = arrived.get(load) as ComponentType<P> | undefined;
  if (View) return <View {...(props as P & object)} />;
  if (state === "failed")
    return (
      <p class="lazy">
        This part of the page did not arrive: {what}. Reload the page when the connection is back.
      </p>
    );
  return <p class="lazy quiet">Loading {what}</p>;
}
