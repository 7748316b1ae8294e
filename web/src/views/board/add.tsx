// Puts results on the board: links pasted in any text, files chosen or dropped.

import { useSignal } from "@preact/signals";
import { addToBoard, boardBad, boardNote, boardReading } from "../../store/board";
import { readFiles } from "../exchange/files";

/** Errors listed; what is beyond is counted. */
const MOST = 20;

export function AddResults() {
  const text = useSignal("");
  const over = useSignal(false);
  const add = async () => {
    const pasted = text.value;
    text.value = "";
    await addToBoard([{ name: "pasted text", text: pasted }]);
  };
  const bad = boardBad.value;
  return (
    <section
      class={over.value ? "board-add over" : "board-add"}
      aria-label="Add results"
      onDragOver={(e) => {
        e.preventDefault();
        over.value = true;
      }}
      onDragLeave={() => (over.value = false)}
      onDrop={async (e) => {
        e.preventDefault();
        over.value = false;
        await addToBoard(await readFiles(e.dataTransfer?.files));
      }}
    >
      <label for="board-text">Links, one a line or within any text; or drop files here</label>
      <textarea
        id="board-text"
        class="input"
        rows={4}
        spellcheck={false}
        data-testid="board-text"
        value={text.value}
        onInput={(e) => (text.value = e.currentTarget.value)}
      />
      <div class="board-actions">
        <button
          type="button"
          class="button"
          data-testid="board-add"
          disabled={text.value.trim() === "" || boardReading.value}
          onClick={add}
        >
          Add to the board
        </button>
        <label class="button">
          Choose files
          <input
            type="file"
            class="unseen"
            multiple
            accept=".json,.txt,.bench,application/json,text/plain"
            data-testid="board-files"
            onChange={async (e) => {
              const input = e.currentTarget;
              await addToBoard(await readFiles(input.files));
              input.value = "";
            }}
          />
        </label>
        <p role="status" data-testid="board-note">
          {boardReading.value ? "Reading" : boardNote.value}
        </p>
      </div>
      {bad.length > 0 && (
        <ul class="warning small" data-testid="board-bad">
          {bad.slice(0, MOST).map((b) => (
            <li>
              {b.source}
              {b.line > 0 && `, line ${b.line}`}: {b.reason}
            </li>
          ))}
          {bad.length > MOST && <li>and {bad.length - MOST} more</li>}
        </ul>
      )}
    </section>
  );
}
