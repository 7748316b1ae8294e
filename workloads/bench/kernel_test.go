package bench_test

import (
	"encoding/json"
	"runtime"
	"slices"
	"testing"

	"switchyard/workloads/bench"
)

// measured does ten samples on a machine whose every look at the clock takes
// pace(sample) ns.
func measured(t *testing.T, w *bench.Workload, pace func(sample int) int64) *bench.Result {
	t.Helper()
	now, sample := int64(0), 0
	res, err := w.Do(nil, bench.Options{
		Clock:    func() int64 { now += pace(sample); return now },
		Progress: func(p bench.Progress) { sample = p.Sample },
		Samples:  10,
	})
	if err != nil {
		t.Fatal(err)
	}
	return res
}

func TestASampleAroundWhichTheKernelIsOffIsTainted(t *testing.T) {
	res := measured(t, newToy(nil), func(sample int) int64 {
		switch sample {
		case 3:
			return 1_200_000 // 20 % slower
		case 6:
			return 800_000
		case 8:
			return 1_100_000 // within 15 %
		}
		return 1_000_000
	})
	for i, s := range res.Samples {
		want := i == 3 || i == 6
		if got := slices.Equal(s.Taints, []bench.Taint{bench.TaintKernel}); got != want {
			t.Errorf("sample %d: kernel %g, taints %v", i, s.Kernel, s.Taints)
		}
	}
	if k := res.Samples[3].Kernel; k != 1.2 {
		t.Errorf("kernel %g times its usual time, want 1.2", k)
	}
	if k := res.Samples[6].Kernel; k != 0.8 {
		t.Errorf("kernel %g times its usual time, want 0.8", k)
	}
}

func TestTheFirstSampleCanBeTainted(t *testing.T) {
	res := measured(t, newToy(nil), func(sample int) int64 { return int64(1_000_000 + 500_000*(1-min(sample, 1))) })
	if len(res.Samples[0].Taints) != 1 || len(res.Samples[1].Taints) != 0 {
		t.Errorf("samples %+v", res.Samples[:2])
	}
}

func TestCollectionsWithinASampleAreCountedAndTaintNothing(t *testing.T) {
	runs := 0
	w := newToy(func(y *toy) { y.spoil = func(*bench.Run) { runs++; runtime.GC() } })
	before := runs
	res := measured(t, w, func(int) int64 { return 1_000_000 })
	for i, s := range res.Samples {
		if s.Collections != s.Runs || len(s.Taints) != 0 {
			t.Errorf("sample %d: %d collections in %d runs, taints %v", i, s.Collections, s.Runs, s.Taints)
		}
	}
	if runs == before {
		t.Error("nothing ran")
	}
}

func TestMarksAreInTheJSON(t *testing.T) {
	res := measured(t, newToy(nil), func(sample int) int64 { return int64(1_000_000 + 500_000*max(0, sample-4)/5) })
	var r struct {
		Samples []struct {
			Kernel      float64
			Collections *int
			Taints      []string
		}
	}
	if err := json.Unmarshal(res.AppendJSON(nil), &r); err != nil {
		t.Fatal(err)
	}
	if s := r.Samples[9]; s.Kernel <= 1.15 || s.Collections == nil || !slices.Equal(s.Taints, []string{"kernel"}) {
		t.Errorf("last sample %+v", s)
	}
}
