// Takes a payload from its front. After the first thing that does not fit it is
// bad and gives zeros: see the reader of build/internal/resultlink.
import { MAX_NAME, MAX_PAIRS, MAX_VALUE, type Pair } from "./claim";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

export class Bytes {
  bad = false;
  #at = 0;
  readonly #data: Uint8Array<ArrayBuffer>;

  constructor(data: Uint8Array<ArrayBuffer>) {
    this.#data = data;
  }

  get left(): number {
    return this.#data.length - this.#at;
  }

  bytes(n: number): Uint8Array<ArrayBuffer> {
    if (this.bad || n > this.left) {
      this.bad = true;
      return new Uint8Array();
    }
    this.#at += n;
    return this.#data.subarray(this.#at - n, this.#at);
  }

  byte(): number {
    return this.bytes(1)[0] ?? 0;
  }

  /** A whole number of at most five bytes, in its shortest form. */
  count(most: number): number {
    let n = 0;
    for (let i = 0; i < 5; i++) {
      const byte = this.byte();
      if (this.bad) return 0;
      n += (byte % 128) * 128 ** i;
      if (byte >= 128) continue;
      if (n > most || (i > 0 && byte === 0)) break;
      return n;
    }
    this.bad = true;
    return 0;
  }

  text(most: number): string {
    try {
      return utf8.decode(this.bytes(this.count(most)));
    } catch {
      this.bad = true;
      return "";
    }
  }

  pairs(): Pair[] {
    const all: Pair[] = [];
    for (let n = this.count(MAX_PAIRS); n > 0; n--) {
      all.push([this.text(MAX_NAME), this.text(MAX_VALUE)]);
      if (this.bad) return [];
    }
    return all;
  }

  number(): number {
    const four = this.bytes(4);
    if (this.bad) return 0;
    const f = new DataView(four.buffer, four.byteOffset).getFloat32(0, true);
    if (Number.isFinite(f)) return f;
    this.bad = true;
    return 0;
  }

  samples(n: number, bits: number): number[] {
    const from = this.number();
    const to = this.number();
    if (from > to) this.bad = true;
    const packed = from < to ? this.bytes((n * bits + 7) >> 3) : new Uint8Array();
    if (this.bad) return [];
    const steps = 2 ** bits - 1;
    return Array.from({ length: n }, (_, i) =>
      from < to ? from + (placeAt(packed, i * bits, bits) * (to - from)) / steps : from,
    );
  }
}

/** Bits of b from the given bit on; the first is the highest. */
function placeAt(b: Uint8Array, from: number, bits: number): number {
  let v = 0;
  for (let i = from; i < from + bits; i++) v = v * 2 + (((b[i >> 3] ?? 0) >> (7 - (i % 8))) & 1);
  return v;
}
