//go:build js && wasm && faults

package main

import (
	"errors"

	"switchyard/workloads"
	"switchyard/workloads/bench"
)

// The browser tests build the module with the tag faults and see that the
// page survives everything that can break: a run whose seed is firstFault or
// above breaks, in the way that the seed stands for.
const firstFault = 4294967200

func init() {
	find = func(id string) (*bench.Workload, error) {
		w, err := workloads.Find(id)
		if err != nil {
			return nil, err
		}
		broken := *w
		broken.New = func(p *bench.Params) bench.Body { return faulty{w.New(p)} }
		return &broken, nil
	}
}

type faulty struct{ bench.Body }

// faults are the ways to break, in the order of their seeds; web/e2e/faults.ts
// has their names.
var faults = []func(*bench.Run) error{
	func(*bench.Run) error { return errors.New("fault: as asked") },
	func(*bench.Run) error { return deadlock{} },
	func(*bench.Run) error { panic("fault: as asked") },
	func(*bench.Run) error { go panic("fault: as asked"); select {} },
	func(*bench.Run) error { <-make(chan int); return nil },
	func(r *bench.Run) error { r.CheckThat("deep", deep(1<<40) > 0); return nil },
	hold,
	spin,
}

// astray stands behind the faults: each run that keeps another window draws
// other numbers, as no run should.
var astray = firstFault + uint64(len(faults))

func (f faulty) Run(r *bench.Run) error {
	if r.Seed < firstFault {
		return f.Body.Run(r)
	}
	if r.Seed == astray {
		if from, to := r.Rec.Window(); from > 0 || to < 1<<16 {
			r.Seed = 1
		}
		return f.Body.Run(r)
	}
	return faults[r.Seed-firstFault](r)
}

// deadlock is as a model reports one.
type deadlock struct{}

func (deadlock) Error() string { return "deadlock: main waits for ever" }

func (deadlock) Detail() []string {
	return []string{"t0 waits to receive on c1", "t1 waits to send 5 on c2"}
}

func deep(n int) int {
	if n == 0 {
		return 0
	}
	return 1 + deep(n-1) + n%2
}

// hold takes memory until there is none.
func hold(r *bench.Run) error {
	var held [][]byte
	for len(held) < 1<<20 {
		held = append(held, make([]byte, 1<<28))
		r.Progress(int64(len(held)), 0)
	}
	return nil
}

func spin(r *bench.Run) error {
	for i := int64(0); ; i++ {
		r.Progress(i, 0)
	}
}
