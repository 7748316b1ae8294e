//go:build !js

package chain

import "switchyard/workloads/bench"

// The page has them from the build, so the wasm is spared them.
func init() { Workload.Sweeps = sweeps }

var sweeps = []bench.Sweep{{
	ID: "length", Label: "10 to 1,000,000 tasklets", Help: "The time grows with the length alone; what does not fit into memory is left out and said.",
	Metric: "total", X: "n", From: 10, To: 1_000_000, Points: 6, Series: "engine", Presets: []string{"default", "hard", "goroutine"},
}}
