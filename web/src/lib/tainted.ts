import type { Sample } from "../gen/types";

/** Whether something speaks against a sample, of whatever kind. */
export function isTainted(sample: Pick<Sample, "taints"> | undefined): boolean {
  return (sample?.taints ?? []).length > 0;
}
