package chain

import (
	"fmt"
	"strings"
	"testing"

	"switchyard/workloads/bench"
	"switchyard/workloads/benchtest"
	"switchyard/workloads/model/stackless"
	"switchyard/workloads/trace"
)

func TestConformance(t *testing.T) {
	benchtest.Suite(t, &Workload,
		benchtest.Small("n", "500"),
		benchtest.Scale("hard", "n", "3000"),
		benchtest.Scale("goroutine", "n", "3000"),
	)
}

// record runs a chain of n and gives its events.
func record(t *testing.T, n int, engine string) *trace.Recorder {
	t.Helper()
	rec := trace.NewRecorder(0, uint64(20*n+100))
	ticks := int64(0)
	r := bench.NewRun(func() int64 { ticks += 1000; return ticks }, 1, rec)
	if err := (&chain{n: n, engine: engine}).Run(r); err != nil {
		t.Fatal(err)
	}
	for _, c := range r.Checks() {
		if !c.OK() {
			t.Errorf("%s, n=%d: %s: got %d, want %d", engine, n, c.What, c.Got, c.Want)
		}
	}
	return rec
}

// The order that the real Stackless shows for n = 3: a->b is a switch, MAIN
// the interpreter's main tasklet, main the historic program's, c0 the leftmost channel.
const order = `MAIN->main; main send blocks c3; main->t1; t1 recv blocks c1; t1->t2; t2 recv blocks c2; ` +
	`t2->t3; t3 recv ok c3; t3 send ok c2; t3->t2; t2 send ok c1; t2->t1; t1 send blocks c0; t1->main; ` +
	`main recv ok c0; main->t3; t3->t2; t2->t1; t1->MAIN`

func TestThreeLinksGoInTheOrderOfTheRealStackless_Stackless32(t *testing.T) {
	names := []string{"MAIN", "main", "t1", "t2", "t3"}
	for _, engine := range []string{engineSoft, engineHard} {
		var got []string
		say := func(format string, a ...any) { got = append(got, fmt.Sprintf(format, a...)) }
		for _, e := range record(t, 3, engine).Events() {
			switch e.Kind() {
			case trace.Run:
				say("%s->%s", names[e.B()], names[e.A()])
			case trace.ParkSend:
				say("%s send blocks c%d", names[e.A()], e.Obj)
			case trace.ParkReceive:
				say("%s recv blocks c%d", names[e.A()], e.Obj)
			case trace.Deliver:
				if e.Flags()&trace.ByReceiver != 0 {
					say("%s recv ok c%d", names[e.B()], e.Obj)
				} else {
					say("%s send ok c%d", names[e.A()], e.Obj)
				}
			}
		}
		if text := strings.Join(got, "; "); text != order {
			t.Errorf("%s:\n got %s\nwant %s", engine, text, order)
		}
	}
}

func TestTheGoldenRecordingOfThree(t *testing.T) {
	const file = "testdata/three.trace"
	for _, engine := range []string{engineSoft, engineHard} {
		benchtest.Golden(t, file, trace.AppendRecording(nil, record(t, 3, engine)))
	}
}

func TestTheLawsHoldForEveryLength(t *testing.T) {
	for n := 1; n < 40; n++ {
		for _, engine := range []string{engineSoft, engineHard} {
			rec := record(t, n, engine)
			if got, want := rec.Count(trace.Run), uint64(3*n+2); got != want {
				t.Errorf("%s, n=%d: %d Run events, want %d", engine, n, got, want)
			}
			ops := rec.Count(trace.ParkSend) + rec.Count(trace.ParkReceive) + rec.Count(trace.Deliver)
			if want := uint64(2*n + 2); ops != want {
				t.Errorf("%s, n=%d: %d channel events, want %d", engine, n, ops, want)
			}
		}
	}
}

// A wrong count must not pass for a verified run.
func TestAWrongCountIsReported(t *testing.T) {
	c := &chain{n: 3, engine: engineSoft}
	r := bench.NewRun(func() int64 { return 0 }, 1, nil)
	if err := c.Run(r); err != nil {
		t.Fatal(err)
	}
	c.n = 4 // the counts of three links, held against the laws of four
	wrong := bench.NewRun(func() int64 { return 0 }, 1, nil)
	s := stacklessCounts(r)
	c.report(wrong, s)
	failed := 0
	for _, k := range wrong.Checks() {
		if !k.OK() {
			failed++
		}
	}
	if failed != 4 {
		t.Errorf("%d checks failed, want 4: all but the two that are 2 for every n", failed)
	}
}

func TestASoftTaskletWithItsChannelWeighs48Bytes(t *testing.T) {
	c := &chain{n: 100_000, engine: engineSoft}
	r := bench.NewRun(func() int64 { return 0 }, 1, nil)
	if err := c.Run(r); err != nil {
		t.Fatal(err)
	}
	if each := c.weight.Each(); each < 48 || each > 48.5 {
		t.Errorf("%.2f bytes, want 48 and what the allocator rounds up", each)
	}
}

// stacklessCounts are the counts that r reported.
func stacklessCounts(r *bench.Run) (c stackless.Counts) {
	for name, to := range map[string]*uint64{
		"schedules": &c.Schedules, "sendsBlock": &c.SendsBlock, "sendsSucceed": &c.SendsSucceed,
		"receivesBlock": &c.ReceivesBlock, "receivesSucceed": &c.ReceivesSucceed,
	} {
		v, _ := r.CountValue(name)
		*to = uint64(v)
	}
	return c
}
