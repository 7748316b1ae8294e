//go:build !js

package chain

import "switchyard/workloads/bench"

// The page has them from the build, so the wasm is spared them.
func init() { Workload.Sights = sights }

var sights = []bench.Sight{
	{
		Label: "See the wave",
		Help:  "The number runs home from hand to hand: a bright front from the last row to the first.",
		Link:  "v=2&n=500&step=2150&x",
	},
	{
		Label: "There and back",
		Help:  "Every step at once: the tasklets fall into waiting one after the other, then the number comes back.",
		Link:  "v=2&n=500&step=2300&view=lanes&x",
	},
}
