//go:build !js

package taskspeed

import "switchyard/workloads/bench"

// The page has them from the build, so the wasm is spared them.
func init() { Workload.Sights = sights }

var sights = []bench.Sight{
	{
		Label: "See the ring turn",
		Help:  "Ten tasklets in a ring: each lets the next one run.",
		Link:  "v=2&row=frame-soft&switches=60&step=44&x",
	},
}
