//go:build !js

package ccbench

import (
	"sync/atomic"
	"time"

	"switchyard/workloads/bench"
	"switchyard/workloads/model/gil"
)

// race is one throughput test with operating system threads.
type race struct {
	r       *bench.Run
	lock    *realLock // nil under policy none
	forced  bool
	release bool // calls let go of the lock
	task    realTask
	until   int64 // ns since start
	start   int64
	took    int64
	over    atomic.Bool // a thread has stopped
	counted int64       // iterations; the holder's
	runners []runner
}

// runner is one thread. Only its own goroutine touches it during the race.
type runner struct {
	race    *race
	id      int
	batches gil.Batches
	done    int64 // iterations, whether they count or not
	wrong   int64 // of these, those with a wrong answer
}

func (b *body) newRace(r *bench.Run, p gil.Policy, threads int) *race {
	c := &race{
		r: r, forced: b.forced && threads > 1, release: b.releases && b.task == taskSHA1, until: nanoseconds(b.duration * 1e3),
		task: map[string]realTask{taskPi: piTask, taskRegex: regexTask, taskSHA1: sha1Task}[b.task],
	}
	if p != gil.None {
		patience := time.Duration(b.switchInterval * float64(time.Millisecond))
		c.lock = newRealLock(p, threads, b.checkInterval, patience, r.Rand().IntN)
	}
	for i := range threads {
		c.runners = append(c.runners, runner{race: c, id: i, batches: gil.NewBatches()})
	}
	return c
}

func (t *runner) run() {
	c := t.race
	t.acquire()
	for {
		for range t.batches.Size {
			t.done++
			if c.lock != nil {
				c.counted++
			}
			if !c.task(t.pass, t.call) {
				t.wrong++
			}
		}
		now := c.r.Now() - c.start
		switch t.batches.End(now, c.until, c.over.Load(), c.forced) {
		case gil.Stop:
			c.over.Store(true)
			t.release()
			return
		case gil.Offer:
			t.release()
			time.Sleep(gil.ForcedSwitch)
			t.acquire()
		}
	}
}

func (t *runner) acquire() {
	if t.race.lock != nil {
		t.race.lock.acquire(t.id)
	}
}

func (t *runner) release() {
	if t.race.lock != nil {
		t.race.lock.release(t.id, false)
	}
}

// pass is told of bytecodes done.
func (t *runner) pass(bytecodes int) {
	if t.race.lock != nil {
		t.race.lock.pass(t.id, bytecodes)
	}
}

// call does what the original does in C.
func (t *runner) call(f func()) {
	if !t.race.release {
		f()
		return
	}
	t.release()
	f()
	t.acquire()
}

// score gives the throughput in iterations a second, the balance, and the
// iterations that count.
func (c *race) score() (perSecond, balance float64, iterations int64) {
	res := gil.Result{Threads: make([]gil.Account, len(c.runners))}
	for i := range c.runners {
		b := &c.runners[i].batches
		res.Threads[i].Iterations, res.Threads[i].Duration = b.Iterations, b.Duration
	}
	return res.PerSecond(), res.Balance(), res.Iterations()
}

// done and wrong give the iterations of all runners, and how many of these had
// a wrong answer.
func (c *race) done() (done, wrong int64) {
	for i := range c.runners {
		done += c.runners[i].done
		wrong += c.runners[i].wrong
	}
	return done, wrong
}
