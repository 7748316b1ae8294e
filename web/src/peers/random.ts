// The players' dice: a xorshift generator of 32 bits (George Marsaglia,
// "Xorshift RNGs", 2003), so that a seed gives the same game in every browser.

/** Whole numbers from 0 below the bound that is asked for. */
export type Dice = (below: number) => number;

export function dice(seed: number): Dice {
  let state = (seed ^ 0x9e3779b9) | 0 || 1; // it must not be 0
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * below);
  };
}
