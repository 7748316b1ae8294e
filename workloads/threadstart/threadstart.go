package threadstart

import (
	"runtime"

	"switchyard/workloads/bench"
)

// threadstart is the Body.
type threadstart struct {
	test      string
	threads   int
	batch     int
	unit      string
	pauseless bool
	area      int // pages of its stacks

	maps mapper // lives as long as the Body, so that memory is not asked for again
}

// The units.
const (
	unitSoft      = "soft"
	unitHard      = "hard"
	unitGoroutine = "goroutine"
	unitOSThread  = "os-thread"
)

func (w *threadstart) newUnit(r *bench.Run, l *ledger) unit {
	slots := slotsOf(w.test, w.batch)
	switch w.unit {
	case unitGoroutine:
		return newGoroutines(l, slots)
	case unitOSThread:
		return newOSThreads(l, slots)
	}
	return newTasklets(l, r.Rec, w.unit == unitHard, w.threads, slots)
}

// Run starts and joins all threads. The time is that from before the first
// start until after the last join; what is still ending then is waited for
// off the clock.
func (w *threadstart) Run(r *bench.Run) error {
	faults := pageFaults()
	start := r.Now()
	l := &ledger{areas: newAreas(&w.maps, w.area, w.pauseless)}
	t := &tester{unit: w.newUnit(r, l), run: r, n: w.threads}
	err := t.do(w.test, w.batch)
	total := r.Seconds(start)
	t.close()
	l.close()
	if err != nil {
		return err
	}
	w.report(r, l, t, total, pageFaults()-faults)
	return nil
}

func (w *threadstart) report(r *bench.Run, l *ledger, t *tester, total float64, faults int64) {
	n := int64(w.threads)
	r.Metric("thread", total/float64(n))
	r.Metric("total", total)
	if runtime.GOOS != "js" {
		r.Metric("faults", float64(faults))
	}
	r.Count("handshakes", l.handshakes)
	r.Count("outstanding", int64(t.most))
	r.Count("areas.mapped", l.mapped)
	r.Count("areas.taken", l.taken)
	r.Count("pages", l.mapped*touchedPages)
	r.Check("counter", l.counter.Load(), n)
	r.Check("joins", int64(t.joined), n)
	r.Check("areas mapped and taken over", l.mapped+l.taken, n)
	switch u := t.unit.(type) {
	case *tasklets:
		r.Count("switches", int64(u.s.Counts().Schedules))
		r.Check("areas mapped", l.mapped, w.taskletAreas())
	}
	if w.unit == unitOSThread {
		r.Count("threads.started", l.carriers)
	}
}

// taskletAreas is how many areas tasklets map. Nothing is left to timing there:
// with pauseless as many as are outstanding at most, else one a thread.
func (w *threadstart) taskletAreas() int64 {
	if w.pauseless {
		return int64(min(w.threads, slotsOf(w.test, w.batch)))
	}
	return int64(w.threads)
}
