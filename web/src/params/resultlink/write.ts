// Writes a claim as a link: see build/internal/resultlink for the form.
import { toBase64 } from "./base64";
import { crc32 } from "./checksum";
import { type Claim, MAX_LENGTH, type Pair, WANTED } from "./claim";

export type Written = { ok: true; link: string } | { ok: false; error: string };

/**
 * The link, from its # on. Metrics are in the order of their weight: where they
 * do not all fit into WANTED characters the precision of the samples goes down
 * from 12 bits of their range to 8, and then the last metrics are left out and
 * counted.
 */
export function writeClaim(claim: Claim): Written {
  for (let n = claim.metrics.length; n > 0; n--) {
    for (const bits of [12, 10, 8]) {
      const link = seal(pack(claim, n, bits));
      if (link.length <= WANTED || (n === 1 && bits === 8 && link.length <= MAX_LENGTH))
        return { ok: true, link };
    }
  }
  return {
    ok: false,
    error: `link: ${claim.samples} samples: too many for ${MAX_LENGTH} characters: export the result as a file instead`,
  };
}

/** The link round packed bytes. */
export function seal(packed: Uint8Array): string {
  const payload = `r1.${toBase64(packed)}`;
  return `#${payload}.${toBase64(crc32(payload))}x`;
}

class Writer {
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

function pack(claim: Claim, metrics: number, bits: number): Uint8Array {
  const w = new Writer();
  w.text(claim.workload);
  w.pairs(claim.params);
  w.count(claim.seed);
  w.pairs(claim.environment);
  w.number(claim.clockStep);
  w.number(claim.firstRun);
  w.bytes.push(claim.stable ? 1 : 0);
  w.count(claim.samples);
  w.bytes.push(bits);
  w.count(metrics);
  w.count(claim.leftOut + claim.metrics.length - metrics);
  for (const m of claim.metrics.slice(0, metrics)) {
    w.text(m.name);
    w.samples(m.samples, bits);
  }
  return Uint8Array.from(w.bytes);
}
