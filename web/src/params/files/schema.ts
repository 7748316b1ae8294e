// As much of JSON Schema as web/public/result.schema.json uses, for the tests
// that hold results to it. A keyword that is not known here is an error: it
// would be taken for checked.

export interface Schema {
  readonly [keyword: string]: unknown;
}

const notes = new Set(["$schema", "$id", "title", "description"]);

/** What does not fit, each with its place: "$.seed: ...". */
export function schemaErrors(schema: Schema, value: unknown, at = "$"): string[] {
  return Object.entries(schema).flatMap(([keyword, want]) =>
    notes.has(keyword) ? [] : check(schema, keyword, want, value, at),
  );
}

function check(schema: Schema, keyword: string, want: unknown, v: unknown, at: string): string[] {
  const fail = (no: boolean) => (no ? [`${at}: ${keyword} ${JSON.stringify(want)}`] : []);
  switch (keyword) {
    case "type":
      return fail(!hasType(v, want as string));
    case "const":
      return fail(v !== want);
    case "enum":
      return fail(!(want as unknown[]).includes(v));
    case "minimum":
      return fail((v as number) < (want as number));
    case "maximum":
      return fail((v as number) > (want as number));
    case "required":
      return (want as string[])
        .filter((key) => !Object.hasOwn(v as object, key))
        .map((key) => `${at}.${key}: it is missing`);
    case "items":
      return Array.isArray(v)
        ? v.flatMap((item, i) => schemaErrors(want as Schema, item, `${at}[${i}]`))
        : [];
    case "properties":
      return entries(v).flatMap(([key, item]) => {
        const of = (want as Record<string, Schema>)[key];
        return of ? schemaErrors(of, item, `${at}.${key}`) : [];
      });
    case "additionalProperties": {
      const named = (schema.properties ?? {}) as object;
      return entries(v)
        .filter(([key]) => !Object.hasOwn(named, key))
        .flatMap(([key, item]) =>
          want === false
            ? [`${at}.${key}: no such property`]
            : schemaErrors(want as Schema, item, `${at}.${key}`),
        );
    }
    default:
      return [`${at}: keyword ${keyword}: not known to this check`];
  }
}

function entries(v: unknown): [string, unknown][] {
  return typeof v === "object" && v !== null && !Array.isArray(v) ? Object.entries(v) : [];
}

function hasType(v: unknown, type: string): boolean {
  switch (type) {
    case "object":
      return typeof v === "object" && v !== null && !Array.isArray(v);
    case "array":
      return Array.isArray(v);
    case "integer":
      return Number.isInteger(v);
    default:
      return typeof v === type;
  }
}
