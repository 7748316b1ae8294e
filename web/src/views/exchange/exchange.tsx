// The figures out of the page and others' into it: exports of the newest
// result, import of files, and what came from elsewhere beside one's own.

import { useSignal } from "@preact/signals";
import type { Result, Workload } from "../../gen/types";
import { writeBench } from "../../params/files/benchtext";
import { writeCSV } from "../../params/files/csv";
import { values } from "../../store";
import { elsewhere, forgetElsewhere } from "../../store/elsewhere";
import { importFiles } from "../../store/imports";
import { whose } from "../../store/sent";
import { Comparisons } from "../compared/comparisons";
import { differing } from "../reference/match";
import { saveText } from "../savefile";
import { readFiles } from "./files";

export function Exchange({ workload, result }: { workload: Workload; result: Result | undefined }) {
  const said = useSignal<readonly string[]>([]);
  const take = async (files: FileList | null | undefined) => {
    said.value = importFiles(await readFiles(files));
  };
  const others = elsewhere.value[workload.id] ?? [];
  const same = others.filter((e) => differing(e.result.params, values.value).length === 0);
  const name = `switchyard-${workload.id}`;
  const reason = result ? "" : "Run it in mode Measure with these params first";
  const exports = [
    ["bench", "Go benchmark text", `${name}.txt`, "text/plain"],
    ["json", "JSON", `${name}.json`, "application/json"],
    ["csv", "CSV", `${name}.csv`, "text/csv"],
  ] as const;
  return (
    <section
      class="exchange"
      aria-label="Files, also dropped ones"
      data-testid="exchange"
      onDragOver={(e) => e.preventDefault()}
      onDrop={(e) => {
        e.preventDefault();
        void take(e.dataTransfer?.files);
      }}
    >
      <div class="board-actions">
        {exports.map(([kind, label, file, type]) => (
          <button
            type="button"
            class="button"
            data-testid={`export-${kind}`}
            disabled={!result}
            title={reason}
            onClick={() => result && saveText(file, type, textOf(kind, workload, result))}
          >
            {label}
          </button>
        ))}
        <label class="button">
          Import files
          <input
            type="file"
            class="unseen"
            multiple
            accept=".json,.txt,.bench,application/json,text/plain"
            data-testid="import-files"
            onChange={async (e) => {
              const input = e.currentTarget;
              await take(input.files);
              input.value = "";
            }}
          />
        </label>
        <a class="button bare" href="#board">
          Comparison board
        </a>
      </div>
      <p class="small quiet">
        {reason !== "" && `${reason}. `}
        <code>benchstat -table pkg native.txt page.txt</code> puts the text beside a native run.
        JSON and text, also of <code>go run ./build native -format json</code> or <code>bench</code>
        , can be dropped here: they become one more series on the charts.
      </p>
      <ul class="small" role="status" data-testid="import-said">
        {said.value.map((text) => (
          <li>{text}</li>
        ))}
      </ul>
      {result && same.length > 0 && <Comparisons workload={workload} mine={result} others={same} />}
      {others.length > 0 && (
        <ul class="exchange-list">
          {others.map((e) => {
            const other = differing(e.result.params, values.value);
            return (
              <li>
                <span>
                  {e.label}
                  {other.length > 0 && (
                    <small class="quiet">
                      {" "}
                      of other params: {other.map((k) => `${k} ${e.result.params[k]}`).join(", ")}
                    </small>
                  )}
                </span>
                <button
                  type="button"
                  class="button bare"
                  aria-label={`Forget ${e.label}`}
                  onClick={() => forgetElsewhere(workload.id, e.id)}
                >
                  Forget
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function textOf(kind: "bench" | "json" | "csv", workload: Workload, result: Result): string {
  if (kind === "bench") return writeBench(workload, result);
  if (kind === "json") return `${JSON.stringify(result)}\n`;
  return writeCSV([{ label: whose(result), result }]);
}
