// The cases of the tests of links: the same in Go's tests
// (build/internal/draws), by Marsaglia's xorshift32 (2003).

export class Draws {
  #x = 2463534242;

  /** A number from 0 to n - 1. */
  below(n: number): number {
    let x = this.#x;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#x = x;
    return (x >>> 0) % n;
  }

  /** What differs from s in one place at most, in one of five ways; draw gives what comes in. */
  spoilt<T extends Sliced<T>>(s: T, draw: () => T, join: (parts: T[]) => T): T {
    const kind = this.below(5);
    const at = this.below(s.length + 1);
    const front = s.slice(0, at);
    switch (kind) {
      case 0: // cut
        return front;
      case 1: // more
        return join([front, draw(), s.slice(at)]);
      case 2: // less
        return join([front, s.slice(at + 1 + this.below(8))]);
      case 3: // said twice
        return join([front, s.slice(Math.max(0, at - 1 - this.below(8)))]);
    }
    return at === s.length ? s : join([front, draw(), s.slice(at + 1)]);
  }

  /** The same of a text of characters that are one unit each. */
  spoiltText(s: string, draw: () => string): string {
    return this.spoilt<string>(s, draw, (parts) => parts.join(""));
  }
}

interface Sliced<T> {
  readonly length: number;
  slice(from: number, to?: number): T;
}

/** FNV-1a, 32 bits. */
export class Fnv {
  #hash = 0x811c9dc5;

  add(numbers: Iterable<number>): void {
    for (const n of numbers) this.#hash = Math.imul(this.#hash ^ n, 0x01000193);
  }

  /** The characters of a text, as code points. */
  text(text: string): void {
    for (let i = 0; i < text.length; i++) {
      const point = text.codePointAt(i) ?? 0;
      if (point > 0xffff) i++;
      this.#hash = Math.imul(this.#hash ^ point, 0x01000193);
    }
  }

  get hex(): string {
    return (this.#hash >>> 0).toString(16).padStart(8, "0");
  }
}
