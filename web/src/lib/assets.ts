// The addresses of what the page loads later. The bundler puts the hashed
// names in; they resolve against the page's own address, so any sub-path works.

declare const __ASSETS__: Assets & { styles: string };

/** Addresses, and the size of the wasm in bytes before compression. */
export interface Assets {
  page: string;
  worker: string;
  peers: string;
  wasm: string;
  glue: string;
  wasmBytes: number;
}

const resolve = (name: string) => new URL(name, document.baseURI).href;

/** The absolute address of the style sheet of the views that load later. */
export function laterStyles(): string {
  return resolve(__ASSETS__.styles);
}

/** The absolute addresses. */
export function pageAssets(): Assets {
  return {
    page: resolve(__ASSETS__.page),
    worker: resolve(__ASSETS__.worker),
    peers: resolve(__ASSETS__.peers),
    wasm: resolve(__ASSETS__.wasm),
    glue: resolve(__ASSETS__.glue),
    wasmBytes: __ASSETS__.wasmBytes,
  };
}
