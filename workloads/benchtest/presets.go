package benchtest

import (
	"math"
	"testing"

	"switchyard/workloads/bench"
)

// seed of all runs but those that compare seeds.
const seed = 1

// presets runs each preset: one run of warm-up and at least one more, whose
// counts must agree. That it emits its metrics and counts and no others is
// checked by bench itself.
func (s *suite) presets(t *testing.T) {
	for i := range s.w.Presets {
		p := &s.w.Presets[i]
		t.Run(p.ID, func(t *testing.T) {
			if inBrowser && s.w.NativeOnly(p.Values) {
				t.Skip("runs natively only")
			}
			values := p.Values
			if over := s.scaled[p.ID]; over != nil && !*full {
				values = merge(values, over)
				t.Logf("scaled by %v; -full runs it whole", over)
			}
			verified(t, s.w, values)
		})
	}
}

func verified(t *testing.T, w *bench.Workload, values []bench.Setting) {
	t.Helper()
	res, err := w.Do(values, bench.Options{Seed: seed, Samples: 1, Clock: clock})
	if err != nil {
		t.Fatal(err)
	}
	if !res.Verified {
		for _, c := range res.Checks {
			if !c.OK() {
				t.Errorf("%s: %d, want %d", c.What, c.Got, c.Want)
			}
		}
		return
	}
	for i, name := range res.MetricNames() {
		if m := res.Summary(i).Median; math.IsNaN(m) || math.IsInf(m, 0) {
			t.Errorf("metric %s: %g: a number", name, m)
		}
	}
}
