package stackless

import (
	"errors"
	"fmt"
	"runtime"
	"testing"
)

// turning spawns n Bodies that schedule for ever, and lets all of them go
// round a few times: then hardly a stack waits in its own slot.
func turning(s *Scheduler, n, rounds int, ended func(me Tasklet, err error)) {
	for range n {
		s.SpawnBody(func(s *Scheduler) error {
			me := s.Current()
			for {
				if err := s.Schedule(); err != nil {
					ended(me, err)
					return err
				}
			}
		})
	}
	for range rounds {
		_ = s.Schedule()
	}
}

func TestCloseUnwindsBodiesThatHaveChangedPlaces(t *testing.T) {
	away := 0
	for i := range 40 {
		n, rounds := 1+i%8, 1+i/8
		goroutines := withoutKept()
		s := New(nil)
		unwound := map[Tasklet]bool{}
		turning(s, n, rounds, func(me Tasklet, err error) {
			if s.Current() != me || !errors.Is(err, ErrClosed) {
				t.Errorf("t%d is current and gets %v, want t%d and ErrClosed", s.Current(), err, me)
			}
			unwound[me] = true
		})
		for i := range s.hards {
			if co := s.hards[i].co; co != nil && co.at != &co.home {
				away++
			}
		}
		s.Close()
		if len(unwound) != n {
			t.Errorf("%d Bodies: %d were unwound", n, len(unwound))
		}
		if left := withoutKept() - goroutines; left != 0 {
			t.Errorf("%d Bodies: %d coroutines left", n, left)
		}
	}
	if away == 0 {
		t.Error("every stack waited in its own slot: the test shows nothing")
	}
}

// With stacks that end, who waits in the ended one's slot wakes out of turn.
func TestAStackThatEndsWakesNobodyButTheNext(t *testing.T) {
	s := New(nil)
	s.ReuseStacks(false)
	defer s.Close()
	var got, want string
	const n = 7
	for i := range n {
		s.SpawnBody(func(s *Scheduler) error {
			for k := range 1 + i*3%n { // they end in another order than they began
				got += fmt.Sprintf("%d.%d ", i, k)
				if err := s.Schedule(); err != nil {
					return err
				}
			}
			return nil
		})
	}
	for k := range n {
		for i := range n {
			if k < 1+i*3%n {
				want += fmt.Sprintf("%d.%d ", i, k)
			}
		}
	}
	if err := s.Run(); err != nil || got != want {
		t.Errorf("%v\ngot  %s\nwant %s", err, got, want)
	}
}

func TestAPanicOfABodyComesOutOfMainsOperation(t *testing.T) {
	for n := range 5 {
		goroutines := withoutKept()
		s := New(nil)
		turning(s, n, 2, func(Tasklet, error) {})
		s.SpawnBody(func(s *Scheduler) error {
			if err := s.Schedule(); err != nil {
				return err
			}
			panic("broken")
		})
		s.SpawnBody(func(s *Scheduler) error {
			defer func() {
				if p := recover(); p != nil {
					t.Errorf("another Body panics: %v", p)
				}
			}()
			for {
				if err := s.Schedule(); err != nil {
					return err
				}
			}
		})
		func() {
			defer func() {
				if p := recover(); p != "broken" {
					t.Errorf("among %d: panic %v, want the Body's", n, p)
				}
			}()
			t.Errorf("Run returned %v, want a panic", s.Run())
		}()
		s.Close()
		if left := withoutKept() - goroutines; left != 0 {
			t.Errorf("among %d: %d coroutines left", n, left)
		}
	}
}

// A failing test leaves its goroutine, also from within a Body.
func TestABodyThatLeavesItsGoroutineEndsMains(t *testing.T) {
	for n := range 5 {
		returned := make(chan bool)
		go func() {
			ran := false
			defer func() { returned <- ran }()
			s := New(nil)
			turning(s, n, 2, func(Tasklet, error) {})
			s.SpawnBody(func(s *Scheduler) error {
				runtime.Goexit()
				return nil
			})
			_ = s.Run()
			ran = true
		}()
		if <-returned {
			t.Errorf("among %d: Run returned", n)
		}
	}
}

func TestManySchedulersTakeTurns(t *testing.T) {
	inner := func() (sum int) {
		s := New(nil)
		defer s.Close()
		for i := range 3 {
			s.SpawnBody(func(s *Scheduler) error {
				for range 3 {
					sum += i
					if err := s.Schedule(); err != nil {
						return err
					}
				}
				return nil
			})
		}
		if err := s.Run(); err != nil {
			t.Error(err)
		}
		return sum
	}
	s := New(nil)
	defer s.Close()
	for range 3 {
		s.SpawnBody(func(s *Scheduler) error { // its stack is the main of another world
			for range 3 {
				if got := inner(); got != 9 {
					t.Errorf("got %d, want 9", got)
				}
				if err := s.Schedule(); err != nil {
					return err
				}
			}
			return nil
		})
	}
	if err := s.Run(); err != nil {
		t.Error(err)
	}
}
