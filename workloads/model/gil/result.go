package gil

import "math"

// Counts of what happened in a run.
type Counts struct {
	Turns       uint64 // times the lock went to another thread than its last holder
	Checks      uint64 // times a holder let go because of the rule
	Dropped     uint64 // of these, times it then stood in the queue or waited for another
	Signals     uint64 // waiters woken by a release
	Refused     uint64 // times a thread came to the lock and had to wait
	Requests    uint64 // drop requests
	Sleeps      uint64 // sleeps asked for by forced switching
	Interrupts  uint64 // times the machine kept a thread from trying again at once
	Preemptions uint64 // times a thread lost its core to another
	Wakes       uint64 // wake-ups, by whatever cause
}

// Result is what any test leaves: each thread's account and the counts.
type Result struct {
	Threads []Account // in order of their numbers; a server is the last
	Counts  Counts
	End     int64 // virtual time when the last thread ended, ns
}

// result closes the books.
func (m *machine) result() Result {
	r := Result{Counts: m.counts, End: m.now}
	if m.lock != nil {
		r.Counts.Turns = m.lock.Turns()
	}
	for i := range m.threads[1:] {
		r.Threads = append(r.Threads, m.threads[i+1].Account)
	}
	return r
}

// Iterations is the sum of the threads' iterations in complete batches.
func (r *Result) Iterations() (sum int64) {
	for i := range r.Threads {
		sum += r.Threads[i].Iterations
	}
	return sum
}

// Ended is the number of threads that came to their end.
func (r *Result) Ended() (n int64) {
	for i := range r.Threads {
		if r.Threads[i].End > 0 {
			n++
		}
	}
	return n
}

// Astray is the time, in ns, that the books do not account for: of each thread
// what is missing from the times of its states, what it computed without a
// core or did without computing, and what the lock was held for more than the
// run lasted. It is 0.
func (r *Result) Astray(c *Config) (ns int64) {
	held := int64(0)
	for i := range r.Threads {
		a := &r.Threads[i]
		missing := a.End - a.Running - a.Ready - a.Waiting - a.Away
		ns += max(missing, -missing)
		ns += max(a.Computed-a.Running, 0)
		ns += max(a.Iterations*c.Task.Time(c.Costs)-a.Computed, 0)
		held += a.Held
	}
	return ns + max(held-r.End, 0)
}

// PerSecond is the throughput in iterations a second: all iterations over the
// longest of the threads' durations, as ccbench reckons it.
func (r *Result) PerSecond() float64 {
	longest := int64(0)
	for i := range r.Threads {
		longest = max(longest, r.Threads[i].Duration)
	}
	if longest == 0 {
		return 0
	}
	return float64(r.Iterations()) / (float64(longest) / 1e9)
}

// Balance is the standard deviation (n-1 form) of the threads' iterations over
// their mean: 0 is fair, the root of n means that one thread did everything.
// It is 0 for fewer than two threads.
func (r *Result) Balance() float64 {
	values := make([]float64, len(r.Threads))
	for i := range r.Threads {
		values[i] = float64(r.Threads[i].Iterations)
	}
	return Balance(values)
}

// Balance is the standard deviation (n-1 form) of values over their mean, and
// 0 where that has no meaning.
func Balance(values []float64) float64 {
	mean, squares := spread(values)
	if len(values) < 2 || mean == 0 {
		return 0
	}
	return math.Sqrt(squares/float64(len(values)-1)) / mean
}

// MeanDeviation gives the mean of values and their standard deviation in the
// form with n, as ccbench's latency test reckons it.
func MeanDeviation(values []float64) (mean, deviation float64) {
	mean, squares := spread(values)
	if len(values) == 0 {
		return 0, 0
	}
	return mean, math.Sqrt(squares / float64(len(values)))
}

// spread gives the mean and the sum of the squared distances from it.
func spread(values []float64) (mean, squares float64) {
	for _, v := range values {
		mean += v
	}
	if len(values) > 0 {
		mean /= float64(len(values))
	}
	for _, v := range values {
		squares += (v - mean) * (v - mean)
	}
	return mean, squares
}
