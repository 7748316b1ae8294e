// The story of a workload: its narrative, then its sources.

import type { Reference, Workload } from "../../gen/types";
import { page } from "../../store";
import { Loaded } from "../numbers/loaded";
import { Citation } from "../reference/citation";
import { Doc } from "./doc";

export function Story({ workload }: { workload: Workload }) {
  const content = page(workload.id).value.page;
  return (
    <article class="prose">
      <p class="standfirst">
        <b>{workload.year}</b> {workload.origin}
      </p>
      <Loaded id={workload.id}>
        {content && (
          <>
            <Doc nodes={content.doc} />
            <Sources reference={content.reference} />
          </>
        )}
      </Loaded>
    </article>
  );
}

function Sources({ reference }: { reference: Reference }) {
  if (reference.sources.length === 0) return null;
  return (
    <>
      <h2>Sources</h2>
      <ol>
        {reference.sources.map((s) => (
          <li>
            <Citation source={s} /> {rowsOf(reference, s.id)}
          </li>
        ))}
      </ol>
    </>
  );
}

function rowsOf(reference: Reference, id: string): string {
  const n = reference.rows.filter((r) => r.source === id).length;
  return n === 0 ? "" : n === 1 ? "One figure here is from it." : `${n} figures here are from it.`;
}
