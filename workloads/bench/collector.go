package bench

import "runtime/debug"

// A run that needs no more than roomy bytes is measured with the collector at
// pace percent: at its usual 100 it would run every few megabytes, and mark
// the program's own heap inside a timed run of a few milliseconds. It still
// runs, for every engine alike, and a run that needs more keeps the usual pace.
const (
	roomy = 256 << 20
	pace  = 400
)

// easeCollector sets the pace and gives the function that sets it back.
func (m *measurement) easeCollector() (restore func()) {
	if m.w.Estimate(m.res.Params) > roomy {
		return func() {}
	}
	usual := debug.SetGCPercent(pace)
	return func() { debug.SetGCPercent(usual) }
}
