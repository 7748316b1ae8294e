// Takes the picture or the recording out of the page, as a file.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Session } from "../session";
import type { Choice } from "./files";

const choices: readonly { id: Choice; name: string; note: string }[] = [
  { id: "svg", name: "SVG", note: "of the picture" },
  { id: "png", name: "PNG", note: "of the picture" },
  { id: "text", name: "Text", note: "a line for each event" },
  { id: "json", name: "JSON", note: "the events as data" },
  { id: "chrome", name: "Chrome trace", note: "opens in Perfetto" },
  { id: "mermaid", name: "Mermaid", note: "60 deliveries at most" },
  { id: "shiviz", name: "ShiViz", note: "50 tasklets at most" },
];

export function Exports({ session }: { session: Session }) {
  const [said, setSaid] = useState("");
  const take = async (choice: Choice) => {
    setSaid("");
    try {
      const files = await import("./files");
      setSaid(await files.download(session, choice));
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  const box = useRef<HTMLDetailsElement>(null);
  // As a menu does: it closes with a click beside it, and with Escape.
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
      <summary class="button" data-testid="exports">
        Export
      </summary>
      <div class="flow-menu">
        {choices.map((c) => (
          <button
            type="button"
            key={c.id}
            class="flow-choice"
            data-testid={`export-${c.id}`}
            onClick={() => take(c.id)}
          >
            {c.name} <span class="quiet">{c.note}</span>
          </button>
        ))}
        <p class="quiet small" role="status" data-testid="export-said">
          {said}
        </p>
      </div>
    </details>
  );
}
