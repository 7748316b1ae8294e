// The screen of one workload: params at the left, the tab in the middle, the
// run at the bottom edge. On a phone params and numbers are sheets.

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Workload } from "../../gen/types";
import { closeSheet, openSheet, route, sheet } from "../../store";
import { big } from "../../store/big";
import { liveShown } from "../../store/liveshown";
import { recordingShown } from "../../store/recording";
import { Mode } from "../bar/mode";
import { Params } from "../form/column";
import { Lazy } from "../lazy";
import { narrow } from "../narrow";
import { FailurePanel } from "../notice/failure";
import { useRunKeys } from "./keys";
import { Picture } from "./picture";
import { Sheet } from "./sheet";
import { Tabs } from "./tabs";
import { Transport } from "./transport";

const roomy = matchMedia("(min-width: 1600px)");

const numbers = () => import("../numbers/numbers").then((m) => m.Numbers);
const story = () => import("../story/story").then((m) => m.Story);

export function WorkloadScreen({ workload }: { workload: Workload }) {
  useRunKeys();
  const open = useSignal(!big.value);
  const { tab } = route.value;
  const recording = tab === "picture" && (recordingShown.value || liveShown.value);
  // The picture needs the room; the params are one click away.
  useEffect(() => {
    if (recording && !roomy.matches && !narrow.value) open.value = false;
  }, [recording]);
  // In front of a class the picture comes first.
  useEffect(() => {
    if (big.value) open.value = false;
  }, [big.value]);
  // A tab begins at its top, wherever the one before was scrolled to.
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [tab, workload.id]);
  return (
    <div
      class={open.value || narrow.value ? "workload-screen" : "workload-screen folded"}
      data-testid="workload"
    >
      {!narrow.value && (
        <aside class="column" aria-label="Params">
          <button
            type="button"
            class="fold"
            aria-expanded={open.value}
            aria-label={open.value ? "Fold the params away" : "Show the params"}
            onClick={() => (open.value = !open.value)}
          >
            <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
              <path
                d={open.value ? "M8 1L3 6l5 5" : "M4 1l5 5-5 5"}
                fill="none"
                stroke="currentColor"
                stroke-width="2"
              />
            </svg>
            {!open.value && <span>Params</span>}
          </button>
          {open.value && <Params workload={workload} />}
        </aside>
      )}
      <main class="centre" id="main" tabIndex={-1}>
        <div
          class={`tab-panel at-${tab}${recording ? " with-recording" : ""}`}
          id="tab-panel"
          ref={panel}
          role="tabpanel"
          aria-labelledby={`tab-${tab}`}
          tabIndex={tab === "picture" ? undefined : 0}
        >
          <div class="legend">
            <h1>{workload.title}</h1>
            <p class="claim quiet">{workload.claim}</p>
            {narrow.value && <Tabs workload={workload.id} />}
          </div>
          <FailurePanel workload={workload} />
          {tab === "picture" && <Picture workload={workload} />}
          {tab === "numbers" && <Lazy load={numbers} props={{ workload }} what="the numbers" />}
          {tab === "story" && <Lazy load={story} props={{ workload }} what="the story" />}
        </div>
        <Transport
          workload={workload}
          before={narrow.value && <SheetButton name="Params" open={() => openSheet("params")} />}
          after={narrow.value && <SheetButton name="Numbers" open={() => openSheet("numbers")} />}
        />
      </main>
      {narrow.value && sheet.value === "params" && (
        <Sheet title="Params" onClose={closeSheet}>
          <div class="sheet-mode">
            <Mode workload={workload} />
          </div>
          <Params workload={workload} />
        </Sheet>
      )}
      {narrow.value && sheet.value === "numbers" && (
        <Sheet title="Numbers" onClose={closeSheet}>
          <Lazy load={numbers} props={{ workload }} what="the numbers" />
        </Sheet>
      )}
    </div>
  );
}

function SheetButton({ name, open }: { name: string; open: () => void }) {
  return (
    <button type="button" class="button sheet-button" aria-haspopup="dialog" onClick={open}>
      {name}
    </button>
  );
}
