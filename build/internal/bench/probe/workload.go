// Package probe measures what the engines are compared with and what no
// workload shows: the bare means of Go below them. It has the form of a
// workload, so that the worker runs it as it runs ours, but is in no manifest.
package probe

import "switchyard/workloads/bench"

// Manifest stands in for the hash of a manifest, which the probe has none of.
const Manifest = "probe"

// What the probe measures: the values of the param "what".
const (
	// Pull is a bare ring of iter.Pull loops, without any scheduler: the floor
	// of hard switches. Metric "op": seconds a call of next, there and back.
	Pull = "pull"
	// Goroutines are n plain goroutines alive at once, each started, stopped at
	// a channel and ended. Metric "op": seconds each.
	Goroutines = "goroutines"
	// Tasklets are n hard tasklets that do the same. Metric "op": seconds each.
	Tasklets = "tasklets"
	// Recorder is what an event costs. Metrics "watch" and "study": seconds an event.
	Recorder = "recorder"
	// WatchedChain is what the modes make of a chain of n tasklets. Metrics
	// "watched" and "studied": its time by that of mode Measure.
	WatchedChain = "watched chain"
)

// Workload describes the probe.
var Workload = bench.Workload{
	ID:    "probe",
	Title: "What the engines are measured against",
	New:   bind,
	Metrics: []bench.Metric{
		{Name: "op", Label: "An operation", Unit: "s", Better: bench.Lower, When: bench.Is("what", Pull, Goroutines, Tasklets)},
		{Name: "watch", Label: "An event in mode Watch", Unit: "s", Better: bench.Lower, When: bench.Is("what", Recorder)},
		{Name: "study", Label: "An event in mode Study", Unit: "s", Better: bench.Lower, When: bench.Is("what", Recorder)},
		{Name: "watched", Label: "Time in mode Watch by Measure's", Better: bench.Lower, When: bench.Is("what", WatchedChain)},
		{Name: "studied", Label: "Time in mode Study by Measure's", Better: bench.Lower, When: bench.Is("what", WatchedChain)},
	},
	Counts: []bench.Count{{Name: "operations", Label: "Operations"}},
}

// body is the probe with its params.
type body struct {
	what, engine string
	n            int
}

func bind(p *bench.Params) bench.Body {
	b := new(body)
	p.Choice(&b.what, Pull, bench.Param{Key: "what", Label: "What", Choices: []bench.Choice{
		{Value: Pull, Label: "iter.Pull"}, {Value: Goroutines, Label: "Goroutines"}, {Value: Tasklets, Label: "Hard tasklets"}, {Value: Recorder, Label: "Recorder"}, {Value: WatchedChain, Label: "Watched chain"},
	}})
	p.Choice(&b.engine, "soft", bench.Param{Key: "engine", Label: "Engine", Choices: []bench.Choice{{Value: "soft", Label: "Soft"}, {Value: "hard", Label: "Hard"}}})
	p.Int(&b.n, 1_000_000, bench.Param{Key: "n", Label: "Operations", Min: 10, Max: 100_000_000})
	return b
}

// Run does what was asked for.
func (b *body) Run(r *bench.Run) error {
	switch b.what {
	case Pull:
		b.pull(r)
	case Goroutines:
		b.goroutines(r)
	case Tasklets:
		return b.tasklets(r)
	case Recorder:
		return b.recorder(r)
	case WatchedChain:
		return b.watchedChain(r)
	}
	return nil
}

// perOp reports n operations that began at start.
func (b *body) perOp(r *bench.Run, start int64) { r.Metric("op", r.Seconds(start)/float64(b.n)) }
