// The Go runtime's own glue, wasm_exec.js, told where its output goes. Tests start
// the program with this under Node.

interface GoProgram {
  importObject: WebAssembly.Imports;
  exit: (code: number) => void;
  run(instance: WebAssembly.Instance): Promise<void>;
}

/** What package bridge exports. */
type Entry = (fields: string[], post: (message: object, transfer: Transferable[]) => void) => void;

interface GlueScope {
  Go: new () => GoProgram;
  switchyard?: Entry;
  fs?: object;
}

/** A Go program in this worker. Its output is kept, not printed. */
export interface Program {
  entry: Entry;
  /** The exit code, or null while it lives. */
  exit(): number | null;
  output(): string;
}

const scope = globalThis as unknown as GlueScope;
let output = "";

/** Has the glue loaded, which comes before the program. */
export function loadGlue(load: () => void): void {
  scope.fs = outputOnly((text) => {
    output += text;
  });
  load();
}

/** Starts the program; it rejects with what the engine throws. */
export async function startProgram(module: WebAssembly.Module): Promise<Program> {
  let code: number | null = null;
  const go = new scope.Go();
  go.exit = (c) => {
    code = c;
  };
  const instance = new WebAssembly.Instance(module, go.importObject);
  // The program has run up to its first wait when run answers; it ends with the worker.
  await Promise.race([go.run(instance), null]);
  const entry = scope.switchyard;
  if (!entry) throw new Error(`the module offers no entry: ${output || "it wrote nothing"}`);
  return { entry, exit: () => code, output: () => output };
}

/** The part of a file system that the Go runtime writes to; the glue keeps it where it is set. */
function outputOnly(write: (text: string) => void): object {
  const decoder = new TextDecoder();
  const none = -1;
  return {
    constants: {
      O_WRONLY: none,
      O_RDWR: none,
      O_CREAT: none,
      O_TRUNC: none,
      O_APPEND: none,
      O_EXCL: none,
      O_DIRECTORY: none,
    },
    writeSync(_: number, bytes: Uint8Array): number {
      write(decoder.decode(bytes, { stream: true }));
      return bytes.length;
    },
  };
}
