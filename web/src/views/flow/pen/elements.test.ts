import assert from "node:assert/strict";
import { test } from "node:test";
import { palette } from "../testing/session";
import { ElementsPen, svgText } from "./elements";

test("a file is well-formed whatever stands in it, and defines each pattern once", () => {
  const pen = new ElementsPen(palette.fonts);
  pen.text(1, 2, 'a < b & "c"', { size: 12, colour: "text" });
  for (let k = 0; k < 3; k++)
    pen.disc(k, k, 5, { colour: "queued", pattern: "hatch-right", ground: "ground" });
  const text = svgText(pen, 10, 10, "ground", "<title>");
  assert.match(text, />a &lt; b &amp; &quot;c&quot;</);
  assert.match(text, /<title>&lt;title&gt;<\/title>/);
  assert.equal([...text.matchAll(/<pattern /g)].length, 1);
  assert.equal([...text.matchAll(/url\(#p-0\)/g)].length, 3);
});

test("two drawings become one, with the patterns of both", () => {
  const above = new ElementsPen(palette.fonts, "h");
  const below = new ElementsPen(palette.fonts, "b");
  above.box(0, 0, 1, 1, { colour: "x", pattern: "dots" });
  below.box(0, 0, 1, 1, { colour: "x", pattern: "dots" });
  const text = svgText(above.joined(below, 44), 10, 10, "ground", "both");
  assert.match(text, /<pattern id="h-0"/);
  assert.match(text, /<pattern id="b-0"/);
  assert.match(text, /<g transform="translate\(0 44\)"><rect/);
});
