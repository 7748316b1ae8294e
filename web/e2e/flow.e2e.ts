// A recorded run: stepped, played, jumped in, searched, taken away as files.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { textOf, useBrowser, withPage } from "./browser";
import { at, jump, recordRun, sentence, state, still } from "./recorded";

useBrowser();

const three = "#chain?v=1&n=3";

test("a chain of three: the sentence of each step, forth and back to the same state", async () => {
  await withPage({ ...still, link: three }, async (page) => {
    await recordRun(page);
    assert.equal(await textOf(page.getByTestId("scope")), "31 steps");
    await at(page, -1);
    await jump(page, 16);
    assert.equal(
      await sentence(page),
      "step 16: link 3 hands 1 to link 2, which was waiting on channel 2",
    );
    const before = await state(page);
    await page.getByTestId("step-forward").click();
    await at(page, 17);
    assert.equal(await sentence(page), "step 17: link 2 runs, after link 3");
    assert.notEqual(await state(page), before);
    await page.getByTestId("step-back").click();
    await at(page, 16);
    assert.equal(await state(page), before);
    await page.getByTestId("delivery-next").click();
    await at(page, 18);
    await page.getByTestId("delivery-back").click();
    await page.getByTestId("delivery-back").click();
    await at(page, 15);
  });
});

test("keys: Space plays, arrows step, Shift goes from delivery to delivery, Home and End", async () => {
  await withPage({ ...still, link: three }, async (page) => {
    await recordRun(page);
    await jump(page, 9);
    await page.keyboard.press("ArrowRight");
    await at(page, 10);
    await page.keyboard.press("Shift+ArrowRight");
    await at(page, 15);
    await page.keyboard.press("ArrowLeft");
    await at(page, 14);
    await page.keyboard.press("Shift+ArrowLeft");
    await at(page, 14); // no delivery before it
    await page.keyboard.press("End");
    await at(page, 30);
    await page.keyboard.press("Home");
    await at(page, -1);
    await page.keyboard.press("Space");
    await page.getByTestId("play").getByText("Pause").waitFor();
    await page.keyboard.press("Space");
    await page.getByTestId("play").getByText("Play").waitFor();
    await page.getByTestId("strip").focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await at(page, 0);
  });
});

test("play ends at the last step, and a new recording plays by itself", async () => {
  await withPage({ viewport: still.viewport, link: three }, async (page) => {
    await recordRun(page);
    await page.getByTestId("play").getByText("Pause").waitFor();
    await page.getByTestId("speed").fill("100");
    await at(page, 30);
    await page.getByTestId("play").getByText("Play").waitFor();
    assert.equal(await page.getByTestId("strip").getAttribute("aria-valuenow"), "30");
  });
});

test("with reduced motion nothing travels: the map is the same until a step is taken", async () => {
  await withPage({ ...still, link: three }, async (page) => {
    await recordRun(page);
    await page.getByTestId("play").getByText("Play").waitFor();
    await jump(page, 17);
    await page.keyboard.press("ArrowRight");
    await at(page, 18);
    const map = page.getByTestId("flow-map");
    const shown = () => map.locator("canvas").evaluate((c: HTMLCanvasElement) => c.toDataURL());
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const first = await shown();
    await page.waitForTimeout(150);
    assert.equal(await shown(), first);
    await page.keyboard.press("ArrowRight");
    await at(page, 19);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    assert.notEqual(await shown(), first);
  });
});

test("a tasklet is found by its name or number and says why it waits", async () => {
  await withPage({ ...still, link: three }, async (page) => {
    await recordRun(page);
    await jump(page, 16);
    await page.getByTestId("find-tasklet").fill("link 1");
    await page.getByTestId("find-tasklet").press("Enter");
    const selection = page.getByTestId("selection");
    assert.match(await textOf(selection), /Link 1 waits to receive on channel 1 since step 11/);
    assert.match(await textOf(page.getByTestId("why")), /link 2/);
    assert.match(await textOf(page.getByTestId("lints")), /Worth a look/);
    await page.getByTestId("find-tasklet").fill("99");
    await page.getByTestId("find-tasklet").press("Enter");
    const wrong = "99: not found. There are root, main, links 1 to 3; by number t0 to t4.";
    assert.equal(await textOf(page.getByTestId("find-wrong")), wrong);
    await page.getByTestId("find-tasklet").fill("t1");
    await page.getByTestId("find-tasklet").press("Enter");
    assert.match(await textOf(selection), /Main waits in the run queue since step 15/);
    assert.equal(await textOf(page.getByTestId("find-wrong")), "");
  });
});

test("on a phone a tap on a blocked tasklet says what it does, and why, within the screen", async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
  await withPage({ ...still, ...phone, link: `${three}&step=16` }, async (page) => {
    await at(page, 16);
    const inside = async (id: string) => {
      const box = await page.getByTestId(id).boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 740, `${id}: ${JSON.stringify(box)}`);
      return box;
    };
    await page.getByRole("list", { name: "States" }).waitFor();
    const map = await inside("flow-map");
    const sentence = await inside("sentence");
    const strip = await inside("strip");
    assert.ok(map.y + map.height <= sentence.y + 1, "nothing lies over the map");
    assert.ok(sentence.y + sentence.height <= strip.y + 1, "nothing lies over the sentence");
    const canvas = page.getByTestId("flow-map").locator("canvas");
    const glance = page.getByTestId("glance");
    // A tap on main, the first lamp of the first row.
    for (let y = 20; y < map.height - 80 && !(await glance.isVisible()); y += 12)
      await canvas.tap({ position: { x: 44, y } });
    await inside("glance");
    assert.match(await textOf(page.getByTestId("glance")), /Main waits in the run queue/);
    await page.getByTestId("glance-why").click();
    assert.match(await textOf(page.getByTestId("glance")), /2 tasklets before it/);
    // The answer takes the head's room: what it is about stays in sight above it.
    const seen = await inside("flow-map");
    assert.ok(seen.y < map.y - 20, `${seen.y}, before ${map.y}`);
    const answer = await inside("glance");
    assert.ok(seen.y + 100 < answer.y, `${seen.y + 100} of the map, ${answer.y}`);
    await inside("glance-more");
    await page.getByTestId("glance-more").click();
    await page.getByTestId("selection").waitFor();
    await page.getByTestId("glance-close").click();
    await page.getByTestId("glance").waitFor({ state: "detached" });
  });
});

test("the space-time diagram draws the rows in sight, with letters and values", async () => {
  await withPage({ ...still, link: "#hackysack?v=1&players=10&loops=100" }, async (page) => {
    await recordRun(page);
    await page.getByTestId("view-space-time").check({ force: true });
    const diagram = page.getByTestId("space-time");
    await jump(page, 300);
    await diagram.getByText("300", { exact: true }).first().waitFor({ state: "attached" });
    const rows = await diagram.locator(".gutter text").count();
    assert.ok(rows > 20 && rows < 1000, `${rows} texts`);
    await page.keyboard.press("ArrowRight");
    await diagram.getByText("301", { exact: true }).first().waitFor({ state: "attached" });
  });
});

test("what is not kept is said, and a run for the eye is offered", async () => {
  await withPage({ ...still, link: "#chain" }, async (page) => {
    await recordRun(page);
    const { steps, total } = await page.getByTestId("flow").evaluate((e: HTMLElement) => ({
      steps: Number(e.dataset.steps),
      total: Number(e.dataset.total),
    }));
    assert.equal(steps, 65_536);
    assert.ok(total > steps);
    const plain = (await textOf(page.getByTestId("scope"))).replace(/\D+/g, " ").trim();
    assert.equal(plain.replace(/ /g, ""), `${steps}${total}`);
    await page.getByTestId("view-map").check({ force: true });
    assert.match(await textOf(page.getByTestId("flow-map")), /2000 of 32\D?\d{3} tasklets drawn/);
    await page.getByTestId("record-smaller").click();
    await page.waitForFunction(() => {
      const e = document.querySelector<HTMLElement>("[data-testid=flow]");
      return e && e.dataset.steps === e.dataset.total;
    });
  });
});

const files: readonly [string, (text: string) => void][] = [
  ["svg", (text) => assert.match(text, /^<svg .*<\/svg>\n$/s)],
  ["text", (text) => assert.match(text, /\n16 deliver t4 t3 c2 =1\n/)],
  ["json", (text) => assert.ok(JSON.parse(text))],
  ["chrome", (text) => assert.ok(JSON.parse(text).traceEvents.length > 0)],
  ["mermaid", (text) => assert.match(text, /sequenceDiagram/)],
  ["shiviz", (text) => assert.match(text, /link 3 hands 1 to link 2/)],
];

test("every export is a file that says what it holds", async () => {
  await withPage({ ...still, link: three }, async (page) => {
    await recordRun(page);
    await jump(page, 16);
    await page.getByTestId("exports").click();
    for (const [kind, check] of files) {
      const waiting = page.waitForEvent("download");
      await page.getByTestId(`export-${kind}`).click();
      const file = await waiting;
      assert.match(file.suggestedFilename(), /^chain-/);
      check(await readFile(await file.path(), "utf8"));
    }
    const waiting = page.waitForEvent("download");
    await page.getByTestId("export-png").click();
    const bytes = await readFile(await (await waiting).path());
    assert.equal(bytes.subarray(1, 4).toString(), "PNG");
    assert.ok(bytes.length > 5000, `${bytes.length} bytes`);
  });
});

for (const workload of ["taskspeed", "hackysack", "ccbench", "threadstart"]) {
  test(`${workload} is recorded and drawn, and nothing complains`, async () => {
    await withPage({ ...still, link: `#${workload}` }, async (page) => {
      await recordRun(page);
      await jump(page, 500);
      await page.getByTestId("view-space-time").check({ force: true });
      await page.keyboard.press("Escape");
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(over <= 0, `${over} px too wide`);
    });
  });
}

test("what cannot be recorded says with which params it can", async () => {
  await withPage({ ...still, link: "#chain?v=1&n=3&engine=goroutine" }, async (page) => {
    const button = page.getByTestId("record");
    assert.equal(await button.isDisabled(), true);
    await page.getByText(/^Records only with /).waitFor();
    await page.evaluate(() => window.switchyard.open("#chain?v=1&n=3"));
    await recordRun(page);
  });
});

test("on a phone the picture, its sentence and the transport are there", async () => {
  const phone = {
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
    hasTouch: true,
  } as const;
  await withPage({ ...phone, link: three }, async (page) => {
    await recordRun(page);
    await page.getByTestId("delivery-next").click();
    await at(page, 15);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `${over} px too wide`);
  });
});
