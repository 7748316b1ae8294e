// Sums over the columns of a row of pixels, of spans with a left and a right
// end: a span costs the same however long it is, and so does a stretch in which
// nothing changes.

export class Sums {
  /** By column, `kinds` a column: what it adds to the sums of the one before. */
  private readonly changes: Float64Array;
  private readonly changed: Uint8Array;
  private readonly one: Float64Array;

  constructor(
    private readonly columns: number,
    private readonly kinds: number,
  ) {
    this.changes = new Float64Array((columns + 2) * kinds);
    this.changed = new Uint8Array(columns + 2);
    this.one = Float64Array.of(1);
  }

  clear(): void {
    this.changes.fill(0);
    this.changed.fill(0);
  }

  /** Adds a value from left to right, both in columns; ends may lie inside of one. */
  add(kind: number, left: number, right: number, value: number): void {
    this.one[0] = value;
    this.edge(left, kind, 1, this.one, 0, 1);
    this.edge(right, kind, 1, this.one, 0, -1);
  }

  /** Adds a value of every kind: values[at] and those behind it. */
  addAll(left: number, right: number, values: Float64Array, at: number): void {
    this.edge(left, 0, this.kinds, values, at, 1);
    this.edge(right, 0, this.kinds, values, at, -1);
  }

  private edge(
    x: number,
    first: number,
    count: number,
    values: Float64Array,
    at: number,
    sign: 1 | -1,
  ): void {
    const { changes, changed, kinds } = this;
    const c = Math.floor(x);
    const part = x - c;
    const here = c * kinds + first;
    changed[c] = 1;
    changed[c + 1] = 1;
    for (let k = 0; k < count; k++) {
      const value = sign * (values[at + k] as number);
      changes[here + k] = (changes[here + k] as number) + value * (1 - part);
      changes[here + kinds + k] = (changes[here + kinds + k] as number) + value * part;
    }
  }

  /** Calls back for each stretch of columns, from <= x < to, that have the same sums. The array is used again. */
  stretches(visit: (from: number, to: number, sums: Float64Array) => void): void {
    const { changes, changed, kinds, columns } = this;
    const sums = new Float64Array(kinds);
    for (let c = 0; c < columns; ) {
      for (let k = 0; k < kinds; k++)
        sums[k] = (sums[k] as number) + (changes[c * kinds + k] as number);
      let end = c + 1;
      while (end < columns && changed[end] === 0) end++;
      visit(c, end, sums);
      c = end;
    }
  }
}
