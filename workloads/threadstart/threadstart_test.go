package threadstart

import (
	"errors"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"switchyard/workloads/bench"
	"switchyard/workloads/benchtest"
	"switchyard/workloads/trace"
)

func TestConformance(t *testing.T) {
	// Without pauseless a run natively takes a second, for its page faults.
	options := []benchtest.Option{
		benchtest.Small("threads", "500"),
		benchtest.SameEvents("unit", unitSoft, unitHard),
		benchtest.SameEvents("unit", unitSoft, unitHard, "test", test2, "pauseless", "on"),
		benchtest.SameEvents("unit", unitSoft, unitHard, "test", test3),
		benchtest.SameEvents("unit", unitSoft, unitHard, "test", test3, "pauseless", "on"),
	}
	for i := range Workload.Presets {
		if id := Workload.Presets[i].ID; strings.HasSuffix(id, "-pause") {
			options = append(options, benchtest.Scale(id, "threads", "2000"))
		}
	}
	benchtest.Suite(t, &Workload, options...)
}

func clock() int64 { return time.Now().UnixNano() }

// run does one run; whatever it checks must be right.
func run(t *testing.T, rec *trace.Recorder, settings ...bench.Setting) (*bench.Run, bench.Body) {
	t.Helper()
	body, _, err := Workload.Bind(settings)
	if err != nil {
		t.Fatal(err)
	}
	r := bench.NewRun(clock, 0, rec)
	if err := body.Run(r); err != nil {
		t.Fatal(settings, err)
	}
	for _, c := range r.Checks() {
		if !c.OK() {
			t.Errorf("%v: %s: %d, want %d", settings, c.What, c.Got, c.Want)
		}
	}
	return r, body
}

func settings(test string, threads, batch int, unit, pauseless string) []bench.Setting {
	return []bench.Setting{
		{Key: "test", Value: test},
		{Key: "threads", Value: strconv.Itoa(threads)},
		{Key: "batch", Value: strconv.Itoa(batch)},
		{Key: "unit", Value: unit},
		{Key: "pauseless", Value: pauseless},
	}
}

func units() []string {
	all := []string{unitSoft, unitHard, unitGoroutine}
	if runtime.GOOS != "js" {
		all = append(all, unitOSThread)
	}
	return all
}

func count(t *testing.T, r *bench.Run, name string) int64 {
	t.Helper()
	n, ok := r.CountValue(name)
	if !ok {
		t.Errorf("no count %s", name)
	}
	return n
}

// The counts that the historic text claims: a handshake for each thread or
// none, as many outstanding as the test's order says.
func TestHandshakesAndOutstanding(t *testing.T) {
	for _, c := range []struct {
		test           string
		threads, batch int
		outstanding    int64
	}{
		{test1, 200, 10, 1},
		{test2, 201, 10, 2},
		{test3, 203, 10, 10}, // the last batch is not full
		{test3, 7, 10, 7},    // the only one is not
		{test3, 50, 1, 1},
		{test2, 1, 10, 1},
		{test1, 1, 10, 1},
	} {
		for _, unit := range units() {
			for pauseless, handshakes := range map[string]int64{"off": int64(c.threads), "on": 0} {
				r, _ := run(t, nil, settings(c.test, c.threads, c.batch, unit, pauseless)...)
				if got := count(t, r, "handshakes"); got != handshakes {
					t.Errorf("%v %s %s: %d handshakes, want %d", c, unit, pauseless, got, handshakes)
				}
				if got := count(t, r, "outstanding"); got != c.outstanding {
					t.Errorf("%v %s %s: %d outstanding, want %d", c, unit, pauseless, got, c.outstanding)
				}
			}
		}
	}
}

// Tasklets leave nothing to timing: a fresh area each, or as many as are outstanding.
func TestAreasOfTasklets(t *testing.T) {
	for _, unit := range []string{unitSoft, unitHard} {
		for _, c := range []struct {
			test, pauseless string
			mapped, pages   int64
			switches        int64
		}{
			{test1, "off", 200, 2200, 800},
			{test2, "off", 200, 2200, 601},
			{test3, "off", 200, 2200, 620},
			{test1, "on", 1, 11, 400},
			{test2, "on", 2, 22, 300},
			{test3, "on", 10, 110, 220},
		} {
			r, _ := run(t, nil, settings(c.test, 200, 10, unit, c.pauseless)...)
			for name, want := range map[string]int64{
				"areas.mapped": c.mapped, "areas.taken": 200 - c.mapped, "pages": c.pages, "switches": c.switches,
			} {
				if got := count(t, r, name); got != want {
					t.Errorf("%s %s %s: %s: %d, want %d", unit, c.test, c.pauseless, name, got, want)
				}
			}
		}
	}
}

func TestGoroutinesAndOSThreadsTakeAreasOver(t *testing.T) {
	for _, unit := range units()[2:] {
		for _, test := range []string{test1, test2, test3} {
			r, _ := run(t, nil, settings(test, 500, 10, unit, "off")...)
			if got := count(t, r, "areas.taken"); got != 0 {
				t.Errorf("%s %s: %d areas taken over without pauseless", unit, test, got)
			}
			r, _ = run(t, nil, settings(test, 500, 10, unit, "on")...)
			if got := count(t, r, "areas.taken"); got == 0 {
				t.Errorf("%s %s: no area taken over", unit, test)
			}
		}
	}
}

func TestOSThreadsAreKeptWithPauseless(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("there are no OS threads")
	}
	r, _ := run(t, nil, settings(test1, 300, 10, unitOSThread, "off")...)
	if got := count(t, r, "threads.started"); got != 300 {
		t.Errorf("without pauseless: %d OS threads, want 300", got)
	}
	r, _ = run(t, nil, settings(test1, 300, 10, unitOSThread, "on")...)
	if got := count(t, r, "threads.started"); got < 1 || got >= 300 {
		t.Errorf("with pauseless: %d OS threads, want few of 300", got)
	}
}

// Soft and hard tasklets leave the same events (conformance 33): the goldens
// show the order of each test.
func TestRecordings(t *testing.T) {
	for _, test := range []string{test1, test2, test3} {
		for _, pauseless := range []string{"off", "on"} {
			name := "testdata/" + test + "-" + pauseless + ".trace"
			for _, unit := range []string{unitSoft, unitHard} {
				got := recording(t, test, unit, pauseless)
				benchtest.Golden(t, name, []byte(got))
			}
		}
	}
}

func recording(t *testing.T, test, unit, pauseless string) string {
	t.Helper()
	rec := trace.NewRecorder(0, 1000)
	run(t, rec, settings(test, 5, 3, unit, pauseless)...)
	return string(trace.AppendRecording(nil, rec))
}

// A run that is stopped leaves no thread behind.
func TestStop(t *testing.T) {
	before := runtime.NumGoroutine()
	for _, unit := range units() {
		for _, pauseless := range []string{"off", "on"} {
			asked := 0
			_, err := Workload.Do(settings(test3, 5000, 10, unit, pauseless), bench.Options{
				Clock:   clock,
				Stopped: func() bool { asked++; return asked > 3 },
			})
			if !errors.Is(err, bench.ErrStopped) {
				t.Errorf("%s %s: %v, want %v", unit, pauseless, err, bench.ErrStopped)
			}
			// The last may be on their way out still.
			for range 100 {
				if runtime.NumGoroutine() <= before {
					break
				}
				time.Sleep(time.Millisecond)
			}
			if after := runtime.NumGoroutine(); after > before {
				t.Errorf("%s %s: %d goroutines, %d before", unit, pauseless, after, before)
			}
		}
	}
}

// test3 never has more threads at a time than there are in all.
func TestABatchAboveTheThreadsNeedsMemoryForTheThreads(t *testing.T) {
	estimate := func(threads, batch int) int64 {
		_, all, err := Workload.Bind(settings(test3, threads, batch, unitSoft, "off"))
		if err != nil {
			t.Fatal(err)
		}
		return Workload.Estimate(all)
	}
	if got, want := estimate(7, 1000), estimate(7, 7); got != want {
		t.Errorf("batch 1000 of 7 threads: %d bytes, want %d", got, want)
	}
	if few, more := estimate(1000, 7), estimate(1000, 8); few >= more {
		t.Errorf("batch 7: %d bytes, batch 8: %d", few, more)
	}
}
