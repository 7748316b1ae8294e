// Takes the board out as a file, or clears it.

import { useSignal } from "@preact/signals";
import { writeCSV } from "../../params/files/csv";
import { board, clearBoard } from "../../store/board";
import { whose } from "../../store/sent";
import { saveText } from "../savefile";

export function BoardTools() {
  const sure = useSignal(false);
  return (
    <div class="board-actions">
      <button
        type="button"
        class="button"
        data-testid="board-csv"
        onClick={() =>
          saveText(
            "switchyard-board.csv",
            "text/csv",
            writeCSV(board.value.map(({ result }) => ({ label: whose(result), result }))),
          )
        }
      >
        Export CSV
      </button>
      <button
        type="button"
        class="button"
        data-testid="board-json"
        onClick={() =>
          saveText(
            "switchyard-board.json",
            "application/json",
            `${JSON.stringify(board.value.map((e) => e.result))}\n`,
          )
        }
      >
        Export JSON
      </button>
      <button
        type="button"
        class={sure.value ? "button stop" : "button"}
        data-testid="board-clear"
        onBlur={() => (sure.value = false)}
        onClick={() => {
          if (sure.value) clearBoard();
          sure.value = !sure.value;
        }}
      >
        {sure.value ? "Really clear" : "Clear"}
      </button>
    </div>
  );
}
