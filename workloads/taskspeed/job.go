package taskspeed

import "switchyard/workloads/model/stackless"

// job is a row that is built.
type job struct {
	s     *stackless.Scheduler
	calls int64               // counted by the function that is called
	ends  []stackless.Tasklet // whose register 0 counts in the end
}

// law checks a finished row.
type law func(t *taskspeed, j *job, c stackless.Counts, check func(what string, got, want int64))

// turns: each schedule is a real switch unless the tasklet is alone, and there
// is one more into each end and one out of main.
func turns(t *taskspeed, _ *job, c stackless.Counts, check func(string, int64, int64)) {
	n := int64(min(t.tasklets, t.switches))
	want := int64(t.switches) + n + 1
	if n == 1 {
		want = 2
	}
	check("switches", int64(c.Schedules), want)
}

// deliveries: each operation is one value handed over.
func deliveries(t *taskspeed, _ *job, c stackless.Counts, check func(string, int64, int64)) {
	check("values handed over", int64(c.SendsSucceed+c.ReceivesSucceed), int64(t.switches))
}

// calls: each operation was counted by what was called.
func calls(t *taskspeed, j *job, _ stackless.Counts, check func(string, int64, int64)) {
	got := j.calls
	for _, x := range j.ends {
		got += int64(j.s.Value(x, 0))
	}
	check("calls", got, int64(t.switches))
}

// share divides all operations among n: the i-th one's share. Nobody has more
// than one more than another. A share of 0 is left out by its caller.
func share(all, n, i int) int32 {
	k := all / n
	if i < all%n {
		k++
	}
	return int32(k)
}

// each calls spawn with each tasklet's share of the operations.
func (t *taskspeed) each(n int, spawn func(k int32)) {
	for i := range n {
		if k := share(t.switches, n, i); k > 0 {
			spawn(k)
		}
	}
}
