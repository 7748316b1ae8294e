// A value from outside made safe to show, as Go's strconv.Quote does: what
// does not print is escaped, what is long is cut.

const shown = 60; // bytes of UTF-8
const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;
const named: Record<string, string> = {
  '"': '\\"',
  "\\": "\\\\",
  "\u0007": "\\a",
  "\b": "\\b",
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "\v": "\\v",
};

export function quote(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= shown) return `"${escaped(text)}"`;
  // The cut never falls inside a character: what is begun is left out.
  const whole = new TextDecoder().decode(bytes.subarray(0, shown), { stream: true });
  return `"${escaped(whole)}..."`;
}

function escaped(text: string): string {
  let out = "";
  for (const char of text) out += named[char] ?? (printable.test(char) ? char : escapeCode(char));
  return out;
}

function escapeCode(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x20 || code === 0x7f) return `\\x${hex(code, 2)}`;
  return code < 0x10000 ? `\\u${hex(code, 4)}` : `\\U${hex(code, 8)}`;
}

function hex(n: number, digits: number): string {
  return n.toString(16).padStart(digits, "0");
}
