// The rule of hackysack, the same in every peer: who has the sack kicks it to
// another player, drawn at random, until there have been loops + 1 kicks.

import type { Outcome, Sizes } from "./peer";
import { type Dice, dice } from "./random";
import { sizeOf } from "./sizes";

/** What the mail that sends a player home holds; a sack is its number, from 1. */
export const home = 0;
export const firstSack = 1;

export class Game {
  readonly players: number; // in the circle: one more than asked for, as the historic program counts
  kicks = 0;
  gone = 0; // players that went home
  private readonly loops: number;
  private readonly throwDice: Dice;

  constructor(sizes: Sizes) {
    this.players = sizeOf(sizes, "players") + 1;
    this.loops = sizeOf(sizes, "loops");
    this.throwDice = dice(sizeOf(sizes, "seed"));
  }

  /** Whether player `me`, who has got the sack, finds that it is time to go home. */
  get over(): boolean {
    return this.kicks > this.loops;
  }

  /** Counts a kick and gives the player to kick to: another than me. */
  kickFrom(me: number): number {
    let to = this.throwDice(this.players);
    while (to === me) to = this.throwDice(this.players);
    this.kicks++;
    return to;
  }

  /** The number of the sack after the last kick. */
  get sack(): number {
    return this.kicks + firstSack;
  }

  outcome(elapsed: number): Outcome {
    return {
      elapsed,
      operations: this.kicks,
      verified: this.kicks === this.loops + 1 && this.gone === this.players,
      counts: { kicks: this.kicks, gone: this.gone },
    };
  }
}
