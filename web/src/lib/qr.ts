// A link as a QR code, by uqr: its modules as one path, four modules of quiet
// around them, as the standard asks.
import { encode } from "uqr";

export interface QR {
  readonly size: number; // modules a side, with the quiet zone
  readonly path: string; // of an SVG: every dark module
  /** By row: whether a module is dark. */
  readonly dark: readonly (readonly boolean[])[];
}

const quiet = 4; // modules
/** jsQR, with which many pages scan, has one mark of this version in the wrong place. */
const misread = 23;
const mostBytes = 2953; // of version 40 with the least correction

/** Null where the text is too long for one. */
export function qrOf(text: string): QR | null {
  if (new TextEncoder().encode(text).length > mostBytes) return null;
  // Short texts get the strongest correction that costs no room.
  const options = { ecc: "L", boostEcc: true, border: quiet } as const;
  const smallest = encode(text, options);
  const { size, data } =
    smallest.version === misread ? encode(text, { ...options, minVersion: misread + 1 }) : smallest;
  let path = "";
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`;
    }
  });
  return { size, path, dark: data };
}
