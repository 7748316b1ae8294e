// How much of a link was taken where not all of it could be.

import { ofPlace } from "../../params/place";
import { exact } from "../figures/number";

/** How the report of a link's errors begins and ends. */
export interface Taken {
  readonly title: string;
  readonly rest: string;
  /** It comes from a newer page, which a reload may bring. */
  readonly newer?: boolean;
}

/** The errors of a link as a whole: its length, its version, and that it was cut (params/link.ts). */
const tooLong = /^link: \d+ characters: /;
const wasCut = /^link: cut: /;
const ofOtherVersion = /^v: /;

export function takenOf(errors: readonly string[]): Taken {
  const [first = ""] = errors;
  if (tooLong.test(first))
    return {
      title: "The link was not taken.",
      rest: "The Yard is shown instead; nothing has run.",
    };
  if (ofOtherVersion.test(first)) {
    return {
      title: "The link was not taken.",
      rest: "The defaults are shown instead; nothing has run.",
      newer: first.includes(": made by a newer version"),
    };
  }
  if (wasCut.test(first))
    return {
      title: "The link was cut.",
      rest: "The fields that came whole were taken; nothing has run.",
    };
  const count = errors.length;
  return {
    title:
      count === 1
        ? "One field of the link was not taken."
        : `${exact(count)} fields of the link were not taken.`,
    rest: `What else it says was${errors.every(ofPlace) ? "" : "; nothing has run"}.`,
  };
}
