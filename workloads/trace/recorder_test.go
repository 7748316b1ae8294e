package trace_test

import (
	"slices"
	"strings"
	"testing"

	"switchyard/workloads/trace"
)

// record gives n marks to a recorder of the window.
func record(n int, from, to uint64) *trace.Recorder {
	r := trace.NewRecorder(from, to)
	for i := range n {
		r.Emit(trace.Mark, 0, 1, 0, uint32(i%7), int32(i))
	}
	return r
}

func TestARecorderKeepsItsWindow(t *testing.T) {
	whole := record(100, 0, 100)
	for _, w := range []struct{ from, to, first, last int }{
		{0, 10, 0, 10}, {10, 20, 10, 20}, {90, 200, 90, 100}, {50, 50, 50, 50}, {60, 40, 60, 60},
	} {
		r := record(100, uint64(w.from), uint64(w.to))
		if !slices.Equal(r.Events(), whole.Events()[w.first:w.last]) {
			t.Errorf("window %d to %d: %d events", w.from, w.to, len(r.Events()))
		}
		if r.Steps() != 100 || r.Hash() != whole.Hash() || r.Count(trace.Mark) != 100 || r.Count(trace.Run) != 0 {
			t.Errorf("window %d to %d: %d steps, hash %x", w.from, w.to, r.Steps(), r.Hash())
		}
	}
	if from, to := trace.NewRecorder(5, 1<<40).Window(); from != 5 || to != 5+trace.MaxWindow {
		t.Errorf("a huge window is %d to %d", from, to)
	}
}

func TestTheHashSeesEveryFieldAndTheOrder(t *testing.T) {
	hash := func(events ...trace.Event) uint64 {
		r := trace.NewRecorder(0, 0)
		for _, e := range events {
			r.Emit(e.Kind(), e.Flags(), e.A(), e.B(), e.Obj, e.Val)
		}
		return r.Hash()
	}
	base := trace.Make(trace.Deliver, 0, 1, 2, 3, 4)
	other := trace.Make(trace.Run, 0, 1, 2, 0, 0)
	seen := map[uint64]string{}
	for name, h := range map[string]uint64{
		"nothing": hash(), "base": hash(base), "twice": hash(base, base),
		"kind": hash(trace.Make(trace.Acquire, 0, 1, 2, 3, 4)), "flags": hash(trace.Make(trace.Deliver, 1, 1, 2, 3, 4)),
		"A": hash(trace.Make(trace.Deliver, 0, 9, 2, 3, 4)), "B": hash(trace.Make(trace.Deliver, 0, 1, 9, 3, 4)),
		"Obj": hash(trace.Make(trace.Deliver, 0, 1, 2, 9, 4)), "Val": hash(trace.Make(trace.Deliver, 0, 1, 2, 3, 9)),
		"order": hash(base, other), "reverse": hash(other, base),
	} {
		if before, ok := seen[h]; ok {
			t.Errorf("%s and %s have the same hash", before, name)
		}
		seen[h] = name
	}
}

// The hash is in results that people keep and share: it must not change.
func TestTheHashIsFixed(t *testing.T) {
	if got, want := record(1000, 0, 0).Hash(), uint64(0x8490e7f3dc8fb4ab); got != want {
		t.Errorf("hash %#x, want %#x", got, want)
	}
}

func TestPagesHoldTheHashAfterEachFullPage(t *testing.T) {
	r := record(2*trace.PageSteps+5, 0, 0)
	want := []uint64{record(trace.PageSteps, 0, 0).Hash(), record(2*trace.PageSteps, 0, 0).Hash()}
	if !slices.Equal(r.Pages(), want) {
		t.Errorf("pages %x, want %x", r.Pages(), want)
	}
}

func TestARecordingIsALineAStep(t *testing.T) {
	text := string(trace.AppendRecording(nil, record(5, 3, 9)))
	if want := "3 mark t1 c3 =3\n4 mark t1 c4 =4\n"; text != want {
		t.Errorf("text %q, want %q", text, want)
	}
	if strings.Count(string(trace.AppendRecording(nil, record(5, 0, 0))), "\n") != 0 {
		t.Error("an empty window has lines")
	}
}

func TestEmitAllocatesNothing(t *testing.T) {
	r := trace.NewRecorder(0, 1000)
	if n := testing.AllocsPerRun(500, func() { r.Emit(trace.Run, 0, 1, 2, 0, 0) }); n != 0 {
		t.Errorf("%g allocations an event", n)
	}
}

// Reading while a run goes on changes nothing of what follows.
func TestARecorderCanBeReadAtAnyStep(t *testing.T) {
	const n = trace.PageSteps + 1500
	undisturbed := record(n, 700, 1600)
	r := trace.NewRecorder(700, 1600)
	for i := range n {
		r.Emit(trace.Mark, 0, 1, 0, uint32(i%7), int32(i))
		if i%333 == 0 || i%trace.PageSteps == 0 {
			if r.Steps() != uint64(i+1) || r.Count(trace.Mark) != uint64(i+1) {
				t.Fatalf("%d steps and %d marks after %d events", r.Steps(), r.Count(trace.Mark), i+1)
			}
		}
	}
	if r.Hash() != undisturbed.Hash() || !slices.Equal(r.Pages(), undisturbed.Pages()) || !slices.Equal(r.Events(), undisturbed.Events()) {
		t.Error("what was read meanwhile changed the recording")
	}
}

// Where the second of two events begins a new page, a look sees the page's end.
func TestALookSeesWholePages(t *testing.T) {
	r := trace.NewRecorder(0, 1000)
	r.Put(trace.Make(trace.Mark, 0, 0, 0, 0, 0))
	var seen []uint64
	r.Look(512, func() uint64 {
		seen = append(seen, r.Steps(), r.Count(trace.Mark))
		return 600
	})
	for i := range int32(400) {
		if r.PutTwo(trace.Make(trace.Mark, 0, 0, 0, 0, 2*i+1), trace.Make(trace.Mark, 0, 0, 0, 0, 2*i+2)) {
			r.Take()
		}
	}
	if want := []uint64{512, 512, 768, 768}; !slices.Equal(seen, want) {
		t.Errorf("looks at %d, want %d", seen, want)
	}
	for i, e := range r.Events() {
		if e.Val != int32(i) {
			t.Fatalf("event %d has value %d", i, e.Val)
		}
	}
}

// A window longer than a piece is whole, read at the end or in between.
func TestAWindowLongerThanAPieceIsWhole(t *testing.T) {
	const piece = 1 << 16
	const n = 2*piece + 1500
	r := trace.NewRecorder(10, n-10)
	for i := range n {
		r.Emit(trace.Mark, 0, 1, 0, 0, int32(i))
		if i == piece+77 && len(r.Events()) != piece+68 {
			t.Errorf("%d events kept after %d", len(r.Events()), i+1)
		}
	}
	events := r.Events()
	if len(events) != n-20 {
		t.Fatalf("%d events kept, want %d", len(events), n-20)
	}
	for i, e := range events {
		if e.Val != int32(i+10) {
			t.Fatalf("event %d of the window has value %d, want %d", i, e.Val, i+10)
		}
	}
}
