// The Go programs the tests need beside the site, built once a file.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "./site";

const execute = promisify(execFile);
const folder = join(root, ".cache", "e2e");

async function goBuild(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const file = join(folder, name);
  await execute("go", ["build", "-o", file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  return file;
}

/** The wasm that breaks as its seed says: faults.ts. */
export async function faultyWasm(): Promise<Buffer> {
  return readFile(
    await goBuild("faults.wasm", ["-tags", "faults", "./wasm"], { GOOS: "js", GOARCH: "wasm" }),
  );
}

let command: Promise<string> | undefined;

/** What `go run ./build native` prints for these arguments. */
export async function native(...args: string[]): Promise<string> {
  command ??= goBuild("build", ["./build"]);
  const { stdout } = await execute(await command, ["native", ...args], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  return stdout;
}
