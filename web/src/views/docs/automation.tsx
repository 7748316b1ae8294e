// The automation face: window.switchyard, for tests, embedders and teachers' scripts.

import { manifest } from "../../store";
import { Table } from "./table";

const example = (id: string) => `const result = await switchyard.run({
  workload: "${id}",
  params: {},
  samples: 10,
});
console.log(result.verified, result.metrics);`;

const result = `{
  schema, workload, params, seed, mode,
  samples:  [{ runs, elapsed }],
  metrics:  { [name]: { unit, median, low, high, bounded, samples, warnings } },
  counts:   { [name]: number },
  verified, checks: [{ what, got, want, ok }],
  warmup, clockStep, environment
}`;

export function Automation() {
  const first = manifest.workloads[0]?.id ?? "";
  return (
    <>
      <h1>Automation</h1>
      <p>
        Scripts in the page drive everything through <code>window.switchyard</code>. It works while
        the page shows any screen.
      </p>
      <pre tabIndex={0}>
        <code>{example(first)}</code>
      </pre>
      <h2>What it has</h2>
      <Table
        head={["Name", "Gives", "Meaning"]}
        rows={[
          [<code>version</code>, "text", "The version of this face."],
          [
            <code>catalog()</code>,
            "the manifest",
            "All workloads with their params, presets, metrics and counts.",
          ],
          [
            <code>{"run({workload, params, mode, samples, seed, signal})"}</code>,
            "a promise of a result",
            "Runs once. What is left out has its default. An AbortSignal stops it.",
          ],
          [
            <code>{"record({workload, params, seed, from, to, signal})"}</code>,
            "a promise of {events, from, steps, text, result}",
            "Records the steps from one number up to another: 16 bytes an event and a line of text each; steps is the length of the whole run.",
          ],
          [
            <code>state()</code>,
            "a plain object",
            "What the page shows: link, workload, params, status, result, failure; and how many workers run, how many wait for a run, and the memory limit in bytes.",
          ],
          [
            <code>open(link)</code>,
            "nothing",
            "Shows what a link says, as if it had been clicked.",
          ],
        ]}
      />
      <h2>A result</h2>
      <p>The same object that the native command prints as JSON. Times are in seconds.</p>
      <pre tabIndex={0}>
        <code>{result}</code>
      </pre>
      <h2>Errors</h2>
      <p>
        A promise is rejected with an Error whose <code>stage</code> says where it failed (load,
        manifest, params, memory, run, record, verify, panic, stack, dead, stopped) and whose{" "}
        <code>detail</code> holds further lines, such as the wait-for list of a deadlock. Options
        are checked before anything starts: an unknown one or a wrong type is of stage params.
        Results and states are copies.
      </p>
    </>
  );
}
