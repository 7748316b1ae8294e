package bench

import (
	"errors"
	"fmt"
	"strings"
)

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
		v, given := r.metric(d.Name)
		if due != given {
			return nil, fmt.Errorf("%w: %s: metric %s: due %t, reported %t", errUndeclared, res.Workload.ID, d.Name, due, given)
		}
		if !given {
			continue
		}
		if v.rate != strings.HasSuffix(d.Unit, "/s") {
			return nil, fmt.Errorf("%w: %s: metric %s: unit %q: Rate reports what is a number a second, Metric all else", errUndeclared, res.Workload.ID, d.Name, d.Unit)
		}
		out = append(out, v)
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
