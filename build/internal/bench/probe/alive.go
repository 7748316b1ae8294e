package probe

import (
	"runtime"
	"sync"
	"sync/atomic"

	"switchyard/workloads/bench"
	"switchyard/workloads/model/stackless"
)

// goroutines starts n, lets each come to a closed gate, and opens it.
func (b *body) goroutines(r *bench.Run) {
	var started, ended atomic.Int64
	var all sync.WaitGroup
	gate := make(chan struct{})
	start := r.Now()
	for range b.n {
		all.Go(func() {
			started.Add(1)
			<-gate
			ended.Add(1)
		})
	}
	for started.Load() < int64(b.n) {
		runtime.Gosched()
	}
	close(gate)
	all.Wait()
	b.perOp(r, start)
	b.reportAlive(r, ended.Load())
}

// tasklets spawns n, lets each come to its schedule, and ends them when all are there.
func (b *body) tasklets(r *bench.Run) error {
	var ended, started int64
	start := r.Now()
	s := stackless.New(nil)
	for range b.n {
		s.SpawnBody(func(s *stackless.Scheduler) error {
			started++
			if err := s.Schedule(); err != nil {
				return err
			}
			if started == int64(b.n) { // all were alive at once
				ended++
			}
			return nil
		})
	}
	err := s.Run()
	s.Close()
	b.perOp(r, start)
	b.reportAlive(r, ended)
	return err
}

func (b *body) reportAlive(r *bench.Run, ended int64) {
	r.Count("operations", ended)
	r.Check("ended", ended, int64(b.n))
}
