// Makes a payload from its front: see build/internal/resultlink for the form.
import type { Pair } from "./claim";

export class Writer {
  readonly bytes: number[] = [];

  count(n: number): void {
    for (; n >= 128; n = Math.floor(n / 128)) this.bytes.push((n % 128) + 128);
    this.bytes.push(n);
  }

  text(text: string): void {
    const utf8 = new TextEncoder().encode(text);
    this.count(utf8.length);
    this.bytes.push(...utf8);
  }

  pairs(all: readonly Pair[]): void {
    this.count(all.length);
    for (const [key, value] of all) {
      this.text(key);
      this.text(value);
    }
  }

  number(f: number): void {
    const four = new Uint8Array(4);
    new DataView(four.buffer).setFloat32(0, f, true);
    this.bytes.push(...four);
  }

  /** The range and, where it is one, each sample's place in it. */
  samples(all: readonly number[], bits: number): void {
    const from = Math.fround(Math.min(...all));
    const to = Math.fround(Math.max(...all));
    this.number(from);
    this.number(to);
    if (from === to) return;
    const steps = 2 ** bits - 1;
    let held = 0;
    let n = 0;
    for (const v of all) {
      const place = Math.floor(((v - from) / (to - from)) * steps + 0.5);
      held = (held << bits) | Math.min(Math.max(place, 0), steps);
      for (n += bits; n >= 8; n -= 8) this.bytes.push((held >>> (n - 8)) & 255);
      held &= (1 << n) - 1;
    }
    if (n > 0) this.bytes.push((held << (8 - n)) & 255);
  }
}
