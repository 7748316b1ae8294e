//go:build unix

package threadstart

import (
	"testing"

	"switchyard/workloads/bench"
)

// With pages of 4 KB there are 11 faults a thread without pauseless. Larger
// pages make fewer of them, but never less than one.
func TestPageFaultsCollapseWithPauseless(t *testing.T) {
	const n = 5000
	faults := func(pauseless string) float64 {
		r, _ := run(t, nil, bench.Setting{Key: "threads", Value: "5000"}, bench.Setting{Key: "pauseless", Value: pauseless})
		v, _ := r.MetricValue("faults")
		return v
	}
	if off := faults("off"); off < n {
		t.Errorf("without pauseless: %.0f page faults, want at least %d", off, n)
	}
	if on := faults("on"); on >= n {
		t.Errorf("with pauseless: %.0f page faults, want less than %d", on, n)
	}
}

func TestMappingMoreThanThereIs(t *testing.T) {
	var maps mapper
	if _, err := maps.mapMemory(1 << 56); err == nil {
		t.Error("64 PB were mapped")
	}
}
