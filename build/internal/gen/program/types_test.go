package main

import (
	"encoding/json"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"switchyard/workloads/bench"
	"switchyard/workloads/trace"
)

const benchFolder = "../../../../workloads/bench"

type probe struct{ n int }

func (p *probe) Run(r *bench.Run) error {
	if r.Rec != nil {
		r.Rec.Emit(trace.Yield, 0, 0, 0, 0, 0)
	}
	r.Metric("total", 1)
	r.Count("ones", 1)
	r.Check("n", int64(p.n), 1)
	return nil
}

// probeWorkload has one of everything, so that its JSON has every key.
func probeWorkload() *bench.Workload {
	return &bench.Workload{
		ID: "probe", Title: "Probe", Year: 2000, Origin: "Tests", Claim: "None.", Layout: bench.LayoutPool,
		New: func(p *bench.Params) bench.Body {
			b := new(probe)
			mode := ""
			p.Int(&b.n, 1, bench.Param{Key: "n", Label: "N", Help: "One.", Min: 1, Max: 2, When: bench.Is("kind", "a")})
			p.Choice(&mode, "a", bench.Param{Key: "kind", Label: "Kind", Help: "Which.", Choices: []bench.Choice{{Value: "a", Label: "A", Help: "A."}, {Value: "b", Label: "B", Help: "B."}}})
			return b
		},
		Presets: []bench.Preset{{ID: "default", Label: "Default", Help: "One."}},
		Metrics: []bench.Metric{{Name: "total", Label: "Total", Unit: "s", Better: bench.Lower, Headline: true, Help: "One."}},
		Counts:  []bench.Count{{Name: "ones", Label: "Ones", Help: "One."}},
		Charts:  []bench.Chart{{Kind: bench.ChartReference, Title: "Total", Metric: "total"}},
		Memory:  []bench.Term{{Bytes: 1}},
		Records: bench.Is("kind", "a", "b"),
		Basis:   []bench.Basis{{Text: "a probe"}},
		Names:   []bench.Named{{From: 1, Every: 1, Name: "probe"}},
	}
}

func typesText(t *testing.T) string {
	t.Helper()
	b, err := typesFile(benchFolder, "cafe")
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// keysOf reads an interface's keys out of the TypeScript, those that may be
// left out with their question mark.
func keysOf(t *testing.T, types, name string) []string {
	t.Helper()
	_, body, ok := strings.Cut(types, "export interface "+name+" {\n")
	if !ok {
		t.Fatalf("no interface %s", name)
	}
	body, _, _ = strings.Cut(body, "\n}\n")
	var keys []string
	for _, m := range regexp.MustCompile(`(?m)^  readonly (\w+\??):`).FindAllStringSubmatch(body, -1) {
		keys = append(keys, m[1])
	}
	slices.Sort(keys)
	return keys
}

func same(t *testing.T, types, name string, object any) {
	t.Helper()
	o := object.(map[string]any)
	var want []string
	for _, key := range keysOf(t, types, name) {
		key, optional := strings.CutSuffix(key, "?")
		if _, given := o[key]; given || !optional {
			want = append(want, key)
		}
	}
	slices.Sort(want)
	if have := slices.Sorted(maps.Keys(o)); !slices.Equal(have, want) {
		t.Errorf("%s has the keys %v, its type %v", name, have, want)
	}
}

func TestTypesAreThoseOfTheManifest(t *testing.T) {
	types := typesText(t)
	var m map[string]any
	if err := json.Unmarshal(bench.Manifest([]*bench.Workload{probeWorkload()}), &m); err != nil {
		t.Fatal(err)
	}
	first := func(o any, key string) any { return o.(map[string]any)[key].([]any)[0] }
	same(t, types, "Manifest", m)
	w := first(m, "workloads")
	same(t, types, "Workload", w)
	for key, name := range map[string]string{"params": "Param", "presets": "Preset", "metrics": "Metric", "counts": "Count", "charts": "Chart", "memory": "Term", "basis": "Basis", "names": "Named", "records": "Match"} {
		same(t, types, name, first(w, key))
	}
	same(t, types, "Choice", first(w.(map[string]any)["params"].([]any)[1], "choices"))
}

func TestTypesAreThoseOfAResult(t *testing.T) {
	types := typesText(t)
	begin := time.Now()
	res, err := probeWorkload().Do(nil, bench.Options{Mode: bench.Watch, Clock: func() int64 { return int64(time.Since(begin)) }})
	if err != nil {
		t.Fatal(err)
	}
	var r map[string]any
	if err := json.Unmarshal(res.AppendJSON(nil), &r); err != nil {
		t.Fatal(err)
	}
	for key, name := range map[string]string{"warmup": "WarmUp", "recording": "RecordingSummary"} {
		same(t, types, name, r[key])
	}
	same(t, types, "Sample", r["samples"].([]any)[0])
	same(t, types, "Check", r["checks"].([]any)[0])
	same(t, types, "MetricResult", r["metrics"].(map[string]any)["total"])
	same(t, types, "Result", r)
}

func TestReferenceTypesFollowTheTags(t *testing.T) {
	want := []string{"conditions?", "date?", "high?", "kind", "like?", "low?", "machine", "metric?", "name", "note?", "params?", "runtime", "source?", "unit", "value", "year?"}
	if got := keysOf(t, typesText(t), "ReferenceRow"); !slices.Equal(got, want) {
		t.Errorf("keys %v, want %v", got, want)
	}
}

func TestEveryEventIsInTheTable(t *testing.T) {
	text := string(eventsFile())
	for _, s := range trace.Specs {
		if strings.Count(text, `name: "`+s.Name+`"`) != 1 {
			t.Errorf("%s is not in it once", s.Name)
		}
	}
	if !strings.Contains(text, "EVENT_SIZE = 16;") || strings.Count(text, "{ flag: ") != len(trace.FlagSpecs) {
		t.Error("no size or not every flag")
	}
}

func TestWriteLeavesNothingStale(t *testing.T) {
	root := t.TempDir()
	out := filepath.Join(root, "gen")
	files := map[string][]byte{"a.ts": []byte("a"), "pages/b.json": []byte("b")}
	step := func(check bool, want ...string) {
		t.Helper()
		got, err := write(root, out, files, check)
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("stale %v, %v, want %v", got, err, want)
		}
	}
	step(true, "gen/a.ts", "gen/pages/b.json")
	step(false, "gen/a.ts", "gen/pages/b.json")
	step(true)
	delete(files, "pages/b.json")
	step(true, "gen/pages/b.json")
	step(false, "gen/pages/b.json")
	files["a.ts"] = []byte("c")
	step(true, "gen/a.ts")
}
