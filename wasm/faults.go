//go:build js && wasm && faults

package main

import (
	"errors"

	"switchyard/workloads"
	"switchyard/workloads/bench"
)

// The browser tests build the module with the tag faults and see that the
// page survives everything that can break. The extra workload is in no manifest.
func init() {
	find = func(id string) (*bench.Workload, error) {
		if id == faulty.ID {
			return &faulty, nil
		}
		return workloads.Find(id)
	}
}

var faulty = bench.Workload{
	ID:     "faults",
	New:    newFault,
	Memory: []bench.Term{{Bytes: 1, Of: []string{"bytes"}}},
}

type fault struct {
	kind  string
	bytes int
}

func newFault(p *bench.Params) bench.Body {
	f := new(fault)
	kinds := []string{"none", "error", "panic", "goroutine-panic", "deadlock", "stack", "memory", "endless"}
	choices := make([]bench.Choice, len(kinds))
	for i, k := range kinds {
		choices[i] = bench.Choice{Value: k, Label: k}
	}
	p.Choice(&f.kind, "none", bench.Param{Key: "kind", Choices: choices})
	p.Int(&f.bytes, 0, bench.Param{Key: "bytes", Max: 1e12})
	return f
}

func (f *fault) Run(r *bench.Run) error {
	r.CheckThat("nothing broke", true)
	switch f.kind {
	case "error":
		return errors.New("faults: error: as asked")
	case "panic":
		panic("faults: as asked")
	case "goroutine-panic":
		go panic("faults: as asked")
		select {}
	case "deadlock":
		<-make(chan int)
	case "stack":
		r.CheckThat("deep", deep(1<<40) > 0)
	case "memory":
		hold(r)
	case "endless":
		for i := 0; ; i++ {
			r.Progress(int64(i), 0)
		}
	}
	return nil
}

func deep(n int) int {
	if n == 0 {
		return 0
	}
	return 1 + deep(n-1) + n%2
}

// hold takes memory until there is none.
func hold(r *bench.Run) {
	var held [][]byte
	for len(held) < 1<<20 {
		held = append(held, make([]byte, 1<<28))
		r.Progress(int64(len(held)), 0)
	}
}
