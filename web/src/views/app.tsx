// The page: bar, screen, and what stands above every screen.

import { useEffect } from "preact/hooks";
import { findWorkload, route, workload } from "../store";
import { Announcer } from "./announcer";
import { Bar } from "./bar/bar";
import { pageTitles } from "./docs/titles";
import { Lazy } from "./lazy";
import { LinkErrors } from "./notice/linkerrors";
import { Unknown } from "./notice/unknown";
import { WorkloadScreen } from "./workload/workload";
import { Yard } from "./yard/yard";

const docs = () => import("./docs/docs").then((m) => m.Docs);
const challenge = () => import("./challenge/challenge").then((m) => m.Challenge);
const sent = () => import("./sent/sent").then((m) => m.Sent);
const board = () => import("./board/board").then((m) => m.ComparisonBoard);
const none = {};

export function App() {
  const { screen } = route.value;
  const title = titleOf();
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

/** What the tab of the browser says before the site's name. */
function titleOf(): string {
  const { screen, topic } = route.value;
  if (screen === "yard") return "";
  if (screen === "workload" && workload.value) return workload.value.title;
  if (screen === "challenge") return "The Challenge";
  if (screen === "result") return "A result";
  if (screen === "board") return "Comparison board";
  if (screen !== "docs") return "Not found";
  if (!topic) return "Docs";
  const about = findWorkload(topic)?.title ?? pageTitles[topic];
  return about === undefined ? "Not found" : `${about}, docs`;
}

function Screen() {
  const { screen } = route.value;
  if (screen === "yard") return <Yard />;
  if (screen === "docs") return <Lazy load={docs} props={none} what="the docs" />;
  if (screen === "challenge") return <Lazy load={challenge} props={none} what="the Challenge" />;
  if (screen === "result") return <Lazy load={sent} props={none} what="the result" />;
  if (screen === "board") return <Lazy load={board} props={none} what="the board" />;
  const w = workload.value;
  return screen === "workload" && w ? <WorkloadScreen key={w.id} workload={w} /> : <Unknown />;
}

/** No link: the address belongs to the state. */
function toMain() {
  const main = document.getElementById("main");
  main?.focus();
  main?.scrollIntoView();
}
