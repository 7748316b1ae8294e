package bench_test

import (
	"testing"

	"switchyard/workloads/bench"
)

// A first telling that takes 0.2 s would hold the next back for 4 s.
func TestOneSlowTellingDoesNotHoldBackTheOthers(t *testing.T) {
	now := int64(0)
	clock := func() int64 { now += 1_000_000; return now }
	var told []int
	_, err := newToy(nil).Do(nil, bench.Options{Clock: clock, Samples: 60, SoFar: func(res *bench.Result) {
		if len(told) == 0 {
			now += 200_000_000
		}
		told = append(told, len(res.Samples))
	}})
	if err != nil {
		t.Fatal(err)
	}
	if len(told) < 10 || told[0] != 2 || told[1] > 12 {
		t.Errorf("told of %v samples", told)
	}
}
