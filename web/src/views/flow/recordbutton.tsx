// Records one run, where its params can be recorded at all; else it says with which they can.

import type { Workload } from "../../gen/types";
import { conditionWords, holds } from "../../params/condition";
import { busy, canStart, values } from "../../store";
import { record } from "../../store/recording";

export function RecordButton({ workload, name }: { workload: Workload; name: string }) {
  const records = holds(workload.records, values.value);
  return (
    <>
      {!records && (
        <span class="record-note" id="record-note">
          Records only with {conditionWords(workload.records)}.
        </span>
      )}
      <button
        type="button"
        class="button"
        data-testid="record"
        aria-describedby={records ? undefined : "record-note"}
        disabled={!records || busy.value || !canStart.value}
        onClick={() => record()}
      >
        {name}
      </button>
    </>
  );
}
