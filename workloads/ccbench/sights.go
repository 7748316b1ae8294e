//go:build !js

package ccbench

import "switchyard/workloads/bench"

// The page has them from the build, so the wasm is spared them.
func init() { Workload.Sights = sights }

var sights = []bench.Sight{
	{
		Label: "See who starves",
		Help:  "Left one thread keeps the lock while others wait; right each takes its turn.",
		Link:  "v=2&threads=3&duration=0.2&step=1000&with=policy:roundrobin&x",
	},
}
