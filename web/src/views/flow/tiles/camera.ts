// What of the tile map is on screen: the size of a tile and where the first
// one is, both in pixels of the screen.

import { type Arrangement, fitSize, LARGEST } from "./arrangement";

export interface Camera {
  /** Pixels a tile; below 1 several tiles share a pixel. */
  readonly size: number;
  /** Left and top edge of the first tile. */
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** All tiles, in the middle of the box. */
export function fitted(a: Arrangement, box: Box): Camera {
  const size = fitSize(a.count, box.width, box.height);
  return clamped({ size, x: 0, y: 0 }, a, box);
}

/** Tiles larger by a factor, with what is at (x, y) staying there. */
export function zoomed(
  c: Camera,
  a: Arrangement,
  box: Box,
  factor: number,
  x: number,
  y: number,
): Camera {
  const least = fitSize(a.count, box.width, box.height);
  const size = Math.min(Math.max(LARGEST, least), Math.max(least, c.size * factor));
  const k = size / c.size;
  return clamped({ size, x: x - (x - c.x) * k, y: y - (y - c.y) * k }, a, box);
}

export function panned(c: Camera, a: Arrangement, box: Box, dx: number, dy: number): Camera {
  return clamped({ size: c.size, x: c.x + dx, y: c.y + dy }, a, box);
}

/** A tile in the middle of the box. */
export function centred(
  c: Camera,
  a: Arrangement,
  box: Box,
  column: number,
  row: number,
  size = c.size,
): Camera {
  const x = box.width / 2 - (column + 0.5) * size;
  return clamped({ size, x, y: box.height / 2 - (row + 0.5) * size }, a, box);
}

/** Moved as little as makes a tile be seen whole, with some room around it. */
export function including(
  c: Camera,
  a: Arrangement,
  box: Box,
  column: number,
  row: number,
): Camera {
  const nudge = (at: number, room: number) => {
    const rim = Math.min(c.size, (room - c.size) / 2);
    return at < rim ? rim - at : at + c.size > room - rim ? room - rim - at - c.size : 0;
  };
  const dx = nudge(c.x + column * c.size, box.width);
  const dy = nudge(c.y + row * c.size, box.height);
  return clamped({ size: c.size, x: c.x + dx, y: c.y + dy }, a, box);
}

/** Whether something lies outside of the box. */
export function isPart(c: Camera, a: Arrangement, box: Box): boolean {
  return a.columns * c.size > box.width + 1 || a.rows * c.size > box.height + 1;
}

/** The tiles on screen: from <= column < to. */
export function tilesShown(c: Camera, a: Arrangement, box: Box) {
  const span = (at: number, room: number, most: number) => ({
    from: Math.max(0, Math.floor(-at / c.size)),
    to: Math.min(most, Math.ceil((room - at) / c.size)),
  });
  return { columns: span(c.x, box.width, a.columns), rows: span(c.y, box.height, a.rows) };
}

/** No empty room where there are tiles to fill it; whole pixels, so that tiles stay sharp. */
function clamped(c: Camera, a: Arrangement, box: Box): Camera {
  const place = (at: number, tiles: number, room: number) => {
    const long = tiles * c.size;
    return Math.round(long <= room ? (room - long) / 2 : Math.min(0, Math.max(room - long, at)));
  };
  return {
    size: c.size,
    x: place(c.x, a.columns, box.width),
    y: place(c.y, a.rows, box.height),
  };
}
