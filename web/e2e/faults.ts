// The wasm that breaks as asked: wasm/faults.go gives each way its seed.
import type { Page } from "playwright-core";
import { faultyWasm } from "./programs";

const first = 4294967200;

const faults = [
  "error",
  "deadlock",
  "panic",
  "goroutine panic",
  "goroutine deadlock",
  "stack",
  "memory",
  "endless",
  "astray", // it goes another way in each window but the first
] as const;

export type Fault = (typeof faults)[number];

export function seedOf(fault: Fault): number {
  return first + faults.indexOf(fault);
}

let wasm: Promise<Buffer> | undefined;

/** Serves the breaking wasm in place of the site's. */
export async function breakable(page: Page): Promise<void> {
  wasm ??= faultyWasm();
  const body = await wasm;
  await page.route("**/*.wasm", (route) =>
    route.fulfill({ body, contentType: "application/wasm" }),
  );
}
