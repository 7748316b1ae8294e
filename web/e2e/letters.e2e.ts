// Letters can be told apart at the sizes of controls: an i keeps its dot.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useBrowser, withPage } from "./browser";

useBrowser();

/** The darkness of each row of a picture, 0 to 1: that of its darkest pixel. */
async function rowsOf(png: string): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("no 2d context");
  drawing.drawImage(image, 0, 0);
  const { data } = drawing.getImageData(0, 0, image.width, image.height);
  return Array.from({ length: image.height }, (_, y) => {
    let darkest = 0;
    for (let x = 0; x < image.width; x++)
      darkest = Math.max(darkest, 1 - (data[4 * (y * image.width + x) + 1] ?? 255) / 255);
    return darkest;
  });
}

test("an i has a dot from 12 to 16 px, in text and on buttons", async () => {
  await withPage({ colorScheme: "light" }, async (page) => {
    for (const tag of ["p", "button"])
      for (const weight of [400, 600])
        for (const size of [12, 13, 14, 15, 16]) {
          await page.evaluate(
            ([t, w, s]) => {
              document.getElementById("letter")?.remove();
              const e = document.createElement(t as string);
              e.id = "letter";
              e.textContent = "i";
              e.style.cssText = `position:fixed;z-index:99;top:8px;left:8px;padding:4px;border:0;background:#fff;color:#000;font:${w} ${s}px/20px var(--sans)`;
              document.body.append(e);
            },
            [tag, weight, size],
          );
          await page.evaluate(() => document.fonts.ready);
          const picture = await page.locator("#letter").screenshot();
          const rows = await page.evaluate(rowsOf, picture.toString("base64"));
          const inked = rows.flatMap((d, y) => (d > 0.25 ? [y] : []));
          const within = rows.slice(inked[0], inked.at(-1));
          const dot = Math.max(...within.slice(0, 3));
          assert.ok(
            Math.min(...within) < 0.6 * dot,
            `${tag} ${weight} ${size} px: ${within.map((d) => d.toFixed(2)).join(" ")}`,
          );
        }
  });
});
