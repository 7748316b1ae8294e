// Package bench is the verb bench: ours against the peers, the floors and the
// real systems, natively and in a headless Chromium, side by side in one run.
//
// Two agents measure: a Go program (folder program) natively, and a Node
// program (web/src/peers/bench) that drives the browser on the served site.
// Each answers requests for one sample, so that this package decides the order:
// what is compared is measured in turn, forth and back, in many rounds, and a
// ratio is taken within a round. That is how a ratio survives a machine whose
// speed changes from second to second.
//
// # The file
//
// -o FILE, or .cache/bench.json, gets one JSON object. The one in
// build/measured.json is quoted by README and page.
//
//	schema     "switchyard.bench.v1"
//	date       yyyy-mm-dd
//	machine    processor, cores, system, Go, browser: each name with its text
//	quick      true: few rounds; not to be quoted
//	seconds    that the run took
//	rows       the table, in order, each with
//	  id         never changes its meaning
//	  what       in words
//	  value      {median, low, high, rounds, bounded, unit}: bounded means that low
//	             and high are the 95 % interval of the median; otherwise, under
//	             six rounds, they are the least and the greatest
//	  unit       of value and limit: "" of a ratio, s, B
//	  ratio      true: the value is a ratio of two subjects, or of one to a reference
//	  limit, atLeast  the target: at least, or at most; absent where a row only informs
//	  met        true where the median meets the target; absent without a target
//	  error      why there is no value
//	subjects   what was measured, by name: {unit, samples: a number a round}
//	visits     cold and warm visits of the page, in seconds: see Load in
//	           web/src/peers/bench/protocol.ts
//	weights    bytes by encoding of the wasm and of the rest of the first load
package bench
