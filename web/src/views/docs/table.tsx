// A table of the docs; on a phone each row is a block, its cells one below the
// other behind their heads.

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
      <table class="figures stack">
        <thead>
          <tr>
            {head.map((h) => (
              <th scope="col">{h}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr>
              {cells.map((c, i) =>
                i === 0 ? <th scope="row">{c}</th> : <td data-head={head[i]}>{c}</td>,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
