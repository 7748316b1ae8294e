// Package wire is what page and wasm say to each other, as pure Go that is
// tested natively; web/src/shared/messages.ts is the other side.
//
// The page sends one request, a flat list of names and values that alternate:
//
//	workload, seed, samples, mode, from, to, start, manifest, memoryLimit,
//	param.<key>..., environment.<key>...
//
// The wasm answers with messages, objects with a type and these fields:
//
//	ready
//	progress  phase, sample, samples, done, total, elapsed (s)
//	snapshot  states, ages, tables (see trace.Snapshot; mode watch)
//	keyframe  step, every, slice, tasklets, packed (mode watch)
//	proof     steps, hash, pages (mode watch)
//	events    proof's, from, buffer (16-byte events, see package trace), start (see trace.Recorder.Start)
//	done      result (bench.Result as JSON text)
//	failed    stage, message, detail
//
// ready comes first, unless page and wasm are of different builds; done or
// failed is the last. Nothing else is said, and the page's next run has a
// worker of its own: linear memory never shrinks, and a busy worker hears nothing.
package wire
