package stackless

import (
	"fmt"
	"strings"
	"testing"

	"switchyard/workloads/trace"
)

// turner is a Step that schedules R[0] times; each time it calls do first.
func turner(do func(s *Scheduler, f *Frame)) *Program {
	return NewStep("turner", func(s *Scheduler, f *Frame) Token {
		for {
			if f.R[0]--; f.R[0] < 0 {
				return ToEnd
			}
			do(s, f)
			if s.Unwinds(f) {
				return ToSchedule
			}
			f = s.Scheduled(f)
		}
	})
}

// stepping runs tasklets with so many turns each, recorded and measured, and
// wants do to see the same order and the same counts.
func stepping(t *testing.T, turns []int32, do func(s *Scheduler, f *Frame)) (seen string) {
	t.Helper()
	var first string
	for _, rec := range []*trace.Recorder{trace.NewRecorder(0, 100_000), nil} {
		s, log := New(rec), ""
		p := turner(func(s *Scheduler, f *Frame) {
			log += fmt.Sprint(s.Current(), " ", f.R, " ", s.Counts().Schedules, "\n")
			do(s, f)
		})
		for i, n := range turns {
			s.Spawn(p, n, int32(10*i))
		}
		if err := s.Run(); err != nil {
			t.Fatal(err)
		}
		checkRing(t, s)
		for i := range s.tasks {
			log += fmt.Sprint(i, " ", s.State(Tasklet(i)), " ", s.tasks[i].R, "\n")
		}
		log += fmt.Sprintf("%+v", s.Counts())
		if rec != nil {
			first = log
			if got := rec.Count(trace.Run); got != s.Counts().Schedules {
				t.Errorf("%d Run events, %d switches counted", got, s.Counts().Schedules)
			}
		} else if log != first {
			t.Errorf("measured\n%s\nrecorded\n%s", log, first)
		}
	}
	return first
}

func TestAStepThatStaysGoesThroughTheRunQueueAsOthersDo(t *testing.T) {
	for _, turns := range [][]int32{{3}, {5, 5}, {1, 2, 3, 4}, {4, 1, 1, 4}, {9, 9, 9, 9, 9, 9, 9, 9, 9, 9}} {
		stepping(t, turns, func(*Scheduler, *Frame) {})
	}
}

func TestAStepThatSpawnsKeepsItsRegisters(t *testing.T) {
	var p *Program
	seen := stepping(t, []int32{4, 4, 4}, func(s *Scheduler, f *Frame) {
		f.R[1]++
		if p == nil || s.Tasklets() < 60 {
			if p = NewProgram("child"); s.Tasklets() > 40 {
				p.ScheduleRemove()
			}
			for range 20 { // the slab moves
				s.Spawn(p)
			}
		}
		f.R[2]++
	})
	for i := 1; i <= 3; i++ {
		if want := fmt.Sprintf("\n%d dead [-1 %d 4 0]\n", i, 10*(i-1)+4); !strings.Contains(seen, want) {
			t.Errorf("tasklet %d: not %q in\n%s", i, want, seen)
		}
	}
}

func TestAStepMayTakeOthersOutOfTheRunQueueAndPutThemBack(t *testing.T) {
	stepping(t, []int32{6, 6, 6, 6}, func(s *Scheduler, f *Frame) {
		switch next := s.Next(s.Current()); f.R[0] {
		case 4, 2:
			_ = s.Remove(next)
		case 3:
			for x := Tasklet(1); x <= 4; x++ {
				_ = s.Insert(x)
			}
		case 1:
			_ = s.KillPending(next)
		}
	})
}

func TestACallbackThatAStepSetsSeesTheNextSwitch(t *testing.T) {
	s := New(nil)
	var seen []string
	p := turner(func(s *Scheduler, f *Frame) {
		if s.Current() == 2 && f.R[0] == 3 {
			s.SetScheduleCallback(func(previous, next Tasklet) error {
				seen = append(seen, fmt.Sprint(previous, ">", next))
				return nil
			})
		}
	})
	for range 3 {
		s.Spawn(p, 5)
	}
	if err := s.Run(); err != nil {
		t.Fatal(err)
	}
	want := "[2>3 3>1 1>2 2>3 3>1 1>2 2>3 3>1 1>2 2>3 3>1 1>2 2>3 3>0]"
	if got := fmt.Sprint(seen); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if n := s.Counts().Schedules; n != 19 {
		t.Errorf("%d switches counted, want 19", n)
	}
}

func TestALongRunOfAStepReturnsNowAndThen(t *testing.T) {
	s := New(nil)
	calls := 0
	p := NewStep("turner", func(s *Scheduler, f *Frame) Token {
		for calls++; ; {
			if f.R[0]--; f.R[0] < 0 {
				return ToEnd
			}
			if s.Unwinds(f) {
				return ToSchedule
			}
			f = s.Scheduled(f)
		}
	})
	for range 10 {
		s.Spawn(p, breath)
	}
	if err := s.Run(); err != nil {
		t.Fatal(err)
	}
	if calls < 19 || calls > 30 { // an end each, and ten times the breath
		t.Errorf("called %d times for %d switches", calls, s.Counts().Schedules)
	}
}
