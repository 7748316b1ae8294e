// Package trace is what a run leaves behind: a list of events, one a step.
//
// The step number is the axis, not the clock: a browser's clock ticks every 5
// to 1,000 µs and a switch takes ten nanoseconds. Workload, params and seed
// determine every event, on every engine and in every browser; the rolling
// hash of a Recorder proves it. The events follow the callbacks of Stackless
// Python (a schedule callback is a Run; a channel callback is a Deliver or one
// of the Parks), widened for Axon's mailboxes and for locks.
package trace
