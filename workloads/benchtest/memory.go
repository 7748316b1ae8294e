package benchtest

import (
	"testing"

	"switchyard/workloads/bench"
)

// memory: the estimate is positive and grows with every numeric param.
func (s *suite) memory(t *testing.T) {
	for i := range s.w.Presets {
		if n := s.estimate(t, s.w.Presets[i].Values); n <= 0 {
			t.Errorf("preset %s: %d bytes, want more than 0", s.w.Presets[i].ID, n)
		}
	}
	for _, p := range s.w.Describe() {
		if !p.Numeric() {
			continue
		}
		for i := range s.w.Presets {
			base := s.w.Presets[i].Values
			low := s.estimate(t, merge(base, []bench.Setting{{Key: p.Key, Value: bench.FormatNumber(p.Min)}}))
			mid := s.estimate(t, base)
			high := s.estimate(t, merge(base, []bench.Setting{{Key: p.Key, Value: bench.FormatNumber(p.Max)}}))
			if low > mid || mid > high {
				t.Errorf("preset %s: %d, %d, %d bytes as %s grows", s.w.Presets[i].ID, low, mid, high, p.Key)
			}
		}
	}
}

func (s *suite) estimate(t *testing.T, values []bench.Setting) int64 {
	t.Helper()
	if inBrowser && s.w.NativeOnly(values) {
		return 1
	}
	_, all, err := s.w.Bind(values)
	if err != nil {
		t.Fatal(err)
	}
	return s.w.Estimate(all)
}
