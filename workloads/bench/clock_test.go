package bench_test

import (
	"testing"

	"switchyard/workloads/bench"
)

// TestClockStep: a machine that is busy elsewhere makes most steps longer.
func TestClockStep(t *testing.T) {
	for _, c := range []struct {
		name        string
		step, calls int64 // ns of a step; ns between two calls
		busy        int64 // ns that are lost at times
		every       int   // calls from one such loss to the next
	}{
		{"fine", 5_000, 700, 0, 1},
		{"fine and busy", 5_000, 700, 6_000, 2},
		{"as coarse as a browser makes it", 1_000_000, 900, 0, 1},
		{"coarse and busy", 1_000_000, 900, 2_500_000, 2_500},
		{"finer than a call", 1, 40, 0, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			now, calls := int64(1_000), 0
			got := bench.ClockStep(func() int64 {
				now += c.calls
				if calls++; calls%c.every == 0 {
					now += c.busy
				}
				return now / c.step * c.step
			})
			if want := max(c.step, c.calls); got != want {
				t.Errorf("%d ns, want %d", got, want)
			}
			if c.step > 100_000 && now > 100*c.step {
				t.Errorf("took %d ns", now)
			}
		})
	}
}
