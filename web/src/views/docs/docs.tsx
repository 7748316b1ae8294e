// Docs: a page for each workload, made from its description; the automation
// face; the table of events; the bench's table.

import { findWorkload, linkTo, manifest, route } from "../../store";
import { Lazy } from "../lazy";

const workloadDoc = () => import("./workloaddoc").then((m) => m.WorkloadDoc);
const automation = () => import("./automation").then((m) => m.Automation);
const measured = () => import("./measured").then((m) => m.Measured);
const events = () => import("./events").then((m) => m.Events);

const none = {};

export function Docs() {
  const { topic } = route.value;
  const workload = findWorkload(topic);
  return (
    <div class="docs-screen">
      <nav class="docs-nav" aria-label="Docs">
        <h2>Workloads</h2>
        <ul>
          {manifest.workloads.map((w) => (
            <Topic id={w.id} name={w.title} current={topic === w.id} />
          ))}
        </ul>
        <h2>Switchyard</h2>
        <ul>
          <Topic id="" name="Reading the page" current={!topic} />
          <Topic id="automation" name="Automation" current={topic === "automation"} />
          <Topic id="events" name="Events" current={topic === "events"} />
          <Topic id="measured" name="Measured" current={topic === "measured"} />
        </ul>
      </nav>
      <main class="prose docs" id="main" tabIndex={-1} data-testid="docs">
        {workload ? (
          <Lazy key={workload.id} load={workloadDoc} props={{ workload }} what="the docs" />
        ) : topic === "automation" ? (
          <Lazy load={automation} props={none} what="the docs" />
        ) : topic === "events" ? (
          <Lazy load={events} props={none} what="the docs" />
        ) : topic === "measured" ? (
          <Lazy load={measured} props={none} what="the docs" />
        ) : topic ? (
          <NoTopic topic={topic} />
        ) : (
          <Reading />
        )}
      </main>
    </div>
  );
}

function Topic({ id, name, current }: { id: string; name: string; current: boolean }) {
  return (
    <li>
      <a
        href={linkTo({ screen: "docs", topic: id === "" ? undefined : id })}
        aria-current={current ? "page" : undefined}
      >
        {name}
      </a>
    </li>
  );
}

function NoTopic({ topic }: { topic: string }) {
  return (
    <>
      <h1>No such page</h1>
      <p>
        The docs have no page <code>{topic}</code>. Those that exist are listed beside this.
      </p>
    </>
  );
}

function Reading() {
  return (
    <>
      <h1>Reading the page</h1>
      <p>
        Each workload is a historic concurrency benchmark, rebuilt in Go and compiled to
        WebAssembly. It runs in a worker of this browser; nothing is sent anywhere.
      </p>
      <h2>Where figures come from</h2>
      <dl class="terms">
        <dt>This browser</dt>
        <dd>Measured here, by the last verified run in mode Measure with the same params.</dd>
        <dt>Native, this Go</dt>
        <dd>
          The same Go code, compiled natively and run by the project; machine and date stand beside
          it.
        </dd>
        <dt>Measured again</dt>
        <dd>The real historic system, run again by the project on a machine of today.</dd>
        <dt>Then</dt>
        <dd>Printed in the historic text, which is cited.</dd>
      </dl>
      <h2>What a figure says</h2>
      <p>
        The big figure is the median of the samples; beneath stands its 95 % interval. Every sample
        is drawn. A run whose answer was not verified has no score.
      </p>
      <h2>Modes</h2>
      <dl class="terms">
        <dt>Measure</dt>
        <dd>No recorder runs along. The only mode whose numbers are quoted.</dd>
        <dt>Watch</dt>
        <dd>Events are counted while the run goes on.</dd>
        <dt>Study</dt>
        <dd>
          A window of events is recorded whole. Workload, params and seed determine every step, so
          any window can be made again.
        </dd>
      </dl>
      <h2>Keys</h2>
      <dl class="terms">
        <dt>
          <kbd>Space</kbd>
        </dt>
        <dd>Runs and stops, unless the focus is on a control.</dd>
        <dt>
          <kbd>b</kbd>
        </dt>
        <dd>Turns the big mode on and off, for a projector.</dd>
        <dt>
          <kbd>Tab</kbd>, arrows
        </dt>
        <dd>
          Go through controls, tabs and choices. Back undoes a change of screen, tab or preset.
        </dd>
      </dl>
      <h2>Links</h2>
      <p>
        The address holds the whole configuration:{" "}
        <code>#chain?v=2&amp;n=1000&amp;engine=hard&amp;x</code>. What stands at its default is left
        out; the x at the end tells a whole link from one that was cut. Share copies it. Written by
        hand <code>#chain?n=1000</code> will do, and old links work for ever.
      </p>
      <p>
        Beside the params a link may hold <code>seed</code>, <code>samples</code>, <code>mode</code>
        , <code>tab</code>, a place in a recording (<code>step</code>, <code>view</code>,{" "}
        <code>at</code>, <code>with</code>), a sweep that is set and waits for Run (
        <code>sweep=n:10..100000:5/engine</code>) and <code>big=on</code>, the big mode for a
        projector. <code>go run ./build native '#chain?n=1000'</code> runs a link natively.
      </p>
      <p>
        A link that begins with <code>#r2.</code> is a result: params, seed, machine, every sample
        and what speaks against it, and a digest of the exact counts. It is a claim, not proof:
        whoever can read it can write one.
      </p>
    </>
  );
}
