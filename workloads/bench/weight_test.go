package bench_test

import (
	"testing"

	"switchyard/workloads/bench"
)

func TestWeightIsOfOneThingInTheFirstRun(t *testing.T) {
	var w bench.Weight
	var things [][]byte
	make100 := func(size int) {
		w.Start()
		for range 100 {
			things = append(things, make([]byte, size))
		}
		w.Stop(100)
	}
	make100(1 << 16)
	first := w.Each()
	if first < 1<<16 || first > 1<<16+1<<13 {
		t.Errorf("%g bytes, want little more than %d", first, 1<<16)
	}
	if make100(1 << 10); w.Each() != first {
		t.Errorf("the second run was weighed: %g bytes", w.Each())
	}
	if len(things) != 200 {
		t.Errorf("%d things", len(things))
	}
}
