package trace

import (
	"slices"
	"testing"
)

func TestLinesBelongToTheEventsThatFollow(t *testing.T) {
	r := NewRecorder(2, 6)
	r.KeepLines()
	first := r.Listing("link", []string{"a", "b"})
	if again := r.Listing("link", []string{"a", "b"}); again != first {
		t.Errorf("the same program again: line %d: %d would be right", again, first)
	}
	other := r.Listing("main", []string{"c"})
	if first != 1 || other != 3 {
		t.Errorf("first lines %d and %d: 1 and 3 would be right", first, other)
	}
	for step, line := range []uint16{1, 2, 2, 1, 0, 3, 3, 1} {
		r.At(line)
		r.Emit(Yield, 0, uint32(step), 0, 0, 0)
	}
	if got := r.Lines(); !slices.Equal(got, []uint16{2, 1, 0, 3}) {
		t.Errorf("lines %v: those of steps 2 to 5 would be right: 2 1 0 3", got)
	}
}

func TestAScriptIsAskedForEventsWithoutALine(t *testing.T) {
	r := NewRecorder(0, 10)
	r.KeepLines()
	r.Script("thread", []string{"acquire", "release"}, func(e Event) int {
		switch e.Kind() {
		case Acquire:
			return 0
		case Release:
			return 1
		}
		return -1
	})
	own := r.Listing("main", []string{"yield"})
	r.Emit(Release, 0, 1, 0, 0, 0)
	r.Emit(Yield, 0, 1, 0, 0, 0)
	r.At(own)
	r.Emit(Acquire, 0, 1, 0, 0, 0)
	if got := r.Lines(); !slices.Equal(got, []uint16{2, 0, 3}) {
		t.Errorf("lines %v: 2 0 3 would be right", got)
	}
}

func TestWithoutLinesNothingIsAsked(t *testing.T) {
	var none *Recorder
	if none.KeepsLines() || NewRecorder(0, 1).KeepsLines() {
		t.Error("lines are kept that nobody asked for")
	}
	none.Script("thread", nil, nil)
}
