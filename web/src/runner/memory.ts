// How many bytes a run may need at most in this browser.

const gib = 2 ** 30;

/** What 32-bit addresses of wasm can reach. */
const ceiling = 4 * gib;

/** Where the browser does not tell its machine's memory: what a phone of today gives one tab. */
const unknownMachine = gib;

/** Half of the machine's memory, in GiB as navigator.deviceMemory tells it (at most 8), and never above wasm's ceiling. */
export function memoryLimit(deviceMemory: number | undefined): number {
  if (deviceMemory === undefined || !(deviceMemory > 0)) return unknownMachine;
  return Math.min(ceiling, (deviceMemory / 2) * gib);
}
