package probe

import (
	"testing"

	"switchyard/workloads/bench"
)

func TestEachProbeVerifiesItsAnswer(t *testing.T) {
	for _, settings := range [][]bench.Setting{
		{{Key: "what", Value: Pull}, {Key: "n", Value: "1005"}},
		{{Key: "what", Value: Goroutines}, {Key: "n", Value: "1000"}},
		{{Key: "what", Value: Tasklets}, {Key: "n", Value: "1000"}},
		{{Key: "what", Value: Recorder}, {Key: "n", Value: "1000"}},
		{{Key: "what", Value: WatchedChain}, {Key: "n", Value: "1000"}},
		{{Key: "what", Value: Recorder}, {Key: "engine", Value: "hard"}, {Key: "n", Value: "1000"}},
	} {
		body, _, err := Workload.Bind(settings)
		if err != nil {
			t.Fatal(err)
		}
		var now int64
		r := bench.NewRun(func() int64 { now += 1000; return now }, 1, nil)
		if err := body.Run(r); err != nil {
			t.Fatalf("%v: %v", settings, err)
		}
		if len(r.Checks()) == 0 {
			t.Errorf("%v: no verified answer", settings)
		}
		for _, c := range r.Checks() {
			if !c.OK() {
				t.Errorf("%v: %s: %d, want %d", settings, c.What, c.Got, c.Want)
			}
		}
	}
}
