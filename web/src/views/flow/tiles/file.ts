// The tile map for a file: all tiles at the step that is shown, with their
// signs where there is room.

import type { Palette } from "../pen/palette";
import type { Pen } from "../pen/pen";
import { arrange } from "./arrangement";
import { fitted } from "./camera";
import { pixelOf } from "./colour";
import { drawDetail } from "./detail";
import type { Feed } from "./feed";
import type { Frame } from "./frame";
import { fillShades, SHADE_COLUMNS, SHADE_ROWS, tintsOf } from "./shades";
import { paintPixels } from "./software";

/** Draws all tiles into a box of CSS pixels, two pixels of the picture to each. */
export function drawTiles(
  pen: Pen,
  palette: Palette,
  feed: Feed,
  width: number,
  height: number,
  selected: number | null,
): void {
  const { serpentine, names } = feed;
  const tiles = feed.tiles();
  const ratio = 2;
  const box = { width: width * ratio, height: height * ratio };
  const arrangement = arrange(tiles.count, box.width, box.height, serpentine);
  const camera = fitted(arrangement, box);
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
  const detail = {
    tiles,
    arrangement,
    camera: near,
    box: { width, height },
    palette,
    selected,
    names,
  };
  drawDetail(pen, { ...detail, pointed: null });
}
