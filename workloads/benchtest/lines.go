package benchtest

import (
	"testing"

	"switchyard/workloads/bench"
	"switchyard/workloads/trace"
)

// lines: a run done once more for the lines of its programs leaves the very
// same events; lines and events are one for one, each is one that a listing
// has, and where there are listings some event comes from one.
func (s *suite) lines(t *testing.T, whole *trace.Recorder) {
	from, to := whole.Steps()/3, whole.Steps()/3+1000
	res, err := s.w.Do(s.small, bench.Options{Seed: seed, Mode: bench.Study, From: from, To: to, Recorder: (*trace.Recorder).KeepLines, Clock: clock})
	if err != nil {
		t.Fatal(err)
	}
	r := res.Recording
	if r.Steps() != whole.Steps() || r.Hash() != whole.Hash() {
		t.Errorf("with lines: %d steps with hash %x: %d with %x would be right", r.Steps(), r.Hash(), whole.Steps(), whole.Hash())
	}
	all := 0
	for _, l := range r.Listings() {
		if l.Name == "" || len(l.Lines) == 0 {
			t.Errorf("listing %q: %d lines: a name and a line would be right", l.Name, len(l.Lines))
		}
		all += len(l.Lines)
	}
	lines := r.Lines()
	if len(lines) != len(r.Events()) {
		t.Fatalf("%d lines for %d events", len(lines), len(r.Events()))
	}
	known := 0
	for i, line := range lines {
		if int(line) > all {
			t.Fatalf("step %d: line %d of %d", from+uint64(i), line, all)
		}
		if line > 0 {
			known++
		}
	}
	if all > 0 && known == 0 {
		t.Error("no event comes from a line of a listing")
	}
}
