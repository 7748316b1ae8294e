package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/perf/benchfmt"

	"switchyard/workloads/bench"
	"switchyard/workloads/trace"
)

type relay struct {
	n, checkInterval int
	engine           string
	loud             bool
}

// stuck is a deadlock's error: it knows who waits for what.
type stuck struct{}

func (stuck) Error() string    { return "deadlock: 1 tasklet waits" }
func (stuck) Detail() []string { return []string{"t1 waits to send on c0"} }

func (y *relay) Run(r *bench.Run) error {
	if y.engine == "stuck" {
		return stuck{}
	}
	if r.Rec != nil {
		r.Rec.Emit(trace.Spawn, 0, 1, 0, 0, 0)
		for i := range y.n {
			r.Rec.Emit(trace.Mark, 0, 1, 0, 3, int32(i))
		}
	}
	r.Metric("total", float64(y.n)/1000)
	r.Rate("rate", 20_300_000, 1)
	r.Count("marks", int64(y.n))
	answer := int64(y.n)
	if y.engine == "wrong" {
		answer++
	}
	r.Check("answer", answer, int64(y.n))
	return nil
}

func relays() []*bench.Workload {
	return []*bench.Workload{{
		ID: "relay", Title: "Relay", Year: 2009, Origin: "A test", Claim: "It marks.", Layout: bench.LayoutRing,
		New: func(p *bench.Params) bench.Body {
			y := new(relay)
			p.Int(&y.n, 5000, bench.Param{Key: "n", Label: "Marks", Help: "How many.", Unit: "marks", Min: 1, Max: 100_000})
			p.Int(&y.checkInterval, 100, bench.Param{Key: "checkInterval", Label: "Check interval", Help: "Ticks.", Min: 1, Max: 1000, When: bench.Is("loud", "on")})
			p.Choice(&y.engine, "soft", bench.Param{Key: "engine", Label: "Engine", Help: "Which.", Choices: []bench.Choice{
				{Value: "soft", Label: "Soft", Help: "Frames."}, {Value: "wrong", Label: "Wrong", Help: "Errs."}, {Value: "stuck", Label: "Stuck", Help: "Waits.", Native: true},
			}})
			p.Switch(&y.loud, false, bench.Param{Key: "loud", Label: "Loud", Help: "Louder."})
			return y
		},
		Presets: []bench.Preset{{ID: "default", Label: "Default", Help: "5,000."}, {ID: "few", Label: "Few", Help: "Ten.", Values: []bench.Setting{{Key: "n", Value: "10"}, {Key: "loud", Value: "on"}}}},
		Metrics: []bench.Metric{
			{Name: "total", Label: "Total", Unit: "s", Better: bench.Lower, Headline: true, Help: "All."},
			{Name: "rate", Label: "Rate", Unit: "switches/s", Better: bench.Higher, Row: "soft", Help: "Pace."},
		},
		Counts:  []bench.Count{{Name: "marks", Label: "Marks made", Help: "Made."}},
		Memory:  []bench.Term{{Bytes: 16, Of: []string{"n"}}},
		Records: bench.Is("engine", "soft", "wrong"),
		Basis:   []bench.Basis{{When: bench.Is("loud", "on"), Text: "shouted, not said"}},
	}}
}

// call runs the program and gives what it said.
func run(args ...string) (code int, out, err string) {
	var o, e bytes.Buffer
	now := int64(0)
	t := &terminal{all: relays(), out: &o, err: &e, clock: func() int64 { now += 1e6; return now }, stopped: func() bool { return false }}
	code = t.run(args)
	return code, o.String(), e.String()
}

func TestWhatDoesNotExistIsToldWithWhatDoes(t *testing.T) {
	const flags = "-n, -check-interval, -engine, -loud, -preset, -seed, -samples, -mode, -format, -trace, -from, -to"
	for _, c := range []struct{ args, want string }{
		{"chian", `workload: "chian": one of relay`},
		{"relay -m 5", `flag: -m: one of ` + flags},
		{"relay --seeds=5", `flag: -seeds: one of ` + flags},
		{"relay 5", `argument: "5": a flag, such as -n`},
		{"relay -n", `flag: -n: a value behind it`},
		{"relay -n 0", `n: "0": a whole number from 1 to 100000`},
		{"relay -n 1 -n 2", `n: "2": given twice: once would be right`},
		{"relay -engine fast", `engine: "fast": one of soft, wrong, stuck`},
		{"relay -loud=yes", `loud: "yes": on or off`},
		{"relay -preset many", `preset: "many": one of default, few`},
		{"relay -seed -1", `seed: "-1": a whole number from 0 to 4294967295`},
		{"relay -samples 0", `samples: "0": a whole number from 1 to 1000`},
		{"relay -samples 1001", `samples: "1001": a whole number from 1 to 1000`},
		{"relay -format yaml", `format: "yaml": one of text, bench, json, lines`},
		{"relay -mode fast", `mode: "fast": one of measure, watch, study`},
		{"relay -mode measure -trace x", `mode: "measure": study, as events are recorded for -trace`},
		{"relay -from 5", `mode: "": study, as -from and -to are for recording`},
		{"relay -mode study -from 5 -to 5", `to: "5": a step from 6 to 16777221`},
		{"relay -seed 1 -seed 2", `seed: "2": given twice: once would be right`},
		{"relay -preset few -preset few", `preset: "few": given twice: once would be right`},
		{"relay -format json -n 5 -format=text", `format: "text": given twice: once would be right`},
		{"relay -mode watch -samples 7", `samples: "7": 1 or none, as mode watch is one run`},
		{"relay -samples 2 -trace x", `samples: "2": 1 or none, as mode study is one run`},
		{"relay -to 1.5", `to: "1.5": a whole number from 0 to 9007199254740992`},
		{"relay -trace=", `trace: "": a file's name, or - for standard output`},
		{"relay -mode watch -engine stuck", `mode: "watch": records only with engine soft or wrong`},
	} {
		code, out, err := run(strings.Fields(c.args)...)
		if code != misled || out != "" || err != c.want+"\n" {
			t.Errorf("%s: exit %d, %q, want %q", c.args, code, err, c.want)
		}
	}
}

func settled(t *testing.T, args ...string) map[string]any {
	t.Helper()
	code, out, err := run(append(args, "-format", "json")...)
	if code != done || err != "" {
		t.Fatalf("%v: exit %d, %s", args, code, err)
	}
	var r map[string]any
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatal(err)
	}
	return r
}

func TestFlagsAreParamsPresetsAndOptions(t *testing.T) {
	for _, c := range []struct {
		args string
		want map[string]string
	}{
		{"relay", map[string]string{"n": "5000", "loud": "off", "checkInterval": "100"}},
		{"relay -n 7 -loud --check-interval=5", map[string]string{"n": "7", "loud": "on", "checkInterval": "5"}},
		{"relay -checkInterval 5 -loud=off", map[string]string{"n": "5000", "loud": "off", "checkInterval": "5"}},
		{"relay -preset few", map[string]string{"n": "10", "loud": "on"}},
		{"relay -n 11 -preset few", map[string]string{"n": "11", "loud": "on"}},
	} {
		r := settled(t, append(strings.Fields(c.args), "-samples", "2", "-seed", "9")...)
		params := r["params"].(map[string]any)
		for key, want := range c.want {
			if params[key] != want {
				t.Errorf("%s: %s is %v, want %s", c.args, key, params[key], want)
			}
		}
		if r["seed"] != 9.0 || len(r["samples"].([]any)) != 2 || r["environment"].(map[string]any)["goos"] == nil {
			t.Errorf("%s: result %v", c.args, r)
		}
	}
}

func TestTextReportForPeople(t *testing.T) {
	code, out, _ := run("relay", "-n", "5000", "-samples", "6")
	if code != done {
		t.Fatalf("exit %d", code)
	}
	for _, want := range []string{
		"Relay  A test, 2009\n", "  Marks   5,000 marks\n", "  Engine  Soft\n", "Headline: median and 95 % interval\n  Total  5.00 s\n",
		"  soft, Rate  20.3 M switches/s\n", "  Marks made  5,000\n", "Checks: verified\n  answer  5,000  right\n", "  Samples     6, of ", "  processor ",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in:\n%s", want, out)
		}
	}
	if strings.Contains(out, "Check interval") {
		t.Error("a param that does not matter is shown")
	}
}

func TestTextReportSaysWhatTheFiguresAre(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"relay -loud -samples 3", "\nBasis: shouted, not said\n"},
		{"relay -samples 1", "Headline: one sample, no interval\n"},
		{"relay -samples 3", "Headline: median, smallest to largest of 3\n"},
		{"relay -samples 6", "Headline: median and 95 % interval\n"},
	} {
		_, out, _ := run(strings.Fields(c.args)...)
		if !strings.Contains(out, c.want) || strings.Contains(out, "Basis") != strings.Contains(c.args, "-loud") {
			t.Errorf("%s: no %q in:\n%s", c.args, c.want, out)
		}
	}
}

func TestBenchReportHasALineASample(t *testing.T) {
	_, out, _ := run("relay", "-n", "20", "-samples", "3", "-format", "bench")
	if strings.Count(out, "\nBenchmarkRelay/n=20/engine=soft/loud=off\t") != 3 {
		t.Errorf("not three samples:\n%s", out)
	}
	r := benchfmt.NewReader(strings.NewReader(out), "out")
	results := 0
	for r.Scan() {
		switch rec := r.Result().(type) {
		case *benchfmt.SyntaxError:
			t.Errorf("benchstat cannot read it: %v", rec)
		case *benchfmt.Result:
			results++
			if v, ok := rec.Value("total-sec"); !ok || v != 0.02 || rec.GetConfig("seed") != "1" || rec.GetConfig("cpu") == "" {
				t.Errorf("benchstat reads total %v, %t", v, ok)
			}
		}
	}
	if results != 3 {
		t.Errorf("benchstat reads %d results, want 3", results)
	}
	for _, want := range []string{"\npkg: switchyard/workloads/relay\ncpu: ", "\nUnit total-sec better=lower\nUnit rate-switches/s better=higher\n", "\t0.02 total-sec\t20300000 rate-switches/s\n"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in:\n%s", want, out)
		}
	}
}

func TestAWrongAnswerHasNoScore(t *testing.T) {
	for _, format := range formats {
		code, out, err := run("relay", "-engine", "wrong", "-format", format)
		if code != failed || err != "relay: a wrong answer: this run has no score\n  answer: got 5001, want 5000\n" {
			t.Errorf("%s: exit %d, %q", format, code, err)
		}
		if strings.Contains(out, "Headline") || strings.Contains(out, "Benchmark") || strings.Contains(out, `"median"`) {
			t.Errorf("%s: a score in:\n%s", format, out)
		}
	}
}

func TestADeadlockIsToldWithItsWaitForList(t *testing.T) {
	code, out, err := run("relay", "-engine", "stuck")
	if code != failed || out != "" || err != "deadlock: 1 tasklet waits\n  t1 waits to send on c0\n" {
		t.Errorf("exit %d, %q, %q", code, out, err)
	}
}

func TestTraceGoesToAFileOrAloneToStandardOutput(t *testing.T) {
	const want = "0 spawn t1 t0\n1 mark t1 c3 =0\n2 mark t1 c3 =1\n"
	code, out, err := run("relay", "-n", "2", "-trace", "-")
	if code != done || out != want || err != "" {
		t.Errorf("exit %d, %q, %q", code, out, err)
	}
	file := filepath.Join(t.TempDir(), "relay.trace")
	code, out, err = run("relay", "-n", "2", "-trace", file, "-from", "1", "-to", "2")
	text, readErr := os.ReadFile(file)
	if code != done || readErr != nil || string(text) != "1 mark t1 c3 =0\n" || err != "1 of 3 steps written\n" || !strings.Contains(out, "Recording\n  Steps  3\n") {
		t.Errorf("exit %d, %q, %q, %q", code, text, err, out)
	}
	code, _, err = run("relay", "-trace", filepath.Join(file, "below"))
	if code != failed || !strings.HasPrefix(err, "trace: open ") {
		t.Errorf("exit %d, %q", code, err)
	}
}

func TestHelpTellsRangesAndPresets(t *testing.T) {
	code, out, _ := run("relay", "-h")
	if code != done {
		t.Errorf("exit %d", code)
	}
	for _, want := range []string{"-check-interval  a whole number from 1 to 1000", "Ticks. Only with loud on.", "Waits. Natively only.", "few      Ten.    n=10 loud=on", "-trace    FILE"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in:\n%s", want, out)
		}
	}
	if code, out, _ := run("-list"); code != done || !strings.Contains(out, "relay  Relay, 2009\n  default") {
		t.Errorf("list: exit %d, %q", code, out)
	}
	if code, out, err := run(); code != misled || out != "" || !strings.Contains(err, "relay  2009  It marks.") {
		t.Errorf("nothing: exit %d, %q", code, err)
	}
}

func TestStoppedIsNoResult(t *testing.T) {
	var o, e bytes.Buffer
	term := &terminal{all: relays(), out: &o, err: &e, clock: func() int64 { return 0 }, stopped: func() bool { return true }}
	now := int64(0)
	term.clock = func() int64 { now += 1e6; return now }
	if code := term.run([]string{"relay"}); code != failed || o.String() != "" || e.String() != "stopped\n" {
		t.Errorf("exit %d, %q, %q", code, o.String(), e.String())
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space") }

func TestATraceThatCannotBeWrittenIsToldSo(t *testing.T) {
	r := trace.NewRecorder(0, 10)
	r.Emit(trace.Yield, 0, 0, 0, 0, 0)
	if err := writeEvents(full{}, r); err == nil {
		t.Error("no error from a full disk")
	}
}
