// Waits for a workload's narrative and references; says so where they do not arrive.

import type { ComponentChildren } from "preact";
import { page, reloadPage } from "../../store";

export function Loaded({ id, children }: { id: string; children: ComponentChildren }) {
  switch (page(id).value.status) {
    case "ready":
      return <>{children}</>;
    case "loading":
      return <p class="quiet">Loading the reference figures</p>;
    case "failed":
      return (
        <p>
          The text and the reference figures did not arrive.{" "}
          <button type="button" class="button" onClick={() => reloadPage(id)}>
            Try again
          </button>
        </p>
      );
  }
}
