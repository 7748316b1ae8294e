// The three tabs of a workload; arrows go from one to the next.

import { route, type Tab } from "../../store";
import { showTab } from "./showtab";

const tabs: readonly { id: Tab; name: string }[] = [
  { id: "picture", name: "Picture" },
  { id: "numbers", name: "Numbers" },
  { id: "story", name: "Story" },
];

/** They stand in the bar, so that the picture has the room; on a phone under it. */
export function Tabs({ workload }: { workload: string }) {
  const current = route.value.tab;
  const show = (tab: Tab) => showTab(workload, tab);
  const onKey = (e: KeyboardEvent) => {
    const step = e.key === "ArrowRight" ? 1 : e.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    e.preventDefault();
    const next = tabs[(tabs.findIndex((t) => t.id === current) + step + tabs.length) % tabs.length];
    if (!next) return;
    show(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label="Views" onKeyDown={onKey}>
      {tabs.map((t) => (
        <button
          type="button"
          role="tab"
          id={`tab-${t.id}`}
          class={`tab tab-${t.id}`}
          aria-selected={current === t.id}
          aria-controls="tab-panel"
          tabIndex={current === t.id ? 0 : -1}
          onClick={() => show(t.id)}
        >
          {t.name}
        </button>
      ))}
    </div>
  );
}
