package stackless

import (
	"fmt"
	"strings"
	"testing"
)

// three spawns a, b and c, which say their name and a number, n times, with a
// schedule after each.
func (w *world) three(n int) (a, b, c Tasklet) {
	make3 := func(name string) Tasklet {
		p := NewProgram(name)
		for i := range n {
			p.Native("print", func(c *Call) error {
				w.log = append(w.log, fmt.Sprint(w.names[c.Me], i))
				return nil
			})
			p.Schedule()
		}
		return w.spawn(p)
	}
	return make3("a"), make3("b"), make3("c")
}

func TestANewTaskletRunsLast_Stackless1(t *testing.T) {
	onBoth(t, func(w *world) {
		a, b, c := w.three(1)
		w.wantQueue(0, a, b, c)
		w.wantErr(w.Schedule(), nil)
		w.wantLog("a0 | b0 | c0")
		w.wantQueue(0, a, b, c)

		// A tasklet made by a running one stands just before it.
		p, q := NewProgram("p"), NewProgram("q")
		w.say(q, "runs")
		p.Native("spawn", func(*Call) error {
			w.spawn(q)
			w.wantQueue(4, 5)
			return nil
		})
		w.spawn(p)
		w.run()
		w.wantLog("q runs")
	})
}

func TestRunTakesTurnsUntilTheQueueIsEmpty_Stackless2(t *testing.T) {
	onBoth(t, func(w *world) {
		a, b, c := w.three(3)
		w.run()
		w.wantLog("a0 | b0 | c0 | a1 | b1 | c1 | a2 | b2 | c2")
		w.wantQueue(0)
		for _, x := range []Tasklet{a, b, c} {
			w.wantState(x, Dead)
		}
		w.run() // nothing to run: returns at once
		w.wantLog("")
	})
}

func TestMainIsOutOfTheQueueInRun_Stackless2(t *testing.T) {
	onBoth(t, func(w *world) {
		p := NewProgram("p")
		w.do(p, func() { w.wantState(Main, Paused); w.wantQueue(1) })
		w.spawn(p)
		w.run()
		w.wantState(Main, Scheduled)
	})
}

func TestRunIsForMainOnly_Stackless2(t *testing.T) {
	onBoth(t, func(w *world) {
		p := NewProgram("p")
		w.do(p, func() { w.wantErr(w.Run(), ErrRunFromMain) })
		w.spawn(p)
		if w.hard {
			w.SpawnBody(func(s *Scheduler) error { w.wantErr(s.Run(), ErrRunFromMain); return nil })
		} else {
			w.spawn(NewProgram("nothing"))
		}
		w.run()
	})
}

func TestATaskletsRunJumpsAndTheCallerKeepsItsPlace_Stackless3(t *testing.T) {
	onBoth(t, func(w *world) {
		a, b, c := w.three(1)
		w.wantErr(w.RunTasklet(b), nil)
		w.wantLog("b0 | c0")
		w.wantQueue(0, a, b, c)
		w.run()

		// One that is paused is inserted at the end first.
		a, b, c = w.three(1)
		w.wantErr(w.Remove(b), nil)
		w.wantErr(w.RunTasklet(b), nil)
		w.wantLog("a0 | b0")
		w.wantQueue(0, a, c, b)
	})
}

func TestATaskletsRunFromAProgram_Stackless3(t *testing.T) {
	onBoth(t, func(w *world) {
		p := NewProgram("p")
		other := p.Reg("other")
		w.say(p, "before")
		p.Run(other)
		w.say(p, "after")
		w.spawn(p, 3)
		w.three(1)
		w.run()
		w.wantLog("p before | b0 | c0 | p after | a0")
	})
}

func TestSwitchPausesTheCaller_Stackless4(t *testing.T) {
	onBoth(t, func(w *world) {
		a, b, c := w.three(1)
		p := NewProgram("p")
		other := p.Reg("other")
		w.say(p, "before")
		p.Switch(other)
		w.say(p, "after")
		x := w.spawn(p, int32(b))
		w.wantErr(w.RunTasklet(x), nil)
		w.wantLog("p before | b0 | c0")
		w.wantState(x, Paused)
		w.wantQueue(0, a, b, c)
		w.run()
		w.wantLog("a0") // p stays out until inserted
		w.wantErr(w.Insert(x), nil)
		w.run()
		w.wantLog("p after")
	})
}

func TestMainsSwitchReturnsWhenNothingElseRuns_Stackless4(t *testing.T) {
	onBoth(t, func(w *world) {
		_, b, _ := w.three(1)
		w.wantErr(w.SwitchTo(b), nil)
		w.wantLog("b0 | c0 | a0")
		w.wantState(Main, Scheduled)
		w.wantQueue(0)
	})
}

func TestRemoveAndInsert_Stackless5(t *testing.T) {
	onBoth(t, func(w *world) {
		a, b, c := w.three(2)
		w.wantErr(w.Remove(a), nil)
		w.wantState(a, Paused)
		w.wantQueue(0, b, c)
		w.wantErr(w.Remove(a), nil) // again does nothing
		w.wantErr(w.Insert(a), nil)
		w.wantErr(w.Insert(a), nil)
		w.wantQueue(0, b, c, a)
		w.run()
		w.wantLog("b0 | c0 | a0 | b1 | c1 | a1")
	})
}

func TestScheduleRemoveStaysOutUntilInserted_Stackless5(t *testing.T) {
	onBoth(t, func(w *world) {
		p := NewProgram("p")
		w.say(p, "in")
		p.ScheduleRemove()
		w.say(p, "back")
		x := w.spawn(p)
		w.three(1)
		w.run()
		w.wantLog("p in | a0 | b0 | c0")
		w.wantState(x, Paused)
		w.wantErr(w.Insert(x), nil)
		w.wantState(x, Scheduled)
		w.run()
		w.wantLog("p back")
		w.wantErr(w.ScheduleRemove(), nil) // main alone comes back at once
	})
}

func TestStatesAndWhatTheyRefuse_Stackless6(t *testing.T) {
	onBoth(t, func(w *world) {
		x := w.unbound()
		w.wantState(x, Unbound)
		w.wantErr(w.RunTasklet(x), ErrDead)
		w.wantErr(w.Insert(x), ErrDead)
		p := NewProgram("p")
		v, c := p.Reg("v"), p.Reg("c")
		p.Receive(v, c)
		ch := w.NewChannel()
		w.bind(x, p, 0, int32(ch))
		w.wantState(x, Paused)
		if w.Bind(x, p) == nil {
			w.Error("bind: a tasklet took code twice")
		}
		w.wantErr(w.Insert(x), nil)
		w.wantState(x, Scheduled)
		w.run()
		w.wantState(x, Blocked)
		if !w.Alive(x) {
			w.Error("a blocked tasklet is alive")
		}
		for _, c := range []struct {
			got  error
			want string
		}{
			{w.RunTasklet(x), "You cannot run a blocked tasklet"},
			{w.Insert(x), "You cannot run a blocked tasklet"},
			{w.Remove(x), "You cannot remove a blocked tasklet."},
		} {
			if c.got == nil || c.got.Error() != c.want {
				w.Errorf("blocked: got %v, want %s", c.got, c.want)
			}
		}
		w.wantErr(w.Send(ch, 1), nil)
		w.run()
		w.wantState(x, Dead)
		if err := w.RunTasklet(x); err == nil || err.Error() != "You cannot run an unbound(dead) tasklet" {
			w.Errorf("dead: got %v", err)
		}
	})
}

func TestTheCurrentTaskletCannotBeRemoved_Stackless7(t *testing.T) {
	onBoth(t, func(w *world) {
		p := NewProgram("p")
		me := p.Reg("me")
		caught := p.Label()
		p.Run(me) // switching to oneself does nothing
		p.Switch(me)
		w.say(p, "still here")
		p.OnError(caught)
		p.Remove(me)
		w.say(p, "not reached")
		p.Bind(caught)
		w.say(p, "refused")
		w.spawn(p, 1)
		w.run()
		w.wantLog("p still here | p refused")
		if err := w.Remove(Main); err == nil || err.Error() != "The current tasklet cannot be removed." {
			w.Errorf("main: got %v", err)
		}
		before := w.Counts().Schedules
		w.wantErr(w.RunTasklet(Main), nil)
		w.wantErr(w.SwitchTo(Main), nil)
		if n := w.Counts().Schedules - before; n != 0 {
			w.Errorf("switching to oneself: got %d switches, want 0", n)
		}
	})
}

func TestTheRunCount_Stackless8(t *testing.T) {
	onBoth(t, func(w *world) {
		if n := w.RunCount(); n != 1 {
			w.Errorf("main alone: got %d, want 1", n)
		}
		p := NewProgram("p")
		w.do(p, func() { w.log = append(w.log, fmt.Sprint(w.RunCount())) })
		w.spawn(p)
		w.run()
		w.wantLog("1")
		w.spawn(p)
		w.spawn(p)
		if n := w.RunCount(); n != 3 {
			w.Errorf("main and two: got %d, want 3", n)
		}
		w.run()
		w.wantLog("2 | 1")
	})
}

func TestATimeoutInterruptsAndRepeatingFinishes_Stackless9(t *testing.T) {
	onBoth(t, func(w *world) {
		p := NewProgram("p")
		k, n := p.Reg("k"), p.Reg("n")
		p.Repeat(k, func() { p.Add(n, 1) })
		w.say(p, "done")
		var all []Tasklet
		for i := range 3 {
			all = append(all, w.spawn(p, int32(200*(i+1))))
		}
		turns := 0
		for w.RunCount() > 1 {
			x, err := w.RunTimeout(100)
			w.wantErr(err, nil)
			if x == None {
				continue
			}
			w.wantState(x, Paused)
			w.wantErr(w.Insert(x), nil)
			if turns++; turns > 100 {
				w.Fatal("no end")
			}
		}
		w.wantLog("p done | p done | p done")
		for i, x := range all {
			w.wantState(x, Dead)
			if v := w.Value(x, n); v != int32(200*(i+1)) {
				w.Errorf("t%d counted %d", x, v)
			}
		}
		// 400, 800 and 1,200 steps and a few, at most 100 of them at a time.
		if turns < 4+8+11 || turns > 4+8+13 {
			w.Errorf("interrupted %d times", turns)
		}
	})
}

func TestATimeoutInterruptsABody_Stackless9(t *testing.T) {
	s := New(nil)
	defer s.Close()
	n := 0
	s.SpawnBody(func(s *Scheduler) error {
		for range 10 {
			n++
			if err := s.Schedule(); err != nil { // alone: no switch
				return err
			}
		}
		return nil
	})
	var log []string
	for {
		x, err := s.RunTimeout(4)
		log = append(log, fmt.Sprint(x, n, err))
		if x == None {
			break
		}
		if err := s.Insert(x); err != nil {
			t.Fatal(err)
		}
	}
	if got, want := strings.Join(log, "|"), "1 4 <nil>|1 8 <nil>|-1 10 <nil>"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
