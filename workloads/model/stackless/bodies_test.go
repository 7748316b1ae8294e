package stackless

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"switchyard/workloads/trace"
)

// randomBody acts a few dozen times, mostly by Schedule, until it is stopped.
func randomBody(b *source, log *string) Body {
	return func(s *Scheduler) (err error) {
		me := s.Current()
		for range 8 + b.below(8) {
			if s.Current() != me {
				*log += fmt.Sprintf("t%d runs as t%d; ", me, s.Current())
			}
			c, t := Channel(b.below(differChannels)), Tasklet(1+b.below(differTasklets))
			switch b.below(16) {
			case 0:
				err = s.Send(c, int32(me))
			case 1:
				_, err = s.Receive(c)
			case 2:
				err = s.ScheduleRemove()
			case 3:
				err = s.RunTasklet(t)
			case 4:
				err = s.Insert(t)
			case 5:
				err = s.KillPending(t)
			case 6:
				err = s.SendError(c, errTest)
			default:
				err = s.Schedule()
			}
			if err != nil {
				*log += fmt.Sprintf("t%d: %v; ", me, err)
				if b.below(3) > 0 {
					return err
				}
			}
		}
		return nil
	}
}

// bodiesWorld runs Bodies among soft and hard programs, and gives its end in words.
func bodiesWorld(data []byte, rec *trace.Recorder, set func(s *Scheduler)) string {
	b := &source{data}
	s := New(rec)
	set(s)
	s.NewChannels(differChannels)
	var log string
	p := NewProgram("p")
	v, c, k := p.Reg("v"), p.Reg("c"), p.Reg("k")
	p.Repeat(k, func() { p.Schedule(); p.Send(c, v); p.Schedule() })
	for range differTasklets {
		switch b.below(6) {
		case 0:
			s.Spawn(p, 1, int32(b.below(differChannels)), 5)
		case 1:
			s.SpawnHard(p, 2, int32(b.below(differChannels)), 5)
		default:
			s.SpawnBody(randomBody(b, &log))
		}
	}
	for range 30 {
		if err := s.Run(); err != nil {
			log += fmt.Sprintf("Run: %v; ", err)
		}
		for t := Tasklet(1); int(t) <= s.Tasklets(); t++ {
			if s.State(t) == Paused {
				_ = s.Insert(t)
			}
		}
	}
	counts := s.Counts()
	s.Close()
	return fmt.Sprint(log, counts)
}

func TestAWatchedBodyDoesWhatAnUnwatchedOneDoes_Stackless33(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	direct := uint64(0)
	for range 600 {
		data := make([]byte, 400)
		for i := range data {
			data[i] = byte(r.Uint32())
		}
		plain := func(*Scheduler) {}
		slow := func(s *Scheduler) { s.SetScheduleCallback(func(Tasklet, Tasklet) error { return nil }) }
		short, long := trace.NewRecorder(0, 10_000), trace.NewRecorder(0, 10_000)
		measured := bodiesWorld(data, nil, plain)
		if got := bodiesWorld(data, short, plain); got != measured {
			t.Fatalf("measured %s\nrecorded %s", measured, got)
		}
		if got := bodiesWorld(data, long, slow); got != measured {
			t.Fatalf("by the short way %s\nby the long way  %s", measured, got)
		}
		unkept := bodiesWorld(data, nil, func(s *Scheduler) { s.ReuseStacks(false) })
		if unkept != measured {
			t.Fatalf("stacks taken over %s\nstacks not taken over %s", measured, unkept)
		}
		a, b := trace.AppendRecording(nil, short), trace.AppendRecording(nil, long)
		if string(a) != string(b) {
			t.Fatalf("by the short way:\n%s\nby the long way:\n%s", a, b)
		}
		if err := trace.Validate(short.Events()); err != nil {
			t.Fatalf("%v\n%s", err, a)
		}
		direct += short.Count(trace.Yield)
	}
	if direct < 3_000 {
		t.Errorf("%d schedules: too few to show anything", direct)
	}
}
