// The first script: it makes the runner, which starts the wasm where the browser
// has it already, while the page's own code is still read.
import { manifestHash } from "./gen/types";
import { pageAssets } from "./lib/assets";
import { watchPolicy } from "./runner/policy";
import { createRunner } from "./runner/runner";

watchPolicy(document);
const assets = pageAssets();
const runner = createRunner(assets, manifestHash, navigator, document);
if (/^#(?!(docs|challenge|board|r\d+)\b)./.test(location.hash)) runner.prepareEarly("worker");
void import("./page").then(({ show }) => show(runner, assets));
