// Which tasklet stands where on the tile map: rows of tiles, from left to right,
// or there and back like a chain, so that neighbours stay neighbours.

/** Tiles in rows; tile k belongs to tasklet k. */
export interface Arrangement {
  readonly count: number;
  readonly columns: number;
  readonly rows: number;
  /** Every second row runs from right to left. */
  readonly serpentine: boolean;
}

/**
 * The largest size of a tile, in pixels, at which all fit: a whole one where tiles
 * stand apart, else any, since a whole one would leave up to three quarters empty.
 */
export function fitSize(count: number, width: number, height: number): number {
  const fits = (size: number) => {
    const columns = Math.floor(width / size);
    return columns > 0 && Math.ceil(count / columns) * size <= height;
  };
  const ideal = Math.sqrt((width * height) / Math.max(1, count));
  for (let size = Math.floor(ideal); size >= GAP_FROM; size--)
    if (fits(size)) return Math.min(size, LARGEST);
  // In parts that single and double precision divide alike: both painters give the same pixels.
  for (let part = Math.floor(Math.min(ideal, GAP_FROM) * PARTS); part >= PARTS; part--)
    if (fits(part / PARTS)) return part / PARTS;
  // Less than a pixel each: as large as lets every row end inside.
  let size = Math.min(1, ideal);
  while (Math.ceil(count / Math.max(1, Math.floor(width / size))) * size > height) size *= 0.998;
  return size;
}

/** From this size on tiles stand apart, in pixels. */
export const GAP_FROM = 5;

const PARTS = 64; // of a pixel

/** The largest tile, in pixels of the screen. */
export const LARGEST = 128;

/** The arrangement that fills a box best. Width and height in pixels of the screen, 1 or more. */
export function arrange(
  count: number,
  width: number,
  height: number,
  serpentine: boolean,
): Arrangement {
  const size = fitSize(count, width, height);
  const columns = Math.max(1, Math.min(count, Math.floor(width / size + 1e-6)));
  return { count, columns, rows: Math.ceil(count / columns), serpentine };
}

/** The tasklet of a tile; -1 where there is none. */
export function taskletAt(a: Arrangement, column: number, row: number): number {
  if (column < 0 || row < 0 || column >= a.columns || row >= a.rows) return -1;
  const along = a.serpentine && row % 2 === 1 ? a.columns - 1 - column : column;
  const t = row * a.columns + along;
  return t < a.count ? t : -1;
}

/** Where a tasklet's tile is. */
export function tileOf(a: Arrangement, tasklet: number): { column: number; row: number } {
  const row = Math.floor(tasklet / a.columns);
  const along = tasklet % a.columns;
  return { row, column: a.serpentine && row % 2 === 1 ? a.columns - 1 - along : along };
}
