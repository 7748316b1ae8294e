// The lanes of a recorded run: ordered, zoomed, brushed, chosen, followed by
// keys, and taken away as files.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { textOf, useBrowser, withPage } from "./browser";
import { at, jump, recordRun, still } from "./recorded";

useBrowser();

const players = "#hackysack?v=1&players=400&loops=300";

async function showLanes(page: Page): Promise<void> {
  await recordRun(page);
  await page.getByTestId("view-lanes").check({ force: true });
  await page.getByTestId("lanes").waitFor();
}

const words = async (page: Page, id: string) =>
  (await textOf(page.getByTestId(id))).replace(/\u202f|\u00a0|\u2009/g, "");

/** The window on screen, [0, 0] for all steps. */
async function window(page: Page): Promise<[number, number]> {
  const said = /Steps (\d+) to (\d+)/.exec(await words(page, "lanes-window"));
  return said ? [Number(said[1]), Number(said[2])] : [0, 0];
}

/** A point of the canvas by shares of its box. */
async function point(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await page.getByTestId("lanes").boundingBox();
  assert.ok(box);
  return [box.x + box.width * x, box.y + box.height * y];
}

test("a run of 400 players opens as lanes, which say how many they are and what is drawn of the deliveries", async () => {
  await withPage({ ...still, link: players }, async (page) => {
    await recordRun(page);
    await page.getByTestId("lanes").waitFor();
    assert.match(await words(page, "lanes-window"), /^All steps, 402 lanes$/);
    await jump(page, 4000);
    assert.match(await words(page, "lanes-drawn"), /^1 of \d+ deliveries drawn$/);
  });
});

test("a chain still opens as a map", async () => {
  await withPage({ ...still, link: "#chain?v=1&n=400" }, async (page) => {
    await recordRun(page);
    await page.getByTestId("flow-map").waitFor();
  });
});

test("drag brushes a window, the wheel zooms at the pointer, keys zoom round the step", async () => {
  await withPage({ ...still, link: players }, async (page) => {
    await showLanes(page);
    await page.mouse.move(...(await point(page, 0.4, 0.6)));
    await page.mouse.down();
    await page.mouse.move(...(await point(page, 0.6, 0.7)), { steps: 4 });
    await page.mouse.up();
    const brushed = await window(page);
    assert.ok(brushed[0] > 0 && brushed[1] > brushed[0], String(brushed));
    await page.mouse.move(...(await point(page, 0.2, 0.6)));
    await page.mouse.wheel(0, -300);
    await page.waitForFunction(
      (was) => !document.querySelector("[data-testid=lanes-window]")?.textContent?.includes(was),
      String(brushed[1]),
    );
    const zoomed = await window(page);
    assert.ok(zoomed[1] - zoomed[0] < brushed[1] - brushed[0]);
    // Near the left edge of the lanes the left end hardly moves.
    assert.ok(zoomed[0] - brushed[0] < brushed[1] - zoomed[1], `${brushed} to ${zoomed}`);
    await page.keyboard.press("0");
    assert.deepEqual(await window(page), [0, 0]);
    await jump(page, 2000);
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    const round = await window(page);
    assert.ok(round[0] < 2000 && round[1] > 2000, String(round));
    // A step outside comes into sight.
    await page.keyboard.press("End");
    const end = await window(page);
    assert.ok(end[0] > round[0], `${round} to ${end}`);
  });
});

test("a click on a lane looks at its tasklet; up and down go to its neighbours", async () => {
  await withPage({ ...still, link: "#hackysack?v=1&players=60" }, async (page) => {
    await showLanes(page);
    await page.mouse.click(...(await point(page, 0.5, 0.6)));
    const heading = page.getByTestId("selection").getByRole("heading", { level: 2 });
    const first = Number(/Player (\d+)/.exec(await textOf(heading))?.[1]);
    assert.ok(first > 0);
    await page.keyboard.press("ArrowDown");
    assert.match(await textOf(heading), new RegExp(`Player ${first + 1}(?!\\d)`));
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    assert.match(await textOf(heading), new RegExp(`Player ${first - 1}(?!\\d)`));
    // The same tasklet in the map, and back.
    await page.getByRole("button", { name: "See it in the map" }).click();
    await page.getByTestId("flow-map").waitFor();
    assert.match(await textOf(heading), new RegExp(`Player ${first - 1}(?!\\d)`));
    await page.getByRole("button", { name: "See its lane" }).click();
    await page.getByTestId("lanes").waitFor();
  });
});

test("lanes are sorted and grouped, and a group shuts to one mix lane", async () => {
  await withPage({ ...still, link: players }, async (page) => {
    await showLanes(page);
    await page.getByTestId("lanes-sort").selectOption("runs");
    await page.getByTestId("lanes-group").check({ force: true });
    assert.match(await words(page, "lanes-window"), /, 401 lanes in 2 groups$/);
    const box = await page.getByTestId("lanes").boundingBox();
    assert.ok(box);
    // The head of the second group stands below main's mix lane.
    await page.mouse.click(box.x + 20, box.y + 98 + 44 + 22);
    assert.match(await words(page, "lanes-window"), /, 0 lanes in 2 groups$/);
  });
});

test("the picture changes with the window and is the same again after it", async () => {
  await withPage({ ...still, link: players }, async (page) => {
    await showLanes(page);
    const shown = () =>
      page
        .getByTestId("lanes")
        .locator("canvas")
        .evaluate((c: HTMLCanvasElement) => c.toDataURL());
    const whole = await shown();
    await page.getByTestId("zoom-in").click();
    assert.notEqual(await shown(), whole);
    await page.getByTestId("zoom-all").click();
    assert.equal(await shown(), whole);
  });
});

test("a message is followed along its path with n and p, in every picture", async () => {
  await withPage({ ...still, link: players }, async (page) => {
    await showLanes(page);
    await jump(page, 5000);
    await page.keyboard.press("n");
    const part = page.getByTestId("followed");
    const heading = async () =>
      /(\d+) of (\d+) on its path/.exec((await textOf(part)).replace(/\u202f|\u00a0|\u2009/g, ""));
    const first = Number((await heading())?.[1]);
    const many = Number((await heading())?.[2]);
    assert.ok(first > 1 && many > first, `${first} of ${many}`);
    const hands = /hands (\d+) to/.exec(await textOf(part.locator("[aria-current]")))?.[1];
    await page.keyboard.press("n");
    assert.equal(Number((await heading())?.[1]), first + 1);
    // The ball counts its kicks.
    const next = /hands (\d+) to/.exec(await textOf(part.locator("[aria-current]")))?.[1];
    assert.equal(Number(next), Number(hands) + 1);
    await page.getByTestId("view-map").check({ force: true });
    await page.keyboard.press("p");
    assert.equal(Number((await heading())?.[1]), first);
    await page.getByTestId("unfollow").click();
    await part.waitFor({ state: "detached" });
  });
});

test("the window is told as text: its deliveries, the mix and a row for each of the first lanes", async () => {
  await withPage({ ...still, link: "#hackysack?v=1&players=10&loops=100" }, async (page) => {
    await showLanes(page);
    const part = page.getByTestId("window-table");
    const said = async () => (await textOf(part)).replace(/\s+/g, " ");
    assert.match(
      await said(),
      /\d+ deliveries and \d+ turns, of which \d+ \(\d+ %\) found no mail/,
    );
    assert.equal(await part.locator("tbody tr").count(), 12);
    const whole = await said();
    await page.getByTestId("zoom-in").click();
    await page.waitForFunction((was) => {
      const now = document.querySelector("[data-testid=window-table]")?.textContent ?? "";
      return now.replace(/\s+/g, " ") !== was && !now.includes("steps 0 to");
    }, whole);
  });
});

test("the picture goes into files, pixels and all", async () => {
  await withPage({ ...still, link: players }, async (page) => {
    await showLanes(page);
    await page.getByTestId("exports").click();
    for (const kind of ["svg", "png"]) {
      const waiting = page.waitForEvent("download");
      await page.getByTestId(`export-${kind}`).click();
      const file = await readFile(await (await waiting).path());
      if (kind === "svg")
        assert.match(file.toString(), /<image [^>]*href="data:image\/png;base64,/);
      else assert.ok(file.length > 10_000, `${file.length} bytes`);
    }
  });
});

test("on a phone two fingers zoom, and nothing is too wide", async () => {
  const phone = {
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
    hasTouch: true,
  } as const;
  await withPage({ ...phone, link: players }, async (page) => {
    await showLanes(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `${over} px too wide`);
    const box = await page.getByTestId("lanes").locator("canvas").boundingBox();
    assert.ok(box && box.height > 200, `${box?.height} px high`);
    const [x, y] = await point(page, 0.5, 0.6);
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          type === "touchEnd"
            ? []
            : [
                { x: x - apart, y, id: 0 },
                { x: x + apart, y, id: 1 },
              ],
      });
    await touch("touchStart", 30);
    for (const apart of [36, 44, 56, 70, 90]) await touch("touchMove", apart);
    await touch("touchEnd", 0);
    await page.waitForFunction(() =>
      document.querySelector("[data-testid=lanes-window]")?.textContent?.startsWith("Steps"),
    );
    await at(page, -1);
  });
});
