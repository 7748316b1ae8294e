// The measures of the lanes picture, in CSS pixels: from the top the run-queue
// curve, the turns where some may be for nothing, the step axis, the lanes;
// names at the left, the share that each lane ran at the right.

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The lanes' left and right edge. */
  readonly left: number;
  readonly right: number;
  readonly curve: { readonly y0: number; readonly y1: number };
  readonly turns: { readonly y0: number; readonly y1: number } | undefined;
  /** The middle of the axis' figures. */
  readonly axis: number;
  /** Where the lanes begin. */
  readonly top: number;
}

export function frameOf(width: number, height: number, polls: boolean): Frame {
  const narrow = width < 600;
  const curve = { y0: 8, y1: narrow ? 36 : 48 };
  const turns = polls ? { y0: curve.y1 + 6, y1: curve.y1 + (narrow ? 18 : 22) } : undefined;
  const axis = (turns ?? curve).y1 + 14;
  return {
    width,
    height,
    left: narrow ? 64 : 112,
    right: width - (narrow ? 8 : 72),
    curve,
    turns,
    axis,
    top: axis + 14,
  };
}

/** Where an index stands, and back, for events from <= index < to. */
export interface Axis {
  readonly from: number;
  readonly to: number;
  x(index: number): number;
  index(x: number): number;
}

export function axisOf({ left, right }: Frame, from: number, to: number): Axis {
  const scale = (right - left) / (to - from);
  return {
    from,
    to,
    x: (index) => left + (index - from) * scale,
    index: (x) => from + (x - left) / scale,
  };
}

/** Round steps from <= step < to, at least `apart` of them from each other. */
export function ticks(from: number, to: number, apart: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, apart)));
  const stride = [1, 2, 5, 10].map((k) => k * power).find((s) => s >= apart) ?? 10 * power;
  const found: number[] = [];
  for (let s = Math.ceil(from / stride) * stride; s < to; s += stride) found.push(s);
  return found;
}
