package taskspeed

import (
	"testing"

	"switchyard/workloads/bench"
	"switchyard/workloads/benchtest"
	"switchyard/workloads/trace"
)

// Three tasklets with two turns each, and a channel, event by event.
func TestGoldenRecordings(t *testing.T) {
	for _, c := range []struct {
		file string
		rows []string
	}{
		{"schedule", []string{rowFrameSoft, rowFrame, rowCframeSoft, rowCframe}},
		{"channel", []string{rowChannelSoft, rowChannelHard, rowNest}},
		{"iterator", []string{rowIterator}},
		{"generator", []string{rowGenerator}},
	} {
		file := "testdata/" + c.file + ".trace"
		for _, id := range c.rows {
			rec := trace.NewRecorder(0, 1000)
			r := bench.NewRun(func() int64 { return 0 }, 1, rec)
			ts := &taskspeed{row: id, stack: stackOwn, tasklets: 3, switches: 6, words: 10, depth: 3}
			if err := ts.Run(r); err != nil {
				t.Fatal(err)
			}
			benchtest.Golden(t, file, trace.AppendRecording(nil, rec))
		}
	}
}
