// What tasklets are called: by the words of their workload where it has some,
// else by their numbers in the events.

import type { Named } from "../../gen/types";
import { grouped } from "./grouped";

/** A rule of the manifest without its condition, which has been looked at. */
export type NameRule = Omit<Named, "when">;

export class Names {
  constructor(private readonly rules: readonly NameRule[] = []) {}

  /** "main", "player 3"; without a rule "main" for 0, else "tasklet 513". */
  of(t: number): string {
    const rule = this.ruleOf(t);
    if (rule) return rule.every > 0 ? `${rule.name} ${grouped(t - rule.less)}` : rule.name;
    return t === 0 ? "main" : `tasklet ${grouped(t)}`;
  }

  /** The same where there is next to no room: "main", "3". */
  short(t: number): string {
    const rule = this.ruleOf(t);
    if (rule && rule.every > 0) return grouped(t - rule.less);
    return rule?.name ?? (t === 0 ? "main" : grouped(t));
  }

  /** The same as one word, which the formats of other programs ask for: "main", "player3", "t513". */
  word(t: number): string {
    const rule = this.ruleOf(t);
    if (rule) return rule.every > 0 ? `${rule.name}${t - rule.less}` : rule.name;
    return t === 0 ? "main" : `t${t}`;
  }

  /** By how much most names' numbers are smaller than those in the events: of chains of links, 1. */
  get less(): number {
    return this.rules.find((r) => r.every === 1)?.less ?? 0;
  }

  /** Whether its workload has a name for it. */
  named(t: number): boolean {
    return this.ruleOf(t) !== undefined;
  }

  /** "player 3", "players 3 to 40", "main to player 39". */
  range(from: number, last: number): string {
    if (last <= from) return this.of(from);
    const [rule, other] = [this.ruleOf(from), this.ruleOf(last)];
    if (!rule && !other) return `tasklets ${grouped(from)} to ${grouped(last)}`;
    if (rule !== other || rule?.every !== 1) return `${this.of(from)} to ${this.of(last)}`;
    return `${rule.name}s ${this.short(from)} to ${this.short(last)}`;
  }

  /**
   * The tasklet that is meant: by its name or the beginning of one ("player 3",
   * "p3"), by the number that its name has ("3"), by its number in the events
   * ("t4", "tasklet 4"). Undefined where nobody can be.
   */
  find(text: string): number | undefined {
    const said = text.trim().toLowerCase();
    const single = this.rules.find((r) => r.every === 0 && r.name === said);
    if (single) return single.from;
    if (said === "main") return 0;
    const [, word = "", digits] = /^([a-z]*)\s*(\d{1,9})$/.exec(said) ?? [];
    if (digits === undefined) return undefined;
    const number = Number(digits);
    if (word === "t" || word === "tasklet") return number;
    for (const rule of this.rules) {
      const t = number + rule.less;
      if (rule.every > 0 && rule.name.startsWith(word) && this.ruleOf(t) === rule) return t;
    }
    return word === "" ? number : undefined;
  }

  /** Who there is up to a number: "root, main, links 1 to 5"; "0 to 5" where all go by numbers. */
  everybody(last: number): string {
    if (this.rules.length === 0) return `0 to ${grouped(last)}`;
    const known = this.rules.filter((r) => r.from <= last);
    const parts = known.map((r) => {
      const end = r.every > 0 ? last - ((last - r.from) % r.every) : r.from;
      if (end === r.from) return this.of(end);
      return `${r.name}s ${this.short(r.from)} to ${this.short(end)}`;
    });
    return [...(this.ruleOf(0) ? [] : ["main"]), ...parts].join(", ");
  }

  private ruleOf(t: number): NameRule | undefined {
    return this.rules.find((r) =>
      r.every > 0 ? t >= r.from && (t - r.from) % r.every === 0 : t === r.from,
    );
  }
}

/** Of a recording whose workload is not known. */
export const byNumber = new Names();
