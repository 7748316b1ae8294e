// Whether this browser has loaded this very wasm before, so that its cache most
// likely has it.

const key = "switchyard.wasm";

export function loadedBefore(address: string): boolean {
  try {
    return localStorage.getItem(key) === fileOf(address);
  } catch {
    return false; // storage is refused
  }
}

export function noteLoaded(address: string): void {
  try {
    localStorage.setItem(key, fileOf(address));
  } catch {
    // Storage is refused: the next visit loads as the first does.
  }
}

function fileOf(address: string): string {
  return address.slice(address.lastIndexOf("/") + 1);
}
