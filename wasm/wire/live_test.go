package wire

import (
	"encoding/binary"
	"math"
	"reflect"
	"strings"
	"testing"
)

// table is one number of a picture's tables.
func table(m Message, i int) float64 {
	tables, _ := field(m, "tables").([]byte)
	return math.Float64frombits(binary.LittleEndian.Uint64(tables[8*i:]))
}

func steps(list []Message, kind string) (at []float64) {
	for _, m := range list {
		if m.Type == kind {
			at = append(at, table(m, 0))
		}
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
			every = table(m, 2)
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
