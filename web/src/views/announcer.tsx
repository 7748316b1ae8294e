// Tells a screen reader how the run goes.

import { findWorkload, run } from "../store";
import { announcement } from "./announcement";

export function Announcer() {
  return (
    <p class="unseen" role="status" aria-live="polite">
      {announcement(run.value, findWorkload(run.value.workload))}
    </p>
  );
}
