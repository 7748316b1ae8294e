// A button that opens a small menu; it closes with a click beside it, with Escape
// and, where it says so, with a choice.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface Props {
  readonly name: string;
  readonly id: string;
  /** The content; `close` shuts the menu. */
  readonly children: (close: () => void) => ComponentChildren;
}

export function Menu({ name, id, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (!box.current?.open) return;
    box.current.open = false;
    box.current.querySelector("summary")?.focus();
  };
  useEffect(() => {
    const leave = (e: Event) => {
      const beside = e.target instanceof Node && !box.current?.contains(e.target);
      const escaped = e instanceof KeyboardEvent && e.key === "Escape";
      if (box.current?.open && (e.type === "pointerdown" ? beside : escaped))
        box.current.open = false;
    };
    addEventListener("pointerdown", leave);
    addEventListener("keydown", leave);
    return () => {
      removeEventListener("pointerdown", leave);
      removeEventListener("keydown", leave);
    };
  }, []);
  return (
    <details class="flow-exports" ref={box}>
      <summary class="button" data-testid={id}>
        {name}
      </summary>
      <div class="flow-menu">{children(close)}</div>
    </details>
  );
}
