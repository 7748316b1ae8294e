package wire

import (
	"encoding/json"
	"testing"
)

// A measurement that is asked for it early tells what it would be if it were
// stopped: a whole result of fewer samples, which says so. Never of one sample,
// and not of the last, whose result is done.
func TestWhatIsMeasuredSoFarIsPostedBetweenSamples(t *testing.T) {
	list := serveAll("workload", "relay", "seed", "7", "samples", "6", "mode", "measure", "from", "0", "to", "0",
		"memoryLimit", "0", "param.n", "5", "early", "1", "environment.browser", "none")
	last := 1
	for _, m := range list {
		if m.Type != "sofar" {
			continue
		}
		var res struct {
			Verified    bool
			Samples     []any
			Environment map[string]string
			Metrics     map[string]struct{ Samples []float64 }
		}
		text, _ := field(m, "result").(string)
		if err := json.Unmarshal([]byte(text), &res); err != nil {
			t.Fatal(err)
		}
		n := len(res.Samples)
		if n <= last || n >= 6 || !res.Verified || len(res.Metrics["total"].Samples) != n || res.Environment["browser"] != "none" {
			t.Errorf("after %d samples: %s", last, text)
		}
		if want := "after " + string(rune('0'+n)) + " of 6 samples"; res.Environment["stopped"] != want {
			t.Errorf("stopped %q, want %q", res.Environment["stopped"], want)
		}
		last = n
	}
	if last < 3 {
		t.Errorf("the last result so far is of %d samples", last)
	}
	result, _ := field(list[len(list)-1], "result").(string)
	var whole struct {
		Samples     []any
		Environment map[string]string
	}
	if err := json.Unmarshal([]byte(result), &whole); err != nil || len(whole.Samples) != 6 || whole.Environment["stopped"] != "" {
		t.Errorf("at the end: %s, %v", result, err)
	}
}

func TestNothingIsPostedBetweenSamplesUnlessAskedFor(t *testing.T) {
	for _, fields := range [][]string{{"samples", "6"}, {"samples", "2", "early", "1"}} {
		list := serveAll(append([]string{"workload", "relay", "mode", "measure", "param.n", "5"}, fields...)...)
		if got := types(list); got != "ready progress done" {
			t.Errorf("%v: %s", fields, got)
		}
	}
}
