//go:build !js

package hackysack

import "switchyard/workloads/bench"

// The page has them from the build, so the wasm is spared them.
func init() { Workload.Sights = sights }

var sights = []bench.Sight{
	{
		Label: "See the wasted turns",
		Help:  "Left everyone looks for the ball in every turn, mostly in vain; right those without it sleep.",
		Link:  "v=2&players=12&loops=30&pause=off&step=250&with=pause:on&x",
	},
}
