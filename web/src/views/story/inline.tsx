// Runs of text within a block.

import type { ComponentChildren } from "preact";
import type { DocText } from "../../gen/types";

export function Inline({ runs }: { runs: readonly DocText[] }) {
  return <>{runs.map(run)}</>;
}

function run(t: DocText): ComponentChildren {
  switch (t.type) {
    case "text":
      return t.text;
    case "code":
      return <code>{t.text}</code>;
    case "emphasis":
      return (
        <em>
          <Inline runs={t.children} />
        </em>
      );
    case "strong":
      return (
        <strong>
          <Inline runs={t.children} />
        </strong>
      );
    case "link":
      return (
        <a href={t.href}>
          <Inline runs={t.children} />
        </a>
      );
  }
}
