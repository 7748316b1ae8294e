// The nouns of sentences.

import { grouped } from "./grouped";
import { FRESH } from "./kinds";
import type { Recording } from "./recording";

/** "channel 512". */
export function channel(c: number): string {
  return `channel ${grouped(c)}`;
}

/** What the objects of Acquire are called: areas where memory is mapped for one, else locks. */
export function lockNoun(r: Recording): "lock" | "area" {
  for (let i = 0; i < r.length; i++) if (r.flags(i) & FRESH) return "area";
  return "lock";
}

/** The same text with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
