// Writes a claim as a link: see build/internal/resultlink for the form.
import { toBase64 } from "./base64";
import { crc32 } from "./checksum";
import { type Claim, MAX_LENGTH, WANTED } from "./claim";
import { writeMore } from "./more";
import { Writer } from "./writer";

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
      const link = seal(claim.more ? "r2" : "r1", pack(claim, n, bits));
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
export function seal(version: string, packed: Uint8Array): string {
  const payload = `${version}.${toBase64(packed)}`;
  return `#${payload}.${toBase64(crc32(payload))}x`;
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
  if (claim.more) writeMore(w, claim.more);
  return Uint8Array.from(w.bytes);
}
