//go:build !js

package ccbench

import "switchyard/workloads/bench"

// The page has them from the build, so the wasm is spared them.
func init() { Workload.Sweeps = sweeps }

var sweeps = []bench.Sweep{{
	ID: "threads", Label: "1 to 8 threads, by policy", Help: "A second thread costs throughput under one policy and nothing under another.",
	Metric: "throughput", X: "threads", From: 1, To: 8, Points: 8, Series: "policy", Presets: []string{"legacy-pi", "roundrobin-pi", "interval-pi"},
}}
