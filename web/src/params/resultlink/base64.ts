// base64url without padding, strict: bits that no byte has must be zero.

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const codes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
const values = new Uint8Array(128);
codes.forEach((code, value) => {
  values[code] = value;
});

const ascii = new TextDecoder();

export function toBase64(bytes: Uint8Array): string {
  const out = new Uint8Array(Math.ceil((bytes.length * 4) / 3));
  let held = 0;
  let n = 0;
  let at = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    for (n += 8; n >= 6; n -= 6) out[at++] = codes[(held >> (n - 6)) & 63] ?? 0;
  }
  if (n > 0) out[at] = codes[(held << (6 - n)) & 63] ?? 0;
  return ascii.decode(out);
}

/** The bytes of a text that has only letters of it; null where they are not a whole number. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const out = new Uint8Array((text.length * 6) >> 3);
  let held = 0;
  let n = 0;
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    held = ((held << 6) | (values[text.charCodeAt(i)] ?? 0)) & 0xffff;
    n += 6;
    if (n >= 8) {
      n -= 8;
      out[at++] = (held >> n) & 255;
    }
  }
  return n >= 6 || (held & ((1 << n) - 1)) !== 0 ? null : out;
}
