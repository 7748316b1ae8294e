package bench_test

import (
	"encoding/json"
	"slices"
	"testing"

	"switchyard/workloads/bench"
)

func TestManifestDescribesEveryWorkload(t *testing.T) {
	var m struct {
		Schema    string
		Workloads []struct {
			ID     string
			Params []struct {
				Key, Kind, Default, Scale string
				Min, Max                  float64
				Choices                   []struct {
					Value  string
					Native bool
				}
				When []struct {
					Key    string
					Values []string
				}
			}
			Presets []struct {
				ID       string
				Values   map[string]string
				Historic bool
			}
			Undated bool
			Basis   []struct {
				Text string
				When []struct{ Key string }
			}
			Memory []struct {
				Bytes float64
				Of    []string
			}
		}
	}
	toys := []*bench.Workload{newToy(nil), newToy(nil)}
	toys[1].Undated = true
	toys[1].Basis = []bench.Basis{{When: bench.Is("engine", "hard"), Text: "stacks"}}
	if err := json.Unmarshal(bench.Manifest(toys), &m); err != nil {
		t.Fatal(err)
	}
	if m.Schema != "switchyard.manifest.v1" || len(m.Workloads) != 2 {
		t.Fatalf("schema %s with %d workloads", m.Schema, len(m.Workloads))
	}
	w := m.Workloads[1]
	if p := w.Params[0]; p.Key != "steps" || p.Kind != "int" || p.Default != "10" || p.Scale != "log" || p.Min != 1 || p.Max != 1000 {
		t.Errorf("first param %+v", p)
	}
	if c := w.Params[2].Choices; len(c) != 3 || c[2].Value != "os-thread" || !c[2].Native || c[0].Native {
		t.Errorf("choices %+v", c)
	}
	if when := w.Params[3].When; len(when) != 1 || when[0].Key != "engine" || !slices.Equal(when[0].Values, []string{"soft"}) {
		t.Errorf("when %+v", when)
	}
	if p := w.Presets[1]; p.ID != "big" || p.Values["steps"] != "100" || !p.Historic {
		t.Errorf("preset %+v", p)
	}
	if b := w.Basis; !w.Undated || len(b) != 1 || b[0].Text != "stacks" || len(b[0].When) != 1 || b[0].When[0].Key != "engine" {
		t.Errorf("undated %t, basis %+v", w.Undated, b)
	}
	if len(w.Memory) != 3 || w.Memory[1].Bytes != 64 || !slices.Equal(w.Memory[1].Of, []string{"steps"}) {
		t.Errorf("memory %+v", w.Memory)
	}
}

func TestManifestHashIsOfTheText(t *testing.T) {
	// The published FNV-1a values of "" and "foobar", 64 bits.
	if got := bench.ManifestHash(nil); got != "cbf29ce484222325" {
		t.Errorf("hash of nothing %s", got)
	}
	if got := bench.ManifestHash([]byte("foobar")); got != "85944171f73967e8" {
		t.Errorf("hash of foobar %s", got)
	}
	one, two := bench.Manifest([]*bench.Workload{newToy(nil)}), bench.Manifest([]*bench.Workload{newToy(nil)})
	if bench.ManifestHash(one) != bench.ManifestHash(two) {
		t.Error("the same description has two hashes")
	}
	changed := newToy(nil)
	changed.Metrics[0].Help = "Not all of it."
	if bench.ManifestHash(one) == bench.ManifestHash(bench.Manifest([]*bench.Workload{changed})) {
		t.Error("a changed description has the same hash")
	}
}
