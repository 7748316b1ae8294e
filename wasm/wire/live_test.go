package wire

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"switchyard/workloads/trace"
)

// table is one number of a picture's tables.
func table(m Message, i int) float64 {
	tables, _ := field(m, "tables").([]byte)
	return math.Float64frombits(binary.LittleEndian.Uint64(tables[8*i:]))
}

func steps(list []Message, kind string) (at []float64) {
	for _, m := range list {
		if m.Type != kind {
			continue
		}
		step, ok := field(m, "step").(float64)
		if !ok {
			step = table(m, 0)
		}
		at = append(at, step)
	}
	return at
}

func TestSnapshotsLeaveWhileTheRunGoesOn(t *testing.T) {
	list := serveWithin(20_000_000, "workload", "relay", "mode", "watch", "param.n", "1000000")
	at := steps(list, "snapshot")
	if len(at) < 10 || at[len(at)-1] != 1_000_000 {
		t.Fatalf("snapshots at %v", at)
	}
	for i := 1; i < len(at); i++ {
		if at[i] <= at[i-1] {
			t.Errorf("snapshots at %v", at)
		}
	}
	if got := types(list[len(list)-3:]); got != "snapshot proof done" {
		t.Errorf("the end is %s", got)
	}
}

// Keyframes are the same whatever the clock says, and stand where the last
// one's every says that they are kept.
func TestKeyframesStandAtFixedSteps(t *testing.T) {
	slow := serveWithin(20_000_000, "workload", "relay", "mode", "watch", "param.n", "1000000")
	at := steps(slow, "keyframe")
	if fast := steps(serveWithin(1000, "workload", "relay", "mode", "watch", "param.n", "1000000"), "keyframe"); !reflect.DeepEqual(at, fast) {
		t.Errorf("keyframes at %v, with another clock at %v", at, fast)
	}
	every, kept := 0.0, 0
	for _, m := range slow {
		if m.Type == "keyframe" {
			every, _ = field(m, "every").(float64)
		}
	}
	for _, step := range at {
		if int(step)%int(every) == 0 {
			kept++
		}
	}
	if kept > mostFrames || kept < mostFrames/2-1 {
		t.Errorf("%d keyframes kept, every %g: %v", kept, every, at)
	}
}

// What a run did until it failed is what explains the failure.
func TestARunThatFailsShowsWhatItDid(t *testing.T) {
	for mode, want := range map[string]string{
		"study": "ready progress events failed", "watch": "ready progress snapshot proof failed", "measure": "ready progress failed",
	} {
		list := serveAll("workload", "relay", "mode", mode, "from", "0", "to", "99", "param.n", "13")
		if got := types(list); got != want {
			t.Errorf("%s: %s, want %s", mode, got, want)
		}
	}
}

// Of many runs of a mode that records only the times are of interest.
func TestRepeatedRunsGiveTheirSamplesAlone(t *testing.T) {
	for _, mode := range []string{"watch", "study"} {
		list := serveAll("workload", "relay", "mode", mode, "from", "0", "to", "99", "repeat", "1", "samples", "3", "param.n", "5000")
		for _, m := range list[:len(list)-1] {
			if m.Type != "ready" && m.Type != "progress" {
				t.Errorf("%s: a message %s", mode, m.Type)
			}
		}
		result, _ := field(list[len(list)-1], "result").(string)
		if n := strings.Count(result, `{"runs":1,"elapsed":`); n != 4 || !strings.Contains(result, `"mode":"`+mode+`"`) {
			t.Errorf("%s: %d, not one warm-up and 3 samples, in %s", mode, n, result)
		}
	}
}

// Where nothing is alike keyframes are as large as they can be: the page holds as
// many as fit, and never fewer than a few.
func TestKeyframesTakeNoMoreThanTheirMemory(t *testing.T) {
	const tasklets = 1 << 20
	random := rand.New(rand.NewPCG(1, 2))
	rec := trace.NewRecorder(0, 0)
	rec.Total()
	kept := map[float64]int{}
	most, now := 0, int64(0)
	watch(rec, Host{Clock: func() int64 { now += 1000; return now }, Post: func(m Message) {
		if m.Type != "keyframe" {
			return
		}
		step, _ := field(m, "step").(float64)
		every, _ := field(m, "every").(float64)
		packed, _ := field(m, "packed").([]byte)
		kept[step] = len(packed)
		held := 0
		for at, size := range kept {
			if int(at)%int(every) != 0 {
				delete(kept, at)
				continue
			}
			held += size
		}
		most = max(most, held)
	}})
	kinds := []trace.Kind{trace.Ready, trace.ParkSend, trace.ParkReceive, trace.Pause, trace.Exit}
	for range 8 * tasklets {
		rec.Emit(kinds[random.IntN(len(kinds))], 0, random.Uint32N(tasklets), 0, 0, 0)
	}
	if most > keyframeMemory || len(kept) < 2 {
		t.Errorf("%d bytes held at once, %d keyframes at the end", most, len(kept))
	}
}
