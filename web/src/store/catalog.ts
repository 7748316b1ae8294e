// The workloads, from the manifest that the page is built with.
import manifestJson from "../gen/manifest.json";
import type { Manifest, Workload } from "../gen/types";
import { regrouped } from "../lib/thousands";

export const manifest = regrouped(manifestJson as unknown as Manifest);

export function findWorkload(id: string | undefined): Workload | undefined {
  return manifest.workloads.find((w) => w.id === id);
}
