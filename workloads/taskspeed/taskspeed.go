package taskspeed

import (
	"math"

	"switchyard/workloads/bench"
	"switchyard/workloads/model/stackless"
)

// taskspeed is the workload with its params.
type taskspeed struct {
	row, stack                       string
	tasklets, switches, words, depth int
	stacks                           *stackSizes // measured once
}

// Run times the row, or all of them one after the other, each in a world of
// its own.
func (t *taskspeed) Run(r *bench.Run) error {
	if t.stacks == nil {
		sizes, err := measureStacks()
		if err != nil {
			return err
		}
		t.stacks = &sizes
	}
	if r.Stopped() {
		return bench.ErrStopped
	}
	todo := rows
	switch one := find(t.row); {
	case t.row == rowWords: // the penalty compares it with the row without
		todo = []row{*find(rowCframe), *one}
	case one != nil:
		todo = []row{*one}
	}
	seconds := map[string]float64{}
	best := math.Inf(1) // seconds
	var sum stackless.Counts
	for i, one := range todo {
		r.Progress(int64(i), int64(len(todo)))
		s, counts, err := t.time(r, one)
		if err != nil {
			return err
		}
		if r.Stopped() {
			return bench.ErrStopped
		}
		seconds[one.id] = s
		best = min(best, s)
		r.Rate("rate."+one.id, float64(t.switches), s)
		r.Metric("time."+one.id, s)
		sum = add(sum, counts)
	}
	r.Rate("best", float64(t.switches), best)
	if with, ok := seconds[rowWords]; ok {
		without := seconds[rowCframe]
		r.Metric("penalty", 100*(with-without)/without/float64(t.words))
	}
	t.stacks.report(r)
	r.Count("schedules", int64(sum.Schedules))
	r.Count("channelOps", int64(sum.ChannelOps()))
	return nil
}

// time builds a row, times its run alone, and checks that the work was done.
func (t *taskspeed) time(r *bench.Run, one row) (seconds float64, c stackless.Counts, err error) {
	s := stackless.New(r.Rec)
	defer s.Close()
	r.Rec.Script("compiled loop", []string{"for i in xrange(k): schedule()"}, loopLine)
	j := &job{s: s}
	one.build(t, j)
	if t.stack == stackSliced && one.hard {
		t.slice(s, one)
	}
	start := r.Now()
	err = s.Run()
	if seconds = r.Seconds(start); seconds <= 0 {
		seconds = 1e-9 // shorter than the clock's step: batches make it right
	}
	if err != nil {
		return 0, c, err
	}
	c = s.Counts()
	one.law(t, j, c, func(what string, got, want int64) { r.Check(one.label+": "+what, got, want) })
	return seconds, c, nil
}

func add(a, b stackless.Counts) stackless.Counts {
	a.Schedules += b.Schedules
	a.SendsBlock += b.SendsBlock
	a.SendsSucceed += b.SendsSucceed
	a.ReceivesBlock += b.ReceivesBlock
	a.ReceivesSucceed += b.ReceivesSucceed
	return a
}
