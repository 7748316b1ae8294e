package main

import (
	"fmt"
	"math"
	"slices"

	"switchyard/workloads/bench"
	"switchyard/workloads/stats"
)

// remarks say what speaks against a result's samples, a line each.
func remarks(res *bench.Result) (lines []string) {
	n := len(res.Samples)
	tainted, collected, times := 0, 0, 0
	for _, s := range res.Samples {
		if slices.Contains(s.Taints, bench.TaintKernel) {
			tainted++
		}
		if s.Collections > 0 {
			collected++
			times += s.Collections
		}
	}
	if tainted > 0 {
		lines = append(lines, fmt.Sprintf("%d of %d tainted: the calibration kernel was off by more than %.0f %%, so the machine ran at another speed; measure again", tainted, n, 100*bench.KernelOff))
	}
	if collected > 0 {
		lines = append(lines, fmt.Sprintf("The garbage collector ran within %d of %d, %d in all", collected, n, times))
	}
	if !res.Verified {
		return lines
	}
	for i, name := range res.MetricNames() {
		if d := stats.Drift(res.MetricSamples(i)); d != 0 && res.Workload.Metric(name).Headline {
			way := "higher"
			if d < 0 {
				way = "lower"
			}
			lines = append(lines, fmt.Sprintf("Drift: %s is %.1f %% %s in the second half of the samples", res.Workload.Metric(name).Label, 100*math.Abs(d), way))
		}
	}
	return lines
}
