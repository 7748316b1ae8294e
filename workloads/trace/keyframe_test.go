package trace_test

import (
	"encoding/binary"
	"math/rand/v2"
	"testing"

	"switchyard/workloads/trace"
)

// unpack gives states and ages, and whether they were packed as runs.
func unpack(t *testing.T, k trace.Keyframe) (states, ages []byte, runs bool) {
	t.Helper()
	b := k.Packed
	if runs = len(b) != k.Tasklets; runs {
		var all []byte
		for rest := b; len(rest) > 0; {
			n, size := binary.Uvarint(rest[1:])
			for range n {
				all = append(all, rest[0])
			}
			rest = rest[1+size:]
		}
		b = all
	}
	for _, v := range b {
		states, ages = append(states, v&15), append(ages, v>>4)
	}
	return states, ages, runs
}

func TestAKeyframeIsTheSnapshotOfItsStep(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	kinds := []trace.Kind{trace.Spawn, trace.Ready, trace.ParkSend, trace.ParkReceive, trace.Pause, trace.Exit}
	for _, tasklets := range []uint32{1, 3, 70, 5000, 40_000} {
		seen := map[bool]bool{}
		r := trace.NewRecorder(0, 0)
		r.Total()
		for step := range 200_000 {
			// First in order, as most workloads begin; then anyhow.
			who, kind := uint32(step)%tasklets, trace.Spawn
			if step > 100_000 {
				who, kind = random.Uint32N(tasklets), kinds[random.IntN(len(kinds))]
			}
			r.Emit(kind, 0, who, 0, 0, 0)
			if step%19_997 != 0 {
				continue
			}
			k, s := r.Keyframe(), r.Snapshot()
			states, ages, runs := unpack(t, k)
			seen[runs] = true
			if k.Step != s.Step || k.Tasklets != len(s.States) || len(states) != len(s.States) {
				t.Fatalf("step %d of %d tasklets, %d unpacked: a snapshot has %d of %d", k.Step, k.Tasklets, len(states), s.Step, len(s.States))
			}
			for i := range states {
				if states[i] != s.States[i] || ages[i] != min(15, s.Ages[i]) {
					t.Fatalf("step %d, tasklet %d: state %d, age %d: a snapshot has %d, %d", k.Step, i, states[i], ages[i], s.States[i], s.Ages[i])
				}
			}
		}
		if tasklets >= 5000 && len(seen) != 2 {
			t.Errorf("%d tasklets: packed in one way only: runs %v", tasklets, seen)
		}
	}
}
