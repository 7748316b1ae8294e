// A table of the docs; it scrolls by itself where the window is narrow.

import type { ComponentChildren } from "preact";

export function Table({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly (readonly ComponentChildren[])[];
}) {
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={head.join(", ")}>
      <table class="figures">
        <thead>
          <tr>
            {head.map((h) => (
              <th scope="col">{h}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr>{cells.map((c, i) => (i === 0 ? <th scope="row">{c}</th> : <td>{c}</td>))}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
