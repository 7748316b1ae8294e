//go:build !js

package ccbench

import (
	"runtime"
	"time"

	"switchyard/workloads/bench"
	"switchyard/workloads/model/gil"
)

// runReal does a run with operating system threads, and one with one thread
// to compare with.
func (b *body) runReal(r *bench.Run, p gil.Policy) error {
	one := b.newRace(r, p, 1)
	if err := one.run(); err != nil {
		return err
	}
	all := b.newRace(r, p, b.threads)
	if err := all.run(); err != nil {
		return err
	}
	perSecond, balance, iterations := all.score()
	alone, _, _ := one.score()
	reportShare(r, perSecond, alone, balance)
	r.Count("iterations.real", iterations)
	_, wrongAlone := one.done()
	done, wrong := all.done()
	if p != gil.None {
		turns := int64(all.lock.lock.Turns())
		r.Rate("turns.rate", float64(turns), float64(all.took)/1e9)
		r.Count("turns.real", turns)
		// Each adds one to a plain variable while it holds the lock; two holders would lose some.
		r.Check("iterations counted under the lock", all.counted, done)
	}
	r.Check("wrong answers", wrong+wrongAlone, 0)
	return nil
}

// run lets all runners compute until the time is up, or until the run is stopped.
func (c *race) run() error {
	ended := make(chan struct{})
	c.start = c.r.Now()
	for i := range c.runners {
		go func() {
			runtime.LockOSThread()
			defer runtime.UnlockOSThread()
			c.runners[i].run()
			ended <- struct{}{}
		}()
	}
	look := time.NewTicker(50 * time.Millisecond)
	defer look.Stop()
	stopped := false
	for left := len(c.runners); left > 0; {
		select {
		case <-ended:
			left--
		case <-look.C:
			if stopped = stopped || c.r.Stopped(); stopped {
				c.over.Store(true)
			}
			c.r.Progress(min(c.r.Now()-c.start, c.until), c.until)
		}
	}
	c.took = c.r.Now() - c.start
	if stopped {
		return bench.ErrStopped
	}
	return nil
}
