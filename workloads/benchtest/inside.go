package benchtest

import (
	"encoding/binary"
	"testing"

	"switchyard/workloads/bench"
	"switchyard/workloads/trace"
)

// inside: what the recorder adds up in the middle of a run, and what it knows of
// the state before a window, say the same of every tasklet, and looking changes
// nothing.
func (s *suite) inside(t *testing.T, whole *trace.Recorder) {
	const most = 20
	apart := max(256, whole.Steps()/most/256*256)
	for at := apart; at < whole.Steps(); at += apart {
		var states []trace.State
		var broken error
		res, err := s.w.Do(s.small, bench.Options{
			Seed: seed, Mode: bench.Study, From: at, To: at + 1, Clock: clock,
			Recorder: func(r *trace.Recorder) {
				r.Total()
				r.KeepStart()
				r.Look(at, func() uint64 {
					now := r.Snapshot()
					states, _, broken = trace.Unpack(now.Packed, now.Tasklets)
					return whole.Steps() + 1000
				})
			},
		})
		if err != nil || broken != nil {
			t.Fatal(err, broken)
		}
		if res.Recording.Hash() != whole.Hash() {
			t.Fatalf("looked at in step %d, the run went another way", at)
		}
		start := res.Recording.Start()
		for i, state := range states {
			if word := binary.LittleEndian.Uint32(start[trace.StartHead*4+4*i:]); trace.State(word&15) != state {
				t.Fatalf("before step %d: t%d has state %d, by the careful world %d", at, i, state, word&15)
			}
		}
		if len(states) == 0 {
			t.Errorf("before step %d: no states", at)
		}
	}
}
