// The words that pictures take from the recording library.

export { doesNow, doingOf, grouped, whyBlocked, whyWords } from "../../lib/recording";

/** The same text with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
