// CRC-32 (IEEE 802.3), by a table.

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});

/** Of a text whose characters are bytes; big-endian. */
export function crc32(text: string): Uint8Array<ArrayBuffer> {
  let crc = 0xffffffff;
  for (let i = 0; i < text.length; i++)
    crc = (crc >>> 8) ^ (table[(crc ^ text.charCodeAt(i)) & 255] ?? 0);
  const out = new Uint8Array(4);
  new DataView(out.buffer).setUint32(0, ~crc);
  return out;
}
