//go:build !js

package hackysack

import "switchyard/workloads/bench"

// The page has them from the build, so the wasm is spared them.
func init() { Workload.Sweeps = sweeps }

var sweeps = []bench.Sweep{
	{
		ID: "pause", Label: "Players, with pause and without", Help: "Players who look cost as much as there are of them; players who sleep cost nothing.",
		Metric: "total", X: "players", From: 10, To: 100_000, Points: 5, Series: "pause", Presets: []string{"default", "busy-1000"},
	},
	{
		ID: "systems", Label: "Players, Axon and Stackless", Help: "What a kick costs when the players wait in inboxes, and when they wait on channels.",
		Metric: "kickTime", X: "players", From: 10, To: 100_000, Points: 5, Series: "system", Presets: []string{"default", "stackless-1000"},
	},
}
