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
