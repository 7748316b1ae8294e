package stackless

import (
	"errors"
	"runtime"
	"testing"
)

// withoutKept ends the stacks that are kept and counts the goroutines that are left.
func withoutKept() int {
	DropStacks()
	return runtime.NumGoroutine()
}

func TestAClosedSchedulersStacksAreTakenOver(t *testing.T) {
	goroutines := withoutKept()
	for round, want := range []Stacks{{Mapped: 6, Most: 6}, {TakenOver: 6, Most: 6}, {TakenOver: 6, Most: 6}} {
		s := New(nil)
		got := 0
		turning(s, 6, 3+round, func(_ Tasklet, err error) { // who has not ended is unwound first
			if errors.Is(err, ErrClosed) {
				got++
			}
		})
		if n := s.Stacks(); n != want {
			t.Errorf("round %d: %+v, want %+v", round, n, want)
		}
		s.Close()
		if got != 6 || len(kept.stacks) != 6 {
			t.Errorf("round %d: %d unwound, %d kept, want 6 and 6", round, got, len(kept.stacks))
		}
		for _, co := range kept.stacks {
			if co.at != &co.home {
				t.Fatalf("round %d: a stack is kept in another's slot", round)
			}
		}
	}
	if left := withoutKept() - goroutines; left != 0 {
		t.Errorf("%d coroutines left", left)
	}
}

// A Scheduler that needs few leaves the others as they were.
func TestAFewOfManyKeptStacks(t *testing.T) {
	withoutKept()
	for i, n := range []int{20, 3, 20, 25, 1} {
		s := New(nil)
		turning(s, n, 2, func(Tasklet, error) {})
		s.Close()
		if want := []int{20, 20, 20, 25, 25}[i]; len(kept.stacks) != want {
			t.Errorf("after %d: %d kept, want %d", n, len(kept.stacks), want)
		}
	}
}

func TestStacksThatAreNotToBeTakenOverAreNotKept(t *testing.T) {
	goroutines := withoutKept()
	s := New(nil)
	s.ReuseStacks(false)
	turning(s, 4, 2, func(Tasklet, error) {})
	s.Close()
	if len(kept.stacks) != 0 {
		t.Errorf("%d kept", len(kept.stacks))
	}
	if left := withoutKept() - goroutines; left != 0 {
		t.Errorf("%d coroutines left", left)
	}
}

func TestNoMoreStacksAreKeptThanThereIsRoomFor(t *testing.T) {
	withoutKept()
	many := make([]*coroutine, maxKept-2)
	if rest := keep(many); rest != nil {
		t.Fatalf("%d had no room", len(rest))
	}
	a, b, c := new(coroutine), new(coroutine), new(coroutine)
	if rest := keep([]*coroutine{a, b, c}); len(rest) != 1 || rest[0] != c {
		t.Errorf("%d had no room, want the last one", len(rest))
	}
	if got := takeKept(); len(got) != maxKept || got[maxKept-1] != b {
		t.Errorf("%d were kept, want %d", len(got), maxKept)
	}
}
