package gil

import (
	"math"
	"testing"
)

func TestBalanceIsTheDeviationOverTheMean(t *testing.T) {
	for _, c := range []struct {
		values []float64
		want   float64
	}{
		{nil, 0},
		{[]float64{7}, 0},
		{[]float64{0, 0}, 0},
		{[]float64{5, 5, 5}, 0},
		{[]float64{9, 0, 0, 0}, 2},
		{[]float64{680, 460}, 220 / math.Sqrt2 / 570},
	} {
		if got := Balance(c.values); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("balance of %v: %g: %g", c.values, got, c.want)
		}
	}
	mean, deviation := MeanDeviation([]float64{2, 4, 4, 4, 5, 5, 7, 9})
	if mean != 5 || deviation != 2 {
		t.Errorf("mean %g, deviation %g: 5 and 2", mean, deviation)
	}
}

func TestThroughputIsAllIterationsOverTheLongestDuration(t *testing.T) {
	r := Result{Threads: []Account{{Iterations: 300, Duration: 2e9}, {Iterations: 100, Duration: 1e9}}}
	expect(t, "per second", r.PerSecond(), 200.0)
	none := Result{Threads: make([]Account, 2)}
	expect(t, "of nothing", none.PerSecond(), 0.0)
}
