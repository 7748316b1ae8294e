// The tile map for a file: what is on screen at the step that is shown, all or
// a part, with a line that says which.

import { comma } from "../../../lib/recording";
import type { Palette } from "../pen/palette";
import type { Pen } from "../pen/pen";
import { type Arrangement, arrange, taskletAt } from "./arrangement";
import { type Box, type Camera, fitted, isPart, tilesShown } from "./camera";
import { pixelOf } from "./colour";
import { drawDetail } from "./detail";
import type { Feed } from "./feed";
import type { Frame } from "./frame";
import { fillShades, SHADE_COLUMNS, SHADE_ROWS, tintsOf } from "./shades";
import { paintPixels } from "./software";
import { lastSight } from "./stage";

const WIDTH = 1200; // CSS pixels
const HEIGHT = 720;
const FOOT = 32; // for the line of words
const ratio = 2; // pixels of the picture to a CSS pixel

/** Draws the map; width and height in CSS pixels, and what it is in words, which stand in it too. */
export function drawTilesFile(
  pen: Pen,
  palette: Palette,
  feed: Feed,
  when: string,
  selected: number | null,
): Box & { words: string } {
  const { serpentine, names } = feed;
  const tiles = feed.tiles();
  const room = Math.max(tiles.count, feed.room);
  const { box, arrangement, camera } = sightOf(room, serpentine);
  const [width, height] = [box.width / ratio, box.height / ratio];
  const tints = tintsOf(palette);
  const shades = new Uint32Array(SHADE_ROWS * SHADE_COLUMNS);
  fillShades(shades, tints, tiles.freshness);
  const frame: Frame = { arrangement, camera, ...box, shades, ground: pixelOf(tints.ground) };
  const canvas = document.createElement("canvas");
  canvas.width = box.width;
  canvas.height = box.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("canvas: no 2D context");
  const image = context.createImageData(box.width, box.height);
  paintPixels(new Uint32Array(image.data.buffer), tiles, frame);
  context.putImageData(image, 0, 0);
  pen.image(0, 0, width, height, canvas);
  const near = { size: camera.size / ratio, x: camera.x / ratio, y: camera.y / ratio };
  const inside = { width, height };
  const detail = { tiles, arrangement, camera: near, box: inside, palette, selected, names };
  drawDetail(pen, { ...detail, pointed: null });
  const words = `${sightWords(arrangement, camera, box, tiles.count)}. ${when}`;
  pen.box(0, height, width, FOOT, { colour: palette.ground });
  pen.text(8, height + FOOT / 2, words, { size: 14, colour: palette.text });
  return { width, height: height + FOOT, words };
}

interface Sight {
  /** In pixels of the picture, as the camera's. */
  readonly box: Box;
  readonly arrangement: Arrangement;
  readonly camera: Camera;
}

/** What is on screen, larger or smaller so that it is as wide as a page; all where no map is shown. */
function sightOf(room: number, serpentine: boolean): Sight {
  const last = lastSight(room);
  if (last) {
    const arrangement = arrange(room, last.box.width, last.box.height, serpentine);
    if (isPart(last.camera, arrangement, last.box)) {
      const k = (WIDTH * ratio) / last.box.width;
      const box = { width: WIDTH * ratio, height: Math.round(last.box.height * k) };
      const { size, x, y } = last.camera;
      return { box, arrangement, camera: { size: size * k, x: x * k, y: y * k } };
    }
  }
  const box = { width: WIDTH * ratio, height: HEIGHT * ratio };
  const arrangement = arrange(room, box.width, box.height, serpentine);
  return { box, arrangement, camera: fitted(arrangement, box) };
}

/** "All 100,001 tasklets", or which part of them. */
export function sightWords(a: Arrangement, camera: Camera, box: Box, count: number): string {
  if (!isPart(camera, a, box)) return `All ${comma(count)} tasklets`;
  const { columns, rows } = tilesShown(camera, a, box);
  let [shown, lowest, highest] = [0, Number.POSITIVE_INFINITY, -1];
  for (let row = rows.from; row < rows.to; row++)
    for (let column = columns.from; column < columns.to; column++) {
      const t = taskletAt(a, column, row);
      if (t < 0 || t >= count) continue;
      shown++;
      lowest = Math.min(lowest, t);
      highest = Math.max(highest, t);
    }
  if (shown === 0) return `None of ${comma(count)} tasklets`;
  return `Zoomed: ${comma(shown)} of ${comma(count)} tasklets, between ${comma(lowest)} and ${comma(highest)}`;
}
