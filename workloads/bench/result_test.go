package bench_test

import (
	"encoding/json"
	"maps"
	"slices"
	"testing"

	"switchyard/workloads/bench"
)

type resultJSON struct {
	Schema, Workload, Mode string
	Params, Environment    map[string]string
	Seed                   uint64
	Samples                []struct {
		Runs    int
		Elapsed float64
	}
	Metrics map[string]struct {
		Unit              string
		Median, Low, High float64
		Bounded           bool
		Samples           []float64
		Warnings          []string
	}
	Counts   map[string]int64
	Verified bool
	Checks   []struct {
		What      string
		Got, Want int64
		OK        bool
	}
	Recording *struct {
		Steps, From, Kept int
		Hash              string
	}
}

func parse(t *testing.T, res *bench.Result) (out resultJSON) {
	t.Helper()
	if err := json.Unmarshal(res.AppendJSON(nil), &out); err != nil {
		t.Fatal(err)
	}
	return out
}

func TestResultIsOneJSONObject(t *testing.T) {
	res, err := newToy(nil).Do(set("steps", "20"), bench.Options{Clock: fakeClock(), Samples: 6, Seed: 9, Environment: set("goos", "testos")})
	if err != nil {
		t.Fatal(err)
	}
	var top map[string]json.RawMessage
	if err := json.Unmarshal(res.AppendJSON(nil), &top); err != nil {
		t.Fatal(err)
	}
	want := []string{"checks", "clockStep", "counts", "environment", "metrics", "mode", "params", "samples", "schema", "seed", "verified", "warmup", "workload"}
	if got := slices.Sorted(maps.Keys(top)); !slices.Equal(got, want) {
		t.Errorf("keys %v, want %v", got, want)
	}
	r := parse(t, res)
	if r.Schema != "switchyard.result.v1" || r.Workload != "toy" || r.Seed != 9 || !r.Verified || r.Mode != "measure" {
		t.Errorf("result %+v", r)
	}
	if !maps.Equal(r.Params, map[string]string{"steps": "20", "weight": "0.5", "engine": "soft", "loud": "off"}) {
		t.Errorf("params %v", r.Params)
	}
	if m := r.Metrics["rate"]; m.Unit != "steps/s" || m.Median != 10 || !m.Bounded || len(m.Samples) != 6 || m.Warnings == nil {
		t.Errorf("rate %+v", m)
	}
	if r.Counts["steps"] != 20 || r.Environment["goos"] != "testos" || len(r.Samples) != 6 || !r.Checks[0].OK {
		t.Errorf("result %+v", r)
	}
}

func TestAnUnverifiedResultHasNoMetrics(t *testing.T) {
	res, err := newToy(func(y *toy) { y.answer = func(int) int64 { return 0 } }).Do(nil, bench.Options{Clock: fakeClock()})
	if err != nil {
		t.Fatal(err)
	}
	if r := parse(t, res); r.Verified || len(r.Metrics) != 0 || r.Checks[0].OK {
		t.Errorf("result %+v", r)
	}
}

func TestARecordingIsInTheResult(t *testing.T) {
	res, err := newToy(nil).Do(nil, bench.Options{Clock: fakeClock(), Mode: bench.Study, From: 3, To: 100})
	if err != nil {
		t.Fatal(err)
	}
	if r := parse(t, res).Recording; r == nil || r.Steps != 11 || r.From != 3 || r.Kept != 8 || r.Hash == "" {
		t.Errorf("recording %+v", r)
	}
}
