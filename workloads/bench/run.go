package bench

import "switchyard/workloads/trace"

// Run is what one run of a Body may use, and where it reports.
type Run struct {
	Rec  *trace.Recorder // nil in mode Measure
	Seed uint64          // of Rand

	clock    func() int64
	progress func(done, total int64)
	stopped  func() bool

	metrics []value
	counts  []count
	checks  []Check
}

// value is what was reported for a metric: n/over.
type value struct {
	name    string
	n, over float64
	rate    bool
}

type count struct {
	name string
	n    int64
}

// Check is one verified answer.
type Check struct {
	What      string
	Got, Want int64
}

// OK tells whether the answer was right.
func (c Check) OK() bool { return c.Got == c.Want }

// NewRun makes a Run for tests and for Measure. clock gives monotonic
// nanoseconds.
func NewRun(clock func() int64, seed uint64, rec *trace.Recorder) *Run {
	return &Run{Rec: rec, Seed: seed, clock: clock}
}

// Now is the time in nanoseconds since an arbitrary start. Browser clocks
// step by 5 µs to 1 ms: never call it per operation.
func (r *Run) Now() int64 { return r.clock() }

// Seconds is the time since start, which Now gave.
func (r *Run) Seconds(start int64) float64 { return float64(r.clock()-start) / 1e9 }

// Rand is a new random source with the run's seed, the same on every target.
func (r *Run) Rand() *Rand { return NewRand(r.Seed) }

// Metric reports the value of a declared metric, once a run. The value of a
// sample is the mean of its runs'.
func (r *Run) Metric(name string, v float64) {
	r.metrics = append(r.metrics, value{name, v, 1, false})
}

// Rate reports the value of a declared metric whose unit is something a second,
// once a run: n of them in so many seconds. The value of a sample is all that its
// runs did by all the time they took, not the mean of their rates, to which the
// quickest run would give most. Where the clock saw no time pass, it was a nanosecond.
func (r *Run) Rate(name string, n, seconds float64) {
	r.metrics = append(r.metrics, value{name, n, max(seconds, 1e-9), true})
}

// Count reports the value of a declared count, once a run.
func (r *Run) Count(name string, n int64) { r.counts = append(r.counts, count{name, n}) }

// Check reports one verified answer. A run with no check, or with one that
// fails, has no score.
func (r *Run) Check(what string, got, want int64) {
	r.checks = append(r.checks, Check{what, got, want})
}

// CheckThat reports a verified condition.
func (r *Run) CheckThat(what string, ok bool) {
	got := int64(0)
	if ok {
		got = 1
	}
	r.Check(what, got, 1)
}

// Progress tells how far the run is; cheap enough for every few milliseconds
// of work, not for every operation.
func (r *Run) Progress(done, total int64) {
	if r.progress != nil {
		r.progress(done, total)
	}
}

// Stopped tells whether a native run was cancelled; a Body that runs for more
// than a second asks now and then and returns ErrStopped. In a browser Stop
// ends the worker instead.
func (r *Run) Stopped() bool { return r.stopped != nil && r.stopped() }

// MetricValue gives what was reported for a metric.
func (r *Run) MetricValue(name string) (float64, bool) {
	v, ok := r.metric(name)
	return v.n / v.over, ok
}

func (r *Run) metric(name string) (value, bool) {
	for _, m := range r.metrics {
		if m.name == name {
			return m, true
		}
	}
	return value{over: 1}, false
}

// CountValue gives what was reported for a count.
func (r *Run) CountValue(name string) (int64, bool) {
	for _, c := range r.counts {
		if c.name == name {
			return c.n, true
		}
	}
	return 0, false
}

// Checks are the verified answers so far.
func (r *Run) Checks() []Check { return r.checks }
