// Package ccbench asks who gets the interpreter's lock: several threads run
// one task for some seconds, and what counts is how much they get done
// together, and how evenly.
//
// It follows ccbench, CPython's concurrency benchmark, as it was used on
// Python's tracker in issue 8299, "Improve GIL in 2.7" (2010).
package ccbench

import (
	"switchyard/workloads/bench"
	"switchyard/workloads/model/gil"
)

// Workload describes it.
var Workload = bench.Workload{
	ID:      "ccbench",
	Title:   "ccbench",
	Year:    2010,
	Origin:  "CPython 2.7 alpha 4, issue 8299",
	Claim:   "Python threads share one lock: in a queue all get the same, at 70 % speed instead of 88 %",
	New:     bind,
	Presets: presets,
	Metrics: metrics,
	Counts:  counts,
	Charts: []bench.Chart{
		{Kind: bench.ChartReference, Title: "Throughput, model, historic and real", Metric: "throughput", Log: true},
		{Kind: bench.ChartReference, Title: "Percent of one thread", Metric: "share"},
		{Kind: bench.ChartReference, Title: "Balance: 0 is fair", Metric: "balance"},
		{Kind: bench.ChartSweep, Title: "Throughput over threads, by policy", Metric: "throughput", X: "threads", Series: "policy"},
		{Kind: bench.ChartSweep, Title: "Throughput over check interval, by policy", Metric: "throughput", X: "checkInterval", Series: "policy"},
	},
	Layout: bench.LayoutLanes,
	Names:  []bench.Named{{From: 1, Every: 1, Name: "thread"}},
	Memory: []bench.Term{
		{Bytes: 1 << 20},
		{Bytes: 1000, Of: []string{"threads"}},
		{Bytes: 12_000, Of: []string{"threads"}, When: onModel.And(bench.Is("switching", switchingHard))},
		{Bytes: 100_000, Of: []string{"threads"}, When: onReal},
	},
	Records: onModel,
	Basis: []bench.Basis{
		{When: onCosts(historicMachine), Text: "modelled: virtual time, costs fitted to the historic machine"},
		{When: onCosts(newerMachine), Text: "modelled: virtual time, costs fitted to a machine of 2026"},
		{When: onModel, Text: "modelled: virtual time, costs as set"},
	},
}

// The values of the choice params; a policy's is its gil.Rule's name.
const (
	engineModel = "model"
	engineReal  = "real"

	switchingSoft = "soft"
	switchingHard = "hard"

	testThroughput = "throughput"
	testLatency    = "latency"
	testBandwidth  = "bandwidth"

	taskPi    = "pi"
	taskRegex = "regex"
	taskSHA1  = "sha1"
)

var (
	onModel      = bench.Is("engine", engineModel)
	onReal       = bench.Is("engine", engineReal)
	inThroughput = bench.Is("test", testThroughput)
	inLatency    = bench.Is("test", testLatency)
	inBandwidth  = bench.Is("test", testBandwidth)
	byTicks      = bench.Is("policy", gil.Legacy.String(), gil.RoundRobin.String())
	byRequest    = bench.Is("policy", gil.Interval.String())
	locked       = bench.Is("policy", gil.Legacy.String(), gil.RoundRobin.String(), gil.Interval.String())
)
