// A link to what does not exist: what does.

import { linkErrors, linkTo, manifest } from "../../store";

export function Unknown() {
  return (
    <main class="prose-screen" id="main" tabIndex={-1} data-testid="unknown">
      <section class="notice" aria-label="Unknown address">
        <h1>
          <span class="lamp stopped lit" aria-hidden="true" />
          No track leads there
        </h1>
        <p class="happened">{linkErrors.value[0] ?? `${location.hash}: no such screen`}</p>
        <h2>These exist</h2>
        <ul class="plain-list">
          {manifest.workloads.map((w) => (
            <li>
              <a href={linkTo({ screen: "workload", workload: w.id })}>{w.title}</a>{" "}
              <span class="quiet">{w.claim}</span>
            </li>
          ))}
          <li>
            <a href={linkTo({ screen: "docs" })}>Docs</a>{" "}
            <span class="quiet">params, metrics, events, the automation face</span>
          </li>
          <li>
            <a href={linkTo({ screen: "yard" })}>The Yard</a>{" "}
            <span class="quiet">all workloads</span>
          </li>
        </ul>
      </section>
    </main>
  );
}
