// A panel that says what happened, what was kept, what to do.

import type { ComponentChildren } from "preact";

interface Props {
  readonly title: string;
  readonly happened: string;
  readonly detail?: readonly string[];
  readonly detailTitle?: string | undefined;
  readonly kept?: string;
  readonly todo?: string;
  readonly actions?: ComponentChildren;
  readonly testid: string;
  readonly stage?: string | undefined;
}

export function Notice({
  title,
  happened,
  detail = [],
  detailTitle,
  kept,
  todo,
  actions,
  testid,
  stage,
}: Props) {
  return (
    <section class="notice" data-testid={testid} data-stage={stage} aria-label={title}>
      <h2>
        <span class="lamp stopped lit" aria-hidden="true" />
        {title}
      </h2>
      <p class="happened">{happened}</p>
      {detail.length > 0 && (
        <div class="wait-list">
          {detailTitle && <h3>{detailTitle}</h3>}
          <ol data-testid="wait-list">
            {detail.map((line) => (
              <li>{line}</li>
            ))}
          </ol>
        </div>
      )}
      <dl>
        {kept && (
          <div>
            <dt>Kept</dt>
            <dd>{kept}</dd>
          </div>
        )}
        {todo && (
          <div>
            <dt>What to do</dt>
            <dd>{todo}</dd>
          </div>
        )}
      </dl>
      {actions && <div class="actions">{actions}</div>}
    </section>
  );
}
