//go:build !js

package threadstart

import "switchyard/workloads/bench"

// The page has them from the build, so the wasm is spared them.
func init() { Workload.Sights = sights }

var sights = []bench.Sight{
	{
		Label: "See memory taken over",
		Help:  "Left an area is mapped for each thread; right four areas serve all twelve.",
		Link:  "v=2&test=test3&threads=12&batch=4&step=70&with=pauseless:on&x",
	},
}
