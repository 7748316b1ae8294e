// A narrative as blocks. Text is only ever set as text.

import type { ComponentChildren } from "preact";
import type { DocNode } from "../../gen/types";
import { Inline } from "./inline";

export function Doc({ nodes }: { nodes: readonly DocNode[] }) {
  return <>{nodes.map(block)}</>;
}

function block(n: DocNode): ComponentChildren {
  switch (n.type) {
    case "heading": {
      const Level = n.level === 2 ? "h2" : "h3";
      return (
        <Level id={n.id}>
          <Inline runs={n.children} />
        </Level>
      );
    }
    case "paragraph":
      return (
        <p>
          <Inline runs={n.children} />
        </p>
      );
    case "list": {
      const List = n.ordered ? "ol" : "ul";
      return (
        <List>
          {n.items.map((item) => (
            <li>
              {item.map((b) =>
                item.length === 1 && b.type === "paragraph" ? (
                  <Inline runs={b.children} />
                ) : (
                  block(b)
                ),
              )}
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <DocTable table={n} />;
    case "code":
      return (
        <pre tabIndex={0}>
          <code>{n.text}</code>
        </pre>
      );
    case "quote":
      return (
        <blockquote>
          <Doc nodes={n.children} />
        </blockquote>
      );
  }
}

function DocTable({
  table: { head, rows, align },
}: {
  table: Extract<DocNode, { type: "table" }>;
}) {
  const side = (i: number) => (align[i] === "right" ? "number" : "");
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label="Table">
      <table class="figures">
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th scope="col" class={side(i)}>
                <Inline runs={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {row.map((cell, i) => (
                <td class={side(i)}>
                  <Inline runs={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
