package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"switchyard/build/internal/machine"
	"switchyard/workloads/bench"
)

type relay struct {
	n     int
	right bool
}

func (y *relay) Run(r *bench.Run) error {
	r.Metric("total", float64(y.n)/3)
	r.Rate("rate", 2, 1)
	r.Rate("most", 3, 1) // stands alone: no row is made of it
	r.Check("answer", int64(y.n), int64(y.n))
	r.CheckThat("right", y.right)
	return nil
}

func relayWorkload() *bench.Workload {
	return &bench.Workload{
		ID: "relay",
		New: func(p *bench.Params) bench.Body {
			y := new(relay)
			extra := 0
			p.Int(&y.n, 5, bench.Param{Key: "n", Min: 1, Max: 100})
			p.Switch(&y.right, true, bench.Param{Key: "right"})
			p.Int(&extra, 1, bench.Param{Key: "extra", Min: 1, Max: 2, When: bench.Is("right", "off")})
			return y
		},
		Presets: []bench.Preset{{ID: "default"}, {ID: "ten", Values: []bench.Setting{{Key: "n", Value: "10"}}}},
		Metrics: []bench.Metric{{Name: "total", Label: "Total time", Unit: "s"}, {Name: "rate", Label: "Rate", Unit: "steps/s"}, {Name: "most", Label: "Most", Unit: "steps/s", Alone: true}},
	}
}

const before = `{
	"sources": [
		{"id": "old", "title": "A <post>", "where": "A list"}
	],
	"rows": [
		{"kind": "historic",   "source":"old", "machine": "M", "runtime": "R", "year": 2003, "name": "t {\" }", "unit": "s", "value": 1.50},
		{"kind": "native", "machine": "X", "runtime": "G", "date": "2020-01-01", "metric": "total", "name": "Total time", "unit": "s", "value": 9, "low": 8, "high": 10, "params": {"n": "10", "right": "on"}},
		{"kind": "native", "machine": "X", "runtime": "G", "date": "2020-01-01", "metric": "total", "name": "Total time", "unit": "s", "value": 7, "low": 7, "high": 7, "params": {"n": "5", "right": "on"}},
		{"kind": "measured", "machine": "N", "runtime": "R", "name": "u", "unit": "MB", "value": 8.5e1}
	]
}
`

func start(t *testing.T, args ...string) (*campaign, string) {
	t.Helper()
	root := t.TempDir()
	path := filepath.Join(root, "workloads/relay/reference.json")
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(before), 0o644); err != nil {
		t.Fatal(err)
	}
	now := int64(0)
	c := &campaign{all: []*bench.Workload{relayWorkload()}, out: new(bytes.Buffer), options: bench.Options{
		Clock:       func() int64 { now += 1e6; return now },
		Environment: machine.Environment(time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC)),
	}}
	if err := c.parse(append([]string{"-root", root, "-samples", "6"}, args...)); err != nil {
		t.Fatal(err)
	}
	return c, path
}

func read(t *testing.T, path string) (text string, ref bench.Reference) {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &ref); err != nil {
		t.Fatal(err)
	}
	return string(b), ref
}

func TestNativeRowsAreReplacedAndAllOthersKept(t *testing.T) {
	c, path := start(t)
	if err := c.run(); err != nil {
		t.Fatal(err)
	}
	text, ref := read(t, path)
	lines := strings.Split(before, "\n")
	for _, kept := range []string{lines[2], strings.TrimSuffix(lines[5], ","), strings.TrimSuffix(lines[8], ",")} {
		if !strings.Contains(text, kept) {
			t.Errorf("no longer as it was: %s", kept)
		}
	}
	if len(ref.Rows) != 2+2*2 || ref.Rows[0].Kind != bench.RowHistoric || ref.Rows[1].Kind != bench.RowMeasured {
		t.Fatalf("%d rows:\n%s", len(ref.Rows), text)
	}
	got := ref.Rows[2]
	if got.Machine != machine.Processor()+", "+fact(c, "cores")+" cores" || !strings.HasPrefix(got.Runtime, "Go 1.") {
		t.Errorf("machine %q, runtime %q", got.Machine, got.Runtime)
	}
	got.Machine, got.Runtime = "", ""
	want := bench.ReferenceRow{
		Kind: bench.RowNative, Date: "2026-11-30", Metric: "total", Name: "Total time", Unit: "s",
		Value: 1.66667, Low: 1.66667, High: 1.66667, Params: map[string]string{"n": "5", "right": "on"},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("row %+v, want %+v", got, want)
	}
	if !strings.Contains(text, `{"kind": "native", "machine": "`) || !strings.Contains(text, `"params": {"n": "10", "right": "on"}}`) {
		t.Errorf("not one row a line:\n%s", text)
	}
	if err := c.run(); err != nil {
		t.Fatal(err)
	}
	if again, _ := read(t, path); again != text {
		t.Errorf("the second time it differs:\n%s", again)
	}
}

func fact(c *campaign, key string) string {
	v, _ := bench.Value(c.options.Environment, key)
	return v
}

func TestOnePresetReplacesItsOwnRows(t *testing.T) {
	c, path := start(t, "-workload", "relay", "-preset", "ten")
	if err := c.run(); err != nil {
		t.Fatal(err)
	}
	text, ref := read(t, path)
	if len(ref.Rows) != 5 || !strings.Contains(text, `"value": 7, "low": 7`) || strings.Contains(text, `"value": 9,`) {
		t.Errorf("%d rows:\n%s", len(ref.Rows), text)
	}
}

func TestAWrongAnswerWritesNothing(t *testing.T) {
	c, path := start(t)
	c.all[0].Presets[1].Values = []bench.Setting{{Key: "right", Value: "off"}}
	err := c.run()
	if want := "relay, preset ten: a wrong answer: nothing is written"; err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
	if text, _ := read(t, path); text != before {
		t.Errorf("written:\n%s", text)
	}
}

func TestBadFlagsAreTold(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"-samples 5", `samples: "5": a whole number from 6 to 1000: fewer give no interval`},
		{"-workload relay -workload relay", `workload: "relay": given twice: once would be right`},
		{"-workload chain", `workload: "chain": one of relay`},
		{"-preset ten", `preset: "ten": with -workload, as presets belong to one`},
		{"-workload relay -preset many", `preset: "many": one of default, ten`},
		{"relay", `argument: "relay": flags only: -workload, -preset, -samples`},
	} {
		err := (&campaign{all: []*bench.Workload{relayWorkload()}}).parse(strings.Fields(c.args))
		if err == nil || err.Error() != c.want {
			t.Errorf("%s: error %v, want %s", c.args, err, c.want)
		}
	}
}
