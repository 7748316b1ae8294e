// The bench's table, taken on one machine: every engine, peers, floors and the
// real systems, with the targets that were met and those that were missed.

import { measured as table } from "../../gen/measured";
import { regrouped } from "../../lib/thousands";
import { linkTo } from "../../store";
import { Table } from "./table";

const measured = regrouped(table);

export function Measured() {
  const targets = measured.rows.filter((r) => r.target !== "");
  const others = measured.rows.filter((r) => r.target === "");
  const short = targets.filter((r) => r.verdict !== "met");
  return (
    <>
      <h1>Measured</h1>
      <p>
        Taken by <code>go run ./build bench</code>, natively and in a headless Chromium, everything
        that is compared in turn: {measured.where}. The{" "}
        <a href={linkTo({ screen: "challenge" })}>Challenge</a> does the same in your browser.
      </p>
      {measured.quick && (
        <p class="aside">This is a quick look of few rounds: it is not to be quoted.</p>
      )}
      <h2>What falls short</h2>
      {short.length === 0 ? (
        <p>Nothing: all {targets.length} targets are met.</p>
      ) : (
        <>
          <p>
            {targets.length - short.length} of {targets.length} targets are met. These are not; the
            project's file DECISIONS.md says why, and what was tried.
          </p>
          <ul data-testid="short">
            {short.map((r) => (
              <li>
                {r.what}: {r.verdict === "NOT MET" ? r.measured : r.verdict}, {r.target} wanted
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Targets</h2>
      <Table
        head={["What", "Measured", "Interval", "Rounds", "Target", "Verdict"]}
        rows={targets.map((r) => [
          r.what,
          <b>{r.measured}</b>,
          r.interval,
          r.rounds,
          r.target,
          r.verdict === "met" ? r.verdict : <b>{r.verdict.toLowerCase()}</b>,
        ])}
      />
      <p class="small">{measured.footnote}.</p>
      <h2>What else was measured</h2>
      <Table
        head={["What", "Measured", "Interval", "Rounds"]}
        rows={others.map((r) => [r.what, <b>{r.measured}</b>, r.interval, r.rounds])}
      />
    </>
  );
}
