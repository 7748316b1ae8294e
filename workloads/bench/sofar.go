package bench

import (
	"fmt"
	"slices"

	"switchyard/workloads/stats"
)

// StoppedKey names, in the environment of a result that was stopped, after how
// many of its samples that was.
const StoppedKey = "stopped"

// Results so far are told at most every soFarGap, and so seldom that they take
// no more than a twentieth of the time; but one that was slow to tell, as the
// first is while its code is cold, holds the next back for no longer than soFarWait.
const (
	soFarGap   = 100_000_000 // ns
	soFarShare = 20
	soFarWait  = 500_000_000 // ns
)

// tellSoFar tells of the samples until now, if another one follows: it is the
// result, should the run be ended from outside. Never within a sample.
func (m *measurement) tellSoFar() {
	n := len(m.res.Samples)
	if m.opt.SoFar == nil || n < 2 || n >= m.opt.Samples || m.res.failed {
		return
	}
	start := m.opt.Clock()
	if start < m.soFarAt {
		return
	}
	res := *m.res
	res.Samples = slices.Clone(m.res.Samples)
	markSamples(res.Samples, m.kernels)
	res.Environment = append(slices.Clone(m.res.Environment),
		Setting{StoppedKey, fmt.Sprintf("after %d of %d samples", n, m.opt.Samples)})
	res.finish()
	m.opt.SoFar(&res)
	now := m.opt.Clock()
	m.soFarAt = now + min(max(soFarGap, soFarShare*(now-start)), soFarWait)
}

// markSamples marks those beside which the machine ran at another speed than it
// usually did; kernels are the times of the calibration kernel before and after each.
func markSamples(samples []Sample, kernels []float64) {
	if len(kernels) == 0 {
		return
	}
	usual := stats.Summarize(kernels).Median
	for i := range samples {
		s := &samples[i]
		before, after := kernels[2*i]/usual, kernels[2*i+1]/usual
		if s.Kernel = before; off(after) > off(before) {
			s.Kernel = after
		}
		if off(s.Kernel) > KernelOff {
			s.Taints = append(s.Taints, TaintKernel)
		}
	}
}
