package bench

import (
	"slices"
	"strings"
)

// Units of metrics are base units: whoever shows a value adds the SI prefix.
// Params may have a prefix, as people type them: 5 ms.
const (
	metricUnitRule = `"" for a plain ratio, %, s, B, a noun in lower case, or two of them with a / between; no prefix`
	unitRule       = metricUnitRule + ", but for ms, µs, ns, kB, MB"
)

var (
	baseUnits     = []string{"s", "B", "%", "Hz"}
	prefixedUnits = []string{"ms", "µs", "ns", "kB", "MB"}
)

func metricUnit(u string) bool {
	if u == "" {
		return true
	}
	parts := strings.Split(u, "/")
	for _, p := range parts {
		if !slices.Contains(baseUnits, p) && !noun(p) {
			return false
		}
	}
	return len(parts) <= 2
}

func paramUnit(u string) bool { return metricUnit(u) || slices.Contains(prefixedUnits, u) }

// noun: what is counted, in three or more lower case letters: tasklets, check
// intervals. So ms is none.
func noun(s string) bool {
	for i := range len(s) {
		if !lower(s[i]) && !(s[i] == ' ' && i > 0 && i < len(s)-1) {
			return false
		}
	}
	return len(s) >= 3
}
