package bench

import (
	"fmt"
	"strconv"
)

// Term is one addend of a memory estimate: Bytes times the product of the
// numeric params named in Of, times the smallest of those named in Min, when
// When holds. It is data, so that the page can work it out before the wasm has
// arrived.
type Term struct {
	Bytes float64
	Of    []string
	Min   []string
	When  When
}

// amount gives the bytes of a term whose When holds.
func (t *Term) amount(settings []Setting) float64 {
	number := func(key string) float64 {
		v, _ := Value(settings, key)
		n, _ := strconv.ParseFloat(v, 64)
		return n
	}
	bytes := t.Bytes
	for _, key := range t.Of {
		bytes *= number(key)
	}
	if len(t.Min) == 0 {
		return bytes
	}
	least := number(t.Min[0])
	for _, key := range t.Min[1:] {
		least = min(least, number(key))
	}
	return bytes * least
}

// Estimate is the memory in bytes that a run of w with these settings needs
// at its peak. settings name every param.
func (w *Workload) Estimate(settings []Setting) int64 {
	sum := 0.0
	for i := range w.Memory {
		if t := &w.Memory[i]; t.When.Holds(settings) {
			sum += t.amount(settings)
		}
	}
	return int64(sum)
}

// checkMemory refuses a run whose estimate is over limit bytes; 0 is no limit.
func (w *Workload) checkMemory(settings []Setting, limit int64) error {
	if need := w.Estimate(settings); limit > 0 && need > limit {
		return &Failure{Stage: "memory", Message: fmt.Sprintf(
			"memory: %s: this run needs about %s and %s is the limit here; choose a smaller size or a lighter engine",
			w.ID, FormatBytes(need), FormatBytes(limit))}
	}
	return nil
}

// FormatBytes writes n with a decimal SI prefix and three digits: 6.4 MB.
func FormatBytes(n int64) string {
	v, prefix := float64(n), ""
	for _, p := range []string{"k", "M", "G", "T"} {
		if v < 999.5 {
			break
		}
		v, prefix = v/1000, p
	}
	digits := 0
	if prefix != "" && v < 99.95 {
		digits = 1
	}
	return strconv.FormatFloat(v, 'f', digits, 64) + " " + prefix + "B"
}
