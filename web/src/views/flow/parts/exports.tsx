// Takes the picture or the recording out of the page, as a file.

import { useState } from "preact/hooks";
import type { Session } from "../session";
import type { Choice } from "./files";
import { Menu } from "./menu";

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
  return (
    <Menu name="Export" id="exports">
      {() => (
        <>
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
        </>
      )}
    </Menu>
  );
}
