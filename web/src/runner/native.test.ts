import assert from "node:assert/strict";
import { test } from "node:test";
import { read } from "./native";

function body(...chunks: string[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob(chunks).stream();
}

const nobody = { waiting: () => {}, progress: () => {} };

test("lines are told in order, wherever they are cut", async () => {
  const heard: string[] = [];
  const told = {
    waiting: (ahead: number) => heard.push(`waiting ${ahead}`),
    progress: (p: { sample: number }) => heard.push(`sample ${p.sample}`),
  };
  const bytes = new TextEncoder().encode(
    '{"type":"waiting","ahead":2}\n{"type":"progress","sample":1}\n{"type":"done","result":{"seed":7}}\n',
  );
  let at = 0;
  const end = await read(
    new ReadableStream({
      pull(control) {
        if (at === bytes.length) control.close();
        else control.enqueue(bytes.slice(at, ++at));
      },
    }),
    told,
  );
  assert.deepEqual(heard, ["waiting 2", "sample 1"]);
  assert.deepEqual(end, { ok: true, result: { seed: 7 } });
});

test("a refusal is a failure with its stage and further lines", async () => {
  const line = '{"type":"failed","stage":"params","message":"n: no","detail":["more"]}\n';
  const end = await read(body(line), nobody);
  assert.deepEqual(end, {
    ok: false,
    failure: { stage: "params", message: "n: no", detail: ["more"] },
  });
});

test("an answer that ends in the middle is said to have done so", async () => {
  const end = await read(body('{"type":"progress","sample":1}\n{"type":"do'), nobody);
  assert.ok(!end.ok && end.failure.stage === "dead");
});
