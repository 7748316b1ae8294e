package trace_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"switchyard/workloads/trace"
)

// A snapshot and a keyframe say of every tasklet what its last event left, and how
// many slices ago that was, whichever way they are packed.
func TestWhatIsPackedIsWhatTheEventsSaid(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	after := map[trace.Kind]trace.State{
		trace.Spawn: trace.New, trace.Ready: trace.Queued, trace.ParkSend: trace.Sending,
		trace.ParkReceive: trace.Receiving, trace.Pause: trace.Asleep, trace.Exit: trace.Done,
	}
	kinds := []trace.Kind{trace.Spawn, trace.Ready, trace.ParkSend, trace.ParkReceive, trace.Pause, trace.Exit}
	for _, tasklets := range []uint32{3, 70, 5000, 40_000} {
		last := map[int]uint64{} // by tasklet: the step that spoke of it last
		states := map[int]trace.State{0: trace.Running}
		inRuns := map[bool]bool{}
		r := trace.NewRecorder(0, 0)
		r.Total()
		for step := range uint64(200_000) {
			// First in order, as most workloads begin; then anyhow.
			who, kind := 1+uint32(step)%tasklets, trace.Spawn
			if step > 100_000 {
				who, kind = 1+random.Uint32N(tasklets), kinds[random.IntN(len(kinds))]
			}
			// B spawns A: both are spoken of.
			r.Emit(kind, 0, who, 0, 0, 0)
			last[int(who)], states[int(who)] = step, after[kind]
			if kind == trace.Spawn {
				last[0] = step
			}
			if step%19_997 != 0 {
				continue
			}
			k := r.Keyframe()
			got, ages, err := trace.Unpack(slices.Clone(k.Packed), k.Tasklets)
			if err != nil || k.Step != step+1 {
				t.Fatalf("step %d of %d tasklets: %d, %v", step, tasklets, k.Step, err)
			}
			inRuns[len(k.Packed) != k.Tasklets] = true
			for i, state := range got {
				if i == 0 {
					continue // what main does is told by more than its last event
				}
				want := byte(min(15, (step/256-last[i]/256)/(k.Slice/256)))
				if state != states[i] || ages[i] != want {
					t.Fatalf("step %d, tasklet %d: state %d, age %d; %d, %d by the events", step, i, state, ages[i], states[i], want)
				}
			}
			s := r.Snapshot()
			if again, other, err := trace.Unpack(s.Packed, s.Tasklets); err != nil || !slices.Equal(again, got) || !slices.Equal(other, ages) {
				t.Fatalf("step %d of %d tasklets: a snapshot says otherwise than a keyframe, %v", step, tasklets, err)
			}
		}
		if tasklets >= 5000 && len(inRuns) != 2 {
			t.Errorf("%d tasklets: packed in one way only: in runs %v", tasklets, inRuns)
		}
	}
}

func TestWhatIsPackedOfOthersIsRefused(t *testing.T) {
	for _, packed := range [][]byte{{}, {0x25}, {0x25, 4}, {0x25, 2}, {0x25, 0xff}, {1, 1, 1, 1}} {
		if states, _, err := trace.Unpack(packed, 3); err == nil {
			t.Errorf("% x: %v of 3 tasklets", packed, states)
		}
	}
}
