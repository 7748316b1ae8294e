// Brings into sight, once, what a link has set further down a page.
import type { Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** The box whose section is meant; linked is true until it is in sight. */
export function useLinkedInSight(linked: Signal<boolean>): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const asked = linked.value;
  useEffect(() => {
    if (!asked) return;
    linked.value = false;
    box.current?.parentElement?.scrollIntoView();
  }, [asked]);
  return box;
}
