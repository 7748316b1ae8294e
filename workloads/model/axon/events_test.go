package axon

import (
	"testing"

	"switchyard/workloads/trace"
)

// The events of a short life, as the package comment says them.
func TestEvents(t *testing.T) {
	const want = `0 spawn t1 t0
1 spawn t2 t0
2 deliver t0 t1 c0 =7 !m
3 ready t1 t0
4 ready t2 t0
5 run t1 t0
6 spawn t3 t1
7 deliver t1 t2 c1 =8 !m
8 yield t1
9 run t2 t1
10 yield t2
11 pause t1 t1
12 run t2 t2
13 deliver t2 t1 c0 =9 !m
14 exit t2 =0
15 wake t1 t2
16 ready t1 t2
17 run t1 t2
18 yield t1
19 exit t1 =0
`
	for _, hard := range []bool{false, true} {
		rec := trace.NewRecorder(0, 100)
		s := New(rec)
		defer s.Close()
		body := s.Soft
		if hard {
			body = s.HardSteps
		}
		var a, b Component
		a = s.New(body(func(c Component) Verdict {
			v, err := c.Receive(Inbox)
			if err != nil {
				t.Fatal(err)
			}
			if v == 7 {
				s.New(0) // never activated
				_ = s.Deliver(b.In(Control), 8)
				c.Pause()
				return Go
			}
			s.Stop(c.ID) // ends it in the next walk
			return Go
		}))
		n := 0
		b = s.New(body(func(c Component) Verdict {
			if n++; n == 1 {
				return Go
			}
			_ = s.Deliver(a.In(Inbox), 9)
			return End
		}))
		_ = s.Deliver(a.In(Inbox), 7)
		a.Activate()
		b.Activate()
		if err := s.Run(); err != nil {
			t.Fatal(err)
		}
		if got := string(trace.AppendRecording(nil, rec)); got != want {
			t.Errorf("hard %t: got\n%s\nwant\n%s", hard, got, want)
		}
	}
}

// A polling body is a saved call, nothing else: the same events as the same
// step function called each time.
func TestPollingLeavesTheEventsOfItsStepFunction(t *testing.T) {
	const players = 7
	record := func(register func(*Scheduler, Step) Body) (*trace.Recorder, int) {
		rec := trace.NewRecorder(0, 10_000)
		s := New(rec)
		calls, at := 0, uint32(1)
		body := register(s, func(c Component) Verdict {
			calls++
			v, err := c.Receive(Inbox)
			if err != nil {
				return Go
			}
			if v == 0 {
				return End
			}
			at = at*5 + uint32(v)
			if to := ID(at>>3%players + 1); v%4 == 0 {
				s.Pause(to)
			} else if v%9 == 0 {
				s.Stop(to)
			}
			for id := ID(1); id <= players && v == 1; id++ {
				_ = s.Deliver(s.Component(id).In(Inbox), 0)
			}
			_ = s.Deliver(s.Component(ID(at>>5%players+1)).In(Inbox), v-1)
			return Go
		})
		for range players {
			s.New(body).Activate()
		}
		_ = s.Deliver(s.Component(1).In(Inbox), 60)
		for range 200 {
			_ = s.Cycle()
		}
		return rec, calls
	}
	called, calls := record((*Scheduler).Soft)
	polled, fewer := record((*Scheduler).Polling)
	equal(t, "hash", polled.Hash(), called.Hash())
	if called.Steps() < 300 || fewer*2 > calls {
		t.Errorf("%d events, %d calls, %d of them with polling: too few to tell", called.Steps(), calls, fewer)
	}
}

// A resting body is two saved calls, nothing else: the same events as the step
// function that yields once, then pauses in each step without mail.
func TestRestingLeavesTheEventsOfItsStepFunction(t *testing.T) {
	const players = 7
	record := func(rec *trace.Recorder, resting bool) (s *Scheduler, calls int) {
		s = New(rec)
		at := uint32(1)
		turn := func(c Component) Verdict {
			calls++
			for c.AnyReady() {
				v, _ := c.Receive(Inbox)
				if v == 0 {
					return End
				}
				at = at*5 + uint32(v)
				switch to := ID(at>>3%players + 1); {
				case v%4 == 0:
					s.Pause(to)
				case v%7 == 0:
					s.Wake(to)
				case v == 11:
					s.Stop(to)
				}
				for id := ID(1); id <= players && v == 1; id++ {
					_ = s.Deliver(s.Component(id).In(Inbox), 0)
				}
				_ = s.Deliver(s.Component(ID(at>>5%players+1)).In(Inbox), v-1)
			}
			return Go
		}
		var begun [players + 1]bool
		body := s.Soft(func(c Component) Verdict {
			switch {
			case !begun[c.ID]:
				calls++
				begun[c.ID] = true
			case c.AnyReady():
				return turn(c)
			default:
				calls++
				c.Pause()
			}
			return Go
		})
		if resting {
			body = s.Resting(turn)
		}
		for range players {
			s.New(body).Activate()
		}
		for id := ID(1); id <= players; id++ {
			_ = s.Deliver(s.Component(id).In(Inbox), 60+int32(id))
		}
		for range 200 {
			_ = s.Cycle() // in the end those left are asleep
		}
		return s, calls
	}
	called, rested := trace.NewRecorder(0, 10_000), trace.NewRecorder(0, 10_000)
	s, calls := record(called, false)
	_, fewer := record(rested, true)
	equal(t, "events", string(trace.AppendRecording(nil, rested)), string(trace.AppendRecording(nil, called)))
	if called.Steps() < 500 || calls-fewer < 3*players {
		t.Errorf("%d events, %d calls, %d of them with resting: too few to tell", called.Steps(), calls, fewer)
	}
	measured, _ := record(nil, true)
	equal(t, "steps measured", measured.Steps(), s.Steps())
}

// A pause overruled by a wake leaves no event; a wake of one that goes to sleep neither.
func TestOverruledPauseLeavesNoEvent(t *testing.T) {
	rec := trace.NewRecorder(0, 100)
	s := New(rec)
	n := 0
	a := s.New(s.Soft(func(c Component) Verdict {
		if n++; n == 3 {
			return End
		}
		c.Pause()
		return Go
	}))
	s.New(s.Soft(func(Component) Verdict {
		s.Wake(a.ID)
		if n >= 2 {
			return End
		}
		return Go
	})).Activate()
	a.Activate()
	if err := s.Run(); err != nil {
		t.Fatal(err)
	}
	equal(t, "pauses and wakes", rec.Count(trace.Pause)+rec.Count(trace.Wake), 0)
	equal(t, "ready", rec.Count(trace.Ready), 2)
}

// Mail that moves along a new linkage is delivered again.
func TestMovedMailIsDeliveredAgain(t *testing.T) {
	rec := trace.NewRecorder(3, 100)
	s := New(rec)
	a, b := s.New(0), s.New(0)
	_ = s.Deliver(a.In(Inbox), 4)
	if _, err := s.Link(a.In(Inbox), b.In(Control)); err != nil {
		t.Fatal(err)
	}
	equal(t, "event", string(trace.AppendRecording(nil, rec)), "3 deliver t1 t2 c1 =4 !m\n")
}
