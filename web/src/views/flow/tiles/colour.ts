// Colours as numbers, for what is drawn pixel by pixel.

/** Red, green, blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads "#rgb", "#rrggbb" and "rgb(r, g, b)"; any other colour is asked of the browser. */
export function rgbOf(css: string): Rgb {
  const known = plain(css) ?? plain(asked(css));
  if (known) return known;
  throw new Error(`colour: ${css}: one that CSS knows, without alpha`);
}

function plain(css: string): Rgb | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(css);
  if (short) return short.slice(1).map((h) => Number.parseInt(h + h, 16)) as unknown as Rgb;
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css);
  if (long) return long.slice(1).map((h) => Number.parseInt(h, 16)) as unknown as Rgb;
  const list = /^rgba?\((\d+)[, ]+(\d+)[, ]+(\d+)/.exec(css);
  if (list) return list.slice(1).map(Number) as unknown as Rgb;
  return undefined;
}

/** A name of the system, "Canvas" for one. */
function asked(css: string): string {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return "";
  context.fillStyle = css;
  return String(context.fillStyle);
}

/** From a to b; part 0 is a, 1 is b. */
export function mixed(a: Rgb, b: Rgb, part: number): Rgb {
  const mix = (k: 0 | 1 | 2) => Math.round(a[k] + (b[k] - a[k]) * part);
  return [mix(0), mix(1), mix(2)];
}

/** As a pixel of image data, opaque: bytes R, G, B, A on a little-endian machine, as all browsers' are. */
export function pixelOf([r, g, b]: Rgb): number {
  return ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0;
}

/** How light a colour looks, 0 to 1. */
export function lightness([r, g, b]: Rgb): number {
  const linear = (v: number) =>
    v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
