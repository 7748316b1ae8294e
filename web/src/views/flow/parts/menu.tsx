// A button that opens a small menu; it closes with a click beside it and with Escape.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface Props {
  readonly name: string;
  readonly id: string;
  readonly children: ComponentChildren;
}

export function Menu({ name, id, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (e: Event) => {
      const beside = e.target instanceof Node && !box.current?.contains(e.target);
      const escaped = e instanceof KeyboardEvent && e.key === "Escape";
      if (box.current?.open && (e.type === "pointerdown" ? beside : escaped))
        box.current.open = false;
    };
    addEventListener("pointerdown", close);
    addEventListener("keydown", close);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("keydown", close);
    };
  }, []);
  return (
    <details class="flow-exports" ref={box}>
      <summary class="button" data-testid={id}>
        {name}
      </summary>
      <div class="flow-menu">{children}</div>
    </details>
  );
}
