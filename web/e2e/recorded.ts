// What the tests of recordings do with one: wait for it, go to a step, read
// the sentence of the step.
import type { Page } from "playwright-core";
import { expectStatus, textOf } from "./browser";

export const still = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" } as const;

export async function recordRun(page: Page): Promise<void> {
  await page.getByTestId("record").click();
  await expectStatus(page, "done");
  await page.getByTestId("flow").waitFor();
}

/** Types a step into its box; what is not loaded is waited for. */
export async function jump(page: Page, step: number): Promise<void> {
  const box = page.getByTestId("step-box");
  await box.fill(String(step));
  await box.press("Enter");
  await box.blur();
  await at(page, step);
}

/** Waits until the picture's text is at a step. */
export async function at(page: Page, step: number): Promise<void> {
  const wanted = step < 0 ? "thestart" : `step${step}`;
  await page.waitForFunction((w) => {
    const words = document.querySelector("[data-testid=sentence]")?.textContent ?? "";
    // Thousands are set apart by thin spaces.
    return words.split(":")[0]?.replace(/\s/g, "") === w;
  }, wanted);
}

export const sentence = (page: Page) => textOf(page.getByTestId("sentence"));

/** All that the picture says of the state, as text. */
export async function state(page: Page): Promise<string> {
  const parts = ["sentence", "run-queue", "state-counts", "channels", "steps"];
  const texts: string[] = [];
  for (const id of parts) {
    const part = page.getByTestId(id);
    texts.push((await part.count()) > 0 ? await textOf(part) : "");
  }
  return texts.join("\n");
}

/** Steps that are loaded, and those of the run. */
export const loaded = (page: Page) =>
  page
    .getByTestId("flow")
    .evaluate((e: HTMLElement) => [e.dataset.steps, e.dataset.total].map(Number));
