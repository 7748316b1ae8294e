/** A refusal in the house's form: `what: value: what would be right`. Everything here fails with it alone. */
export class RecordingError extends Error {
  constructor(
    readonly what: string,
    readonly value: string,
    readonly right: string,
  ) {
    super(`${what}: ${value}: ${right}`);
    this.name = "RecordingError";
  }
}
