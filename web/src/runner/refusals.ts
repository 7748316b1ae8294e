// What is wrong with a call of the automation face: a line for each value
// that cannot be taken, as Go has them (`what: value: what would be right`).
import { exact } from "../lib/thousands";
import { RunError } from "./failure";

/** Makes a text from outside safe to show: escaped, and cut where it is long. */
export type Quote = (text: string) => string;

const most = 20; // lines of one message; what is beyond is counted
const plainName = /^[\w.-]{1,60}$/;

export class Refusals {
  private readonly quote: Quote;
  private readonly lines: string[] = [];
  private count = 0;

  constructor(quote: Quote) {
    this.quote = quote;
  }

  /** Notes that a value cannot be taken, and what would be right. */
  add(name: string, value: unknown, want: string): void {
    this.count++;
    if (this.count > most) return;
    const shown = plainName.test(name) ? name : this.quote(name);
    this.lines.push(`${shown}: ${this.described(value)}: ${want}`);
  }

  /** Throws a RunError of stage params where anything was noted. */
  settle(): void {
    if (this.count === 0) return;
    const more = this.count - this.lines.length;
    const last = more > 0 ? [`and ${exact(more)} more`] : [];
    throw new RunError({
      stage: "params",
      message: [...this.lines, ...last].join("\n"),
      detail: [],
    });
  }

  /** A value in words; what has a text shows it, quoted as Go does. */
  private described(value: unknown): string {
    switch (typeof value) {
      case "string":
        return this.quote(value);
      case "number":
      case "boolean":
      case "bigint":
        return this.quote(String(value));
      case "undefined":
        return "undefined";
      case "object":
        if (value === null) return "null";
        return Array.isArray(value) ? "a list" : "an object";
      default:
        return `a ${typeof value}`;
    }
  }
}
