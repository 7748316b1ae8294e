// Package stats sums up samples: a thin face on golang.org/x/perf/benchmath,
// the statistics behind benchstat, so that page, native command and benchstat
// agree on every median and interval.
package stats

import (
	"math"
	"slices"

	"golang.org/x/perf/benchmath"
)

// Confidence is the level asked of every interval.
const Confidence = 0.95

// Summary is the median of a set of samples with its interval. Bounded is
// false where there are too few samples for one (fewer than six at 95 %); Low
// and High are then the smallest and the largest sample.
type Summary struct {
	Median    float64
	Low, High float64
	Bounded   bool
	Warnings  []string
}

// Summarize gives the median of values and its 95 % interval, with no
// assumption about how they are distributed. values is not changed; it has at
// least one element.
func Summarize(values []float64) Summary {
	s := benchmath.NewSample(slices.Clone(values), &benchmath.DefaultThresholds)
	sum := benchmath.AssumeNothing.Summary(s, Confidence)
	out := Summary{Median: sum.Center, Low: sum.Lo, High: sum.Hi, Bounded: true}
	if math.IsInf(sum.Lo, 0) || math.IsInf(sum.Hi, 0) {
		out.Bounded = false
		out.Low, out.High = s.Values[0], s.Values[len(s.Values)-1]
	}
	for _, w := range append(s.Warnings, sum.Warnings...) {
		out.Warnings = append(out.Warnings, w.Error())
	}
	return out
}

// driftAlpha is stricter than the level of a comparison: everybody's every
// run is asked, and one in twenty would drift by chance. With ten samples it
// takes five that are all above, or all below, the other five.
const driftAlpha = 0.01

// Drift compares the second half of values, which are in the order in which
// they were measured, with the first by the U test: 0.08 where its median is 8 %
// higher, 0 where they do not differ or are too few to tell. It is derived from
// the samples by whoever shows them, the page's own lib/stats among them: the
// U test would add 20 kB to the wasm.
func Drift(values []float64) float64 {
	half := len(values) / 2
	if half < 5 {
		return 0 // no order of fewer is that rare
	}
	first, second := values[:half], values[len(values)-half:]
	p, _ := Compare(first, second)
	before := median(first)
	if p >= driftAlpha || before == 0 {
		return 0
	}
	return median(second)/before - 1
}

func median(values []float64) float64 {
	s := slices.Clone(values)
	slices.Sort(s)
	return (s[(len(s)-1)/2] + s[len(s)/2]) / 2
}

// Compare gives the probability that a and b come from one distribution, by
// the Mann-Whitney U test, and whether it is small enough to call them
// different.
func Compare(a, b []float64) (p float64, different bool) {
	sample := func(v []float64) *benchmath.Sample {
		return benchmath.NewSample(slices.Clone(v), &benchmath.DefaultThresholds)
	}
	c := benchmath.AssumeNothing.Compare(sample(a), sample(b))
	return c.P, c.P < c.Alpha
}
