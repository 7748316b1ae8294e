// A narrative as nodes. Text is only ever set as text.

import type { ComponentChildren } from "preact";
import type { DocNode } from "../../gen/types";

export function Doc({ nodes, raise = 0 }: { nodes: readonly DocNode[]; raise?: number }) {
  return <>{nodes.map((n) => node(n, raise))}</>;
}

function node(n: DocNode, raise: number): ComponentChildren {
  const inner = () => ("children" in n ? <Doc nodes={n.children} raise={raise} /> : null);
  switch (n.kind) {
    case "heading": {
      const Level = `h${Math.min(4, Math.max(2, n.level + raise))}` as "h2";
      return <Level id={n.id}>{inner()}</Level>;
    }
    case "paragraph":
      return <p>{inner()}</p>;
    case "list": {
      const List = n.ordered ? "ol" : "ul";
      return (
        <List>
          {n.items.map((item) => (
            <li>
              <Doc nodes={item} raise={raise} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <Table head={n.head} rows={n.rows} />;
    case "code-block":
      return (
        <pre tabIndex={0}>
          <code>{n.text}</code>
        </pre>
      );
    case "text":
      return n.text;
    case "code":
      return <code>{n.text}</code>;
    case "emphasis":
      return <em>{inner()}</em>;
    case "strong":
      return <strong>{inner()}</strong>;
    case "link":
      return <a href={n.href}>{inner()}</a>;
  }
}

function Table({ head, rows }: { head: readonly (readonly DocNode[])[]; rows: readonly (readonly (readonly DocNode[])[])[] }) {
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label="Table">
      <table class="figures">
        <thead>
          <tr>
            {head.map((cell) => (
              <th scope="col">
                <Doc nodes={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {row.map((cell) => (
                <td>
                  <Doc nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
