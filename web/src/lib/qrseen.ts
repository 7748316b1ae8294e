// Reads a QR code as a camera would, for tests.
import jsQR from "jsqr";
import { qrOf } from "./qr";

const scale = 3; // pixels a module

/** What is read of the code of a text; undefined where nothing is. */
export function seen(text: string): string | undefined {
  const qr = qrOf(text);
  if (!qr) return undefined;
  const side = qr.size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [Math.floor((i % side) / scale), Math.floor(i / side / scale)];
    if (qr.dark[y]?.[x]) pixels.fill(0, 4 * i, 4 * i + 3);
  }
  return jsQR(pixels, side, side)?.data;
}
