package hackysack

import (
	"flag"
	"os"
	"slices"
	"testing"

	"switchyard/workloads/trace"
)

var update = flag.Bool("update", false, "write the golden recordings anew")

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
			if *update && how == "soft" {
				if err := os.WriteFile(file, got, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if string(got) != string(want) {
				t.Errorf("%s, %s: got\n%swant\n%s", c.golden, how, got, want)
			}
		}
	}
}

// A larger game: the same hash on soft and on hard, another one with another seed.
func TestSoftAndHardLeaveTheSameEvents(t *testing.T) {
	for _, c := range []struct {
		carrier  string
		settings []string
	}{
		{"component", []string{"pause", "on"}},
		{"component", []string{"pause", "off"}},
		{"engine", []string{"system", "stackless"}},
	} {
		hash := func(how string, seed uint64) uint64 {
			rec := trace.NewRecorder(0, 0)
			r := play(t, seed, rec, append(slices.Clone(c.settings), "players", "40", "loops", "200", c.carrier, how)...)
			if steps, ok := r.CountValue("steps"); ok && rec.Count(trace.Run) != uint64(steps) {
				t.Errorf("%v: %d Run events for %d steps", c.settings, rec.Count(trace.Run), steps)
			}
			if rec.Count(trace.Exit) != 41 {
				t.Errorf("%v: %d Exit events for 41 players", c.settings, rec.Count(trace.Exit))
			}
			return rec.Hash()
		}
		if soft, hard := hash("soft", 1), hash("hard", 1); soft != hard {
			t.Errorf("%v: soft %x, hard %x", c.settings, soft, hard)
		}
		if one, two := hash("soft", 1), hash("soft", 2); one == two {
			t.Errorf("%v: seeds 1 and 2 give the same events", c.settings)
		}
	}
}
