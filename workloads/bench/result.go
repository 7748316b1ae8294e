package bench

import (
	"errors"
	"fmt"
	"strings"

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

// errUndeclared: a broken invariant of the workload, not of its user.
var errUndeclared = errors.New("workload reports other than it declares")

// take checks a run's report against the description and keeps it.
func (res *Result) take(r *Run) error {
	metrics, err := orderMetrics(res, r)
	if err != nil {
		return err
	}
	counts, err := orderCounts(res, r)
	if err != nil {
		return err
	}
	if len(r.checks) == 0 {
		return fmt.Errorf("%w: %s: no verified answer", errUndeclared, res.Workload.ID)
	}
	r.metrics = metrics
	checks := r.checks
	if res.first {
		checks = append(checks, res.sameCounts(counts)...)
	}
	res.first = true
	for _, c := range checks {
		if !c.OK() && !res.failed {
			res.failed = true
			res.Checks = checks
		}
	}
	if !res.failed {
		res.Checks = checks
	}
	res.metrics, res.counts = metrics, counts
	return nil
}

// sameCounts compares with the run before: params and seed determine them.
func (res *Result) sameCounts(counts []count) (checks []Check) {
	for i, c := range counts {
		if !res.Workload.countNamed(c.name).Varies && c.n != res.counts[i].n {
			checks = append(checks, Check{c.name + " the same in every run", c.n, res.counts[i].n})
		}
	}
	return checks
}

func (w *Workload) countNamed(name string) *Count {
	for i := range w.Counts {
		if w.Counts[i].Name == name {
			return &w.Counts[i]
		}
	}
	return nil
}

func orderMetrics(res *Result, r *Run) (out []value, err error) {
	for i := range res.Workload.Metrics {
		d := &res.Workload.Metrics[i]
		due := d.When.Holds(res.Params) && !(d.Native && inBrowser)
		v, given := r.MetricValue(d.Name)
		if due != given {
			return nil, fmt.Errorf("%w: %s: metric %s: due %t, reported %t", errUndeclared, res.Workload.ID, d.Name, due, given)
		}
		if given {
			out = append(out, value{d.Name, v})
		}
	}
	if len(out) != len(r.metrics) {
		return nil, fmt.Errorf("%w: %s: %d metrics declared, %d reported", errUndeclared, res.Workload.ID, len(out), len(r.metrics))
	}
	return out, nil
}

func orderCounts(res *Result, r *Run) (out []count, err error) {
	for i := range res.Workload.Counts {
		d := &res.Workload.Counts[i]
		due := d.When.Holds(res.Params) && !(d.Native && inBrowser)
		n, given := r.CountValue(d.Name)
		if due != given {
			return nil, fmt.Errorf("%w: %s: count %s: due %t, reported %t", errUndeclared, res.Workload.ID, d.Name, due, given)
		}
		if given {
			out = append(out, count{d.Name, n})
		}
	}
	if len(out) != len(r.counts) {
		return nil, fmt.Errorf("%w: %s: %d counts declared, %d reported", errUndeclared, res.Workload.ID, len(out), len(r.counts))
	}
	return out, nil
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

// words says a condition in text: "engine soft or hard, stack own".
func (w When) words(before string) string {
	parts := make([]string, len(w))
	for i, m := range w {
		parts[i] = m.Key + " " + strings.Join(m.Values, " or ")
	}
	return before + strings.Join(parts, ", ")
}
