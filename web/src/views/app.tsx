// The page: bar, screen, and what stands above every screen.

import { useEffect } from "preact/hooks";
import { route, workload } from "../store";
import { Announcer } from "./announcer";
import { Bar } from "./bar/bar";
import { Docs } from "./docs/docs";
import { LinkErrors } from "./notice/linkerrors";
import { Unknown } from "./notice/unknown";
import { WorkloadScreen } from "./workload/workload";
import { Yard } from "./yard/yard";

export function App() {
  const { screen, topic } = route.value;
  const title = workload.value?.title ?? (screen === "docs" ? (topic ?? "Docs") : "");
  useEffect(() => {
    document.title = title === "" ? "Switchyard" : `${title} · Switchyard`;
  }, [title]);
  return (
    <div class={`page on-${screen}`}>
      <button type="button" class="skip" onClick={toMain}>
        Skip to the content
      </button>
      <Bar />
      <LinkErrors />
      <Screen />
      <Announcer />
    </div>
  );
}

function Screen() {
  const { screen } = route.value;
  if (screen === "yard") return <Yard />;
  if (screen === "docs") return <Docs />;
  const w = workload.value;
  return screen === "workload" && w ? <WorkloadScreen key={w.id} workload={w} /> : <Unknown />;
}

/** No link: the address belongs to the state. */
function toMain() {
  const main = document.getElementById("main");
  main?.focus();
  main?.scrollIntoView();
}
