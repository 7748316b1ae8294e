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
void Promise.all([loadPage(), bodyAndStyles()]).then(([{ show }]) => show(runner, assets));

/** The page is bundled apart, so that this script is one small file. */
function loadPage(): Promise<typeof import("./page")> {
  return import(assets.page);
}

/** This script waits for nothing; what shows the page needs both. */
async function bodyAndStyles(): Promise<void> {
  if (document.readyState === "loading")
    await new Promise((parsed) =>
      document.addEventListener("DOMContentLoaded", parsed, { once: true }),
    );
  const styles = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  if (!styles || styles.sheet) return;
  await new Promise((ended) => {
    styles.onload = ended;
    styles.onerror = ended; // a page without styles can still be used
  });
}
