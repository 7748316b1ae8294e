// Puts the parts together: the address tells the store what to show, the
// store asks the runner, and views draw what the store holds.
import { effect } from "@preact/signals";
import { h, render } from "preact";
import type { Assets } from "./lib/assets";
import { importAgain } from "./lib/importagain";
import { quote } from "./params/quote";
import { runPeer } from "./peers/client";
import { createFace } from "./runner/face";
import type { ReadyRunner } from "./runner/runner";
import { manifest } from "./store/catalog";
import { connectNative, connectPeers } from "./store/connected";
import { values } from "./store/draft";
import { followAddress, linkTo, open } from "./store/history";
import { route, workload } from "./store/route";
import { connectRunner, run } from "./store/run";
import { showTheme } from "./store/theme";
import { App } from "./views/app";

export function show(runner: ReadyRunner, assets: Assets): void {
  connectRunner(runner);
  connectPeers((request, options) => runPeer(assets.peers, request, options));
  const native = document.querySelector<HTMLMetaElement>('meta[name="switchyard-native"]');
  if (native)
    connectNative(async () => {
      const code = await import("./runner/native").catch(importAgain);
      return (code as typeof import("./runner/native")).createNative(native.content);
    });
  followAddress();
  showTheme(document.documentElement);

  window.switchyard = createFace(runner, {
    manifest,
    quote,
    state: () => ({
      link: linkTo(route.value),
      workload: workload.value?.id ?? "",
      params: values.value,
      status: run.value.status,
      result: run.value.result ?? null,
      failure: run.value.failure ?? null,
    }),
    open,
  });

  const app = document.getElementById("app");
  if (app) {
    // It held the note for browsers that run no script.
    app.replaceChildren();
    render(h(App, null), app);
  }
  effect(() => {
    const { screen } = route.value;
    runner.prepare(screen === "workload" ? "worker" : screen === "docs" ? "nothing" : "module");
  });
}
