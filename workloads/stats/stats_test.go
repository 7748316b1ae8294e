package stats_test

import (
	"math"
	"slices"
	"testing"

	"switchyard/workloads/stats"
)

func upTo(n int) (v []float64) {
	for i := range n {
		v = append(v, float64(i+1))
	}
	return v
}

// The 95 % interval of a median reaches from one order statistic to another;
// which ones follows from the binomial distribution, as printed in tables.
func TestIntervalIsOfOrderStatistics(t *testing.T) {
	for _, c := range []struct {
		n                 int
		median, low, high float64
	}{
		{6, 3.5, 1, 6},
		{7, 4, 1, 7},
		{8, 4.5, 1, 7}, // one-sided: 246 of 256 orders are in it, and it is shorter than 1 to 8
		{9, 5, 2, 8},
		{10, 5.5, 2, 9},
		{15, 8, 4, 12},
		{20, 10.5, 6, 15},
		{30, 15.5, 10, 21},
	} {
		v := upTo(c.n)
		slices.Reverse(v)
		before := slices.Clone(v)
		s := stats.Summarize(v)
		if s.Median != c.median || s.Low != c.low || s.High != c.high || !s.Bounded {
			t.Errorf("1 to %d: %+v, want %g from %g to %g", c.n, s, c.median, c.low, c.high)
		}
		if !slices.Equal(v, before) {
			t.Errorf("1 to %d: the values were changed", c.n)
		}
	}
}

func TestFewerThanSixSamplesHaveNoInterval(t *testing.T) {
	for n := 1; n < 6; n++ {
		s := stats.Summarize(upTo(n))
		if s.Bounded || s.Low != 1 || s.High != float64(n) || s.Median != float64(n+1)/2 {
			t.Errorf("1 to %d: %+v", n, s)
		}
		if len(s.Warnings) == 0 {
			t.Errorf("1 to %d: no warning", n)
		}
	}
}

func TestEqualSamplesHaveAnIntervalOfNoWidth(t *testing.T) {
	if s := stats.Summarize([]float64{4, 4, 4, 4, 4, 4, 4}); s.Median != 4 || s.Low != 4 || s.High != 4 || !s.Bounded {
		t.Errorf("%+v", s)
	}
}

func TestCompareIsTheUTest(t *testing.T) {
	low, high := upTo(10), []float64{11, 12, 13, 14, 15, 16, 17, 18, 19, 20}
	// Two sets of ten that do not overlap: p is 2 / C(20, 10).
	if p, different := stats.Compare(low, high); !different || p < 1.0825e-5 || p > 1.0826e-5 {
		t.Errorf("p %g, different %t", p, different)
	}
	if p, different := stats.Compare(low, low); different || p < 0.9 {
		t.Errorf("with itself: p %g, different %t", p, different)
	}
	if _, different := stats.Compare([]float64{1, 2, 3}, []float64{4, 5, 6}); different {
		t.Error("three samples each cannot be told apart at 5 %")
	}
}

func TestDriftIsOfTheSecondHalfAgainstTheFirst(t *testing.T) {
	rising := upTo(10)
	falling := slices.Clone(rising)
	slices.Reverse(falling)
	for name, c := range map[string]struct {
		values []float64
		want   float64
	}{
		"rising":             {rising, 8.0/3 - 1},
		"falling":            {falling, 3.0/8 - 1},
		"one out of order":   {[]float64{1, 2, 3, 4, 6, 5, 7, 8, 9, 10}, 0},
		"equal":              {[]float64{2, 2, 2, 2, 2, 2, 2, 2, 2, 2}, 0},
		"too few to tell":    {upTo(9), 0},
		"the middle is left": {upTo(11), 9.0/3 - 1},
	} {
		if got := stats.Drift(c.values); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("%s: %g, want %g", name, got, c.want)
		}
	}
}
