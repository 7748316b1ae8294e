// The bar on every screen.

import { linkTo, route, workload } from "../../store";
import { narrow } from "../narrow";
import { Tabs } from "../workload/tabs";
import { Mode } from "./mode";
import { Picker } from "./picker";
import { Share } from "./share";
import { ThemeSwitch } from "./theme";

export function Bar() {
  const { screen } = route.value;
  return (
    <header class="bar">
      <a
        class="home"
        href={linkTo({ screen: "yard" })}
        aria-current={screen === "yard" ? "page" : undefined}
      >
        <Mark />
        <span>Switchyard</span>
      </a>
      <Picker />
      {workload.value && !narrow.value && <Tabs workload={workload.value.id} />}
      <span class="space" />
      {workload.value && !narrow.value && <Mode workload={workload.value} />}
      <div class="right">
        <a
          class="button bare docs-link challenge-link"
          href={linkTo({ screen: "challenge" })}
          aria-current={screen === "challenge" ? "page" : undefined}
        >
          Challenge
        </a>
        <a
          class="button bare docs-link"
          href={linkTo({ screen: "docs", topic: workload.value?.id })}
          aria-current={screen === "docs" ? "page" : undefined}
        >
          Docs
        </a>
        <ThemeSwitch />
        <Share />
      </div>
    </header>
  );
}

/** Two tracks and a turnout, its lamp lit. */
function Mark() {
  return (
    <svg class="mark" viewBox="0 0 28 20" aria-hidden="true" focusable="false">
      <path d="M0 15H28M6 15L16 5H28" />
      <circle class="lit" cx="24" cy="5" r="3" />
    </svg>
  );
}
