// Writes the binary module of the WebAssembly text in a file to standard
// output. Package wat starts it: node assemble.mjs FILE
import { readFileSync, writeSync } from "node:fs";
import { basename } from "node:path";
import startWabt from "wabt";

const file = process.argv[2];
const wabt = await startWabt();
try {
  const module = wabt.parseWat(basename(file), readFileSync(file, "utf8"));
  module.resolveNames();
  module.validate();
  writeSync(1, module.toBinary({}).buffer);
} catch (error) {
  process.stderr.write(String(error.message));
  process.exitCode = 1;
}
