// The addresses of what the page loads later. The bundler puts the hashed
// names in; they resolve against the page's own address, so any sub-path works.

declare const __ASSETS__: Assets;

/** Addresses, and the size of the wasm in bytes before compression. */
export interface Assets {
  worker: string;
  peers: string;
  wasm: string;
  glue: string;
  wasmBytes: number;
}

/** The absolute addresses. */
export function pageAssets(): Assets {
  const resolve = (name: string) => new URL(name, document.baseURI).href;
  return {
    worker: resolve(__ASSETS__.worker),
    peers: resolve(__ASSETS__.peers),
    wasm: resolve(__ASSETS__.wasm),
    glue: resolve(__ASSETS__.glue),
    wasmBytes: __ASSETS__.wasmBytes,
  };
}
