package hackysack

import (
	"slices"
	"testing"

	"switchyard/workloads/benchtest"
	"switchyard/workloads/trace"
)

// A small game of each kind, event by event, on soft and on hard.
func TestRecordings(t *testing.T) {
	for _, c := range []struct {
		golden, carrier string
		settings        []string
	}{
		{"axon-pause", "component", []string{"pause", "on", "drain", "on"}},
		{"axon-busy", "component", []string{"pause", "off", "drain", "off"}},
		{"stackless", "engine", []string{"system", "stackless"}},
	} {
		file := "testdata/" + c.golden + ".trace"
		for _, how := range []string{"soft", "hard"} {
			rec := trace.NewRecorder(0, 1000)
			play(t, 3, rec, append(slices.Clone(c.settings), "players", "3", "loops", "5", c.carrier, how)...)
			got := trace.AppendRecording(nil, rec)
			benchtest.Golden(t, file, got)
		}
	}
}

// Each step of a component is a Run event, and everybody goes home once.
func TestEventsAgreeWithTheCounts(t *testing.T) {
	for _, pause := range []string{"on", "off"} {
		rec := trace.NewRecorder(0, 0)
		r := play(t, 1, rec, "players", "40", "loops", "200", "pause", pause)
		if steps := count(t, r, "steps"); float64(rec.Count(trace.Run)) != steps {
			t.Errorf("pause %s: %d Run events for %v steps", pause, rec.Count(trace.Run), steps)
		}
		if rec.Count(trace.Exit) != 41 || rec.Count(trace.Spawn) != 41 {
			t.Errorf("pause %s: %d Spawn and %d Exit events for 41 players", pause, rec.Count(trace.Spawn), rec.Count(trace.Exit))
		}
	}
}
