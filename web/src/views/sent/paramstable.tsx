// The params of a result that was sent: what differs from the default is marked.

import type { Sent } from "../../params/resultlink/resultof";

export function ParamsTable({ sent: { workload, result } }: { sent: Sent }) {
  const rows = Object.entries(result.params).map(([key, value]) => {
    const param = workload?.params.find((p) => p.key === key);
    return { key, value, param, changed: param !== undefined && param.default !== value };
  });
  const changed = rows.filter((r) => r.changed).length;
  return (
    <section aria-labelledby="sent-params">
      <h2 id="sent-params">
        Params{" "}
        <span class="quiet small" data-testid="sent-changed">
          {workload && (changed === 0 ? "all at their defaults" : `${changed} not at the default`)}
        </span>
      </h2>
      <div class="scroll">
        <table class="figures sent-params">
          <thead>
            <tr>
              <th scope="col">Param</th>
              <th scope="col">Sent</th>
              <th scope="col">Default</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, value, param, changed }) => (
              <tr class={changed ? "changed" : ""}>
                <th scope="row">
                  {param?.label ?? key} <code class="quiet">{key}</code>
                </th>
                <td>
                  {value}
                  {changed && <span class="tag">not the default</span>}
                </td>
                <td class="quiet">{param?.default ?? "no such param here"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
