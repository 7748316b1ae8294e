package bench

import (
	"switchyard/workloads/stats"
	"switchyard/workloads/trace"
)

// ResultSchema names the form of a result in JSON.
const ResultSchema = "switchyard.result.v1"

// Result is everything one measurement found out. Its JSON form is the same
// from the native command and from the page.
type Result struct {
	Workload    *Workload
	Params      []Setting // every param, canonical
	Seed        uint64
	Mode        Mode
	Samples     []Sample
	Environment []Setting
	ClockStep   float64 // s
	FirstRun    float64 // s, the first run of the warm-up
	WarmUp      float64 // s
	WarmUpRuns  int
	Stable      bool // the warm-up ended because three windows agreed
	Verified    bool
	Checks      []Check         // of the last run, or of the first that failed
	Recording   *trace.Recorder // modes Watch and Study

	metrics []value // names in the order of the description; values of the last run
	counts  []count
	first   bool
	failed  bool
	summary []stats.Summary
}

// finish sums the samples up.
func (res *Result) finish() {
	res.Verified = !res.failed
	if !res.Verified {
		return
	}
	for i := range res.metrics {
		res.summary = append(res.summary, stats.Summarize(res.MetricSamples(i)))
	}
}

// MetricNames are the metrics reported, in the order of the description.
func (res *Result) MetricNames() []string {
	names := make([]string, len(res.metrics))
	for i, m := range res.metrics {
		names[i] = m.name
	}
	return names
}

// MetricSamples are the values of metric i, a sample each.
func (res *Result) MetricSamples(i int) []float64 {
	out := make([]float64, len(res.Samples))
	for j, s := range res.Samples {
		out[j] = s.Metrics[i]
	}
	return out
}

// Summary sums up metric i; only of a verified result.
func (res *Result) Summary(i int) stats.Summary { return res.summary[i] }

// Count gives a reported count.
func (res *Result) Count(name string) (int64, bool) {
	for _, c := range res.counts {
		if c.name == name {
			return c.n, true
		}
	}
	return 0, false
}

// CountNames are the counts reported, in the order of the description.
func (res *Result) CountNames() []string {
	names := make([]string, len(res.counts))
	for i, c := range res.counts {
		names[i] = c.name
	}
	return names
}
