package ccbench

import (
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"switchyard/workloads/bench"
	"switchyard/workloads/benchtest"
	"switchyard/workloads/model/gil"
	"switchyard/workloads/trace"
)

// settings makes settings of keys and values in turn.
func settings(words ...string) (list []bench.Setting) {
	for i := 0; i < len(words); i += 2 {
		list = append(list, bench.Setting{Key: words[i], Value: words[i+1]})
	}
	return list
}

func clock() func() int64 {
	start := time.Now()
	return func() int64 { return int64(time.Since(start)) }
}

// run does one run and fails t unless every answer is right.
func run(t *testing.T, seed uint64, rec *trace.Recorder, words ...string) *bench.Run {
	t.Helper()
	b, _, err := Workload.Bind(settings(words...))
	if err != nil {
		t.Fatal(err)
	}
	r := bench.NewRun(clock(), seed, rec)
	if err := b.Run(r); err != nil {
		t.Fatal(err)
	}
	if len(r.Checks()) == 0 {
		t.Error("nothing was checked")
	}
	for _, c := range r.Checks() {
		if !c.OK() {
			t.Errorf("%v: %s: got %d, want %d", words, c.What, c.Got, c.Want)
		}
	}
	return r
}

func TestConformance(t *testing.T) {
	small := []string{"threads", "3", "duration", "0.2"}
	benchtest.Suite(t, &Workload,
		benchtest.Small(small...),
		benchtest.SameEvents("switching", switchingSoft, switchingHard),
		benchtest.SameEvents("switching", switchingSoft, switchingHard, "test", testLatency, "policy", "interval"),
		benchtest.SameEvents("switching", switchingSoft, switchingHard, "test", testBandwidth, "policy", "roundrobin"),
	)
}

// golden is the begin of a recording, short runs of each policy and test.
var golden = []struct {
	name     string
	settings []string
}{
	{"legacy", []string{"threads", "2"}},
	{"forced", []string{"task", "regex", "threads", "3", "forced", "on"}},
	{"roundrobin", []string{"threads", "3", "policy", "roundrobin"}},
	{"interval", []string{"threads", "3", "policy", "interval"}},
	{"none", []string{"task", "sha1", "threads", "3", "policy", "none"}},
	{"releases", []string{"task", "sha1", "threads", "3", "policy", "interval", "releases", "on"}},
	{"latency", []string{"test", "latency", "threads", "2", "policy", "interval"}},
	{"bandwidth", []string{"test", "bandwidth", "threads", "1", "policy", "roundrobin"}},
	{"one-core", []string{"task", "regex", "threads", "3", "cores", "1"}},
}

func TestRecordingsAreAsTheyWereOnSoftAndOnHardThreads(t *testing.T) {
	for _, g := range golden {
		file := filepath.Join("testdata", g.name+".trace")
		for _, switching := range []string{switchingSoft, switchingHard} {
			rec := trace.NewRecorder(0, 200)
			run(t, 1, rec, append(g.settings, "duration", "0.2", "switching", switching)...)
			got := trace.AppendRecording(nil, rec)
			got = append(got, "steps "+strconv.FormatUint(rec.Steps(), 10)+" hash "+strconv.FormatUint(rec.Hash(), 16)+"\n"...)
			benchtest.Golden(t, file, got)
		}
	}
}

func TestRecordingsAreValid(t *testing.T) {
	for _, g := range golden {
		rec := trace.NewRecorder(0, 1<<18)
		run(t, 2, rec, append(g.settings, "duration", "0.2")...)
		if err := trace.Validate(rec.Events()); err != nil {
			t.Errorf("%s: %v", g.name, err)
		}
	}
}

// Less than the model's tick would be none, which is off.
func TestATimeBelowATickIsRefused(t *testing.T) {
	for key, want := range map[string]string{
		"interruptEvery": `interruptEvery: "1e-7": 0 or a number from 0.000001 to 10000`,
		"timerStep":      `timerStep: "1e-7": 0 or a number from 0.000001 to 20`,
	} {
		if _, _, err := Workload.Bind([]bench.Setting{{Key: key, Value: "1e-7"}}); err == nil || err.Error() != want {
			t.Errorf("error %v, want %s", err, want)
		}
	}
}

func TestTheModelsMachineIsWhatTheParamsSay(t *testing.T) {
	c := (&body{bytecode: 1, signal: 2, wake: 3, jitter: 4, cache: 5, interruptEvery: 6, timerStep: 7, startTurns: 8}).costs()
	h := gil.HistoricCosts()
	h.Bytecode, h.Signal, h.Wake, h.WakeJitter, h.CacheMost = 1, 2, 3, 4, 5
	h.InterruptEvery, h.TimerStep, h.StartTurns = 6_000_000, 7_000_000, 8
	if c != h {
		t.Errorf("costs: %+v: %+v", c, h)
	}
	if got := (&body{interruptEvery: 1.9e-6, timerStep: leastTime}).costs(); got.InterruptEvery != 2 || got.TimerStep != 1 {
		t.Errorf("1.9 and 1 ns: %d and %d", got.InterruptEvery, got.TimerStep)
	}
	if got := nanoseconds(1.001); got != 1_001_000 {
		t.Errorf("1.001 ms: %d ns", got)
	}
	b := body{task: taskRegex, call: 200}
	if got, want := b.modelTask().Iteration[0].Call, 2*gil.Regex().Iteration[0].Call; got != want {
		t.Errorf("call: %d: %d", got, want)
	}
}
