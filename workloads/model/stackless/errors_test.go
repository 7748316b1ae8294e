package stackless

import (
	"errors"
	"fmt"
	"strings"
	"testing"
)

func TestTheLastRunnableBlocksWhileMainRuns_Stackless21(t *testing.T) {
	onBoth(t, func(w *world) {
		c := w.NewChannel()
		x := w.spawn(receiver("R"), 0, int32(c))
		w.run()
		w.wantState(x, Blocked)
		w.wantState(Main, Scheduled)
	})
}

// wantDeadlock wants a Deadlock that begins with reason and lists waits.
func (w *world) wantDeadlock(err error, reason string, waits ...Wait) {
	w.Helper()
	var d *Deadlock
	if !errors.As(err, &d) {
		w.Errorf("got %v, want a deadlock", err)
		return
	}
	if d.Reason != reason || !strings.HasPrefix(d.Error(), reason) {
		w.Errorf("got %v, want %s", err, reason)
	}
	if fmt.Sprint(d.Waits) != fmt.Sprint(waits) || d.Total != len(waits) {
		w.Errorf("waits: got %v of %d, want %v", d.Waits, d.Total, waits)
	}
}

func TestMainBlocksWithNobodyRunnable_Stackless22_24(t *testing.T) {
	onBoth(t, func(w *world) {
		a, b := w.NewChannel(), w.NewChannel()
		_, err := w.Receive(a)
		w.wantDeadlock(err, lastRunnable, Wait{Main, false, a})
		w.wantBalance(a, 0)
		x := w.spawn(sender("S"), 0, int32(b))
		w.run()
		err = w.Send(a, 1)
		w.wantDeadlock(err, lastRunnable, Wait{Main, true, a}, Wait{x, true, b})
		if want := lastRunnable + " main waits to send on c0; t1 waits to send on c1"; err.Error() != want {
			w.Errorf("got %q, want %q", err, want)
		}
	})
}

func TestTheTaskletThatTriedGetsTheDeadlock_Stackless22_24(t *testing.T) {
	onBoth(t, func(w *world) {
		a, b := w.NewChannel(), w.NewChannel()
		p := NewProgram("R")
		v, c := p.Reg("v"), p.Reg("c")
		caught := p.Label()
		p.OnError(caught)
		p.Receive(v, c)
		p.Bind(caught)
		w.say(p, "caught")
		p.Receive(v, c) // again, uncaught: main gets it
		x := w.spawn(p, 0, int32(b))
		_, err := w.Receive(a)
		w.wantLog("R caught")
		w.wantDeadlock(err, lastRunnable, Wait{Main, false, a}, Wait{x, false, b})
		w.wantState(x, Dead)
		w.wantBalance(a, 0)
		w.wantBalance(b, 0)
	})
}

func TestTheLastTaskletPausesWhileMainIsBlocked_Stackless22(t *testing.T) {
	onBoth(t, func(w *world) {
		a := w.NewChannel()
		p := NewProgram("P")
		p.ScheduleRemove()
		w.spawn(p)
		_, err := w.Receive(a)
		w.wantDeadlock(err, lastRunnable, Wait{Main, false, a})
	})
}

func TestTheLastTaskletEndsWhileMainWaits_Stackless23_24(t *testing.T) {
	onBoth(t, func(w *world) {
		a, b := w.NewChannel(), w.NewChannel()
		x := w.spawn(receiver("R"), 0, int32(b))
		w.spawn(NewProgram("ends"))
		_, err := w.Receive(a)
		w.wantDeadlock(err, "the main tasklet is receiving without a sender available.",
			Wait{Main, false, a}, Wait{x, false, b})
		w.spawn(NewProgram("ends"))
		err = w.Send(a, 1)
		w.wantDeadlock(err, "the main tasklet is sending without a receiver available.",
			Wait{Main, true, a}, Wait{x, false, b})
		w.wantBalance(a, 0)
		w.wantState(Main, Scheduled)
	})
}

func TestAManyFoldDeadlockIsListedInPart_Stackless24(t *testing.T) {
	s := New(nil)
	c := s.NewChannel()
	s.SpawnRow(receiver("R"), 5000, [Registers]int32{0, int32(c)}, [Registers]int32{})
	_, err := s.Receive(c)
	var d *Deadlock
	if !errors.As(err, &d) || d.Total != 5001 || len(d.Waits) > MaxWaits+1 {
		t.Fatalf("got %v", err)
	}
	if !strings.HasSuffix(err.Error(), "; and 4993 more") {
		t.Errorf("got %v", err)
	}
}

func failing(w *world, name string) *Program {
	p := NewProgram(name)
	w.say(p, "fails")
	p.Raise(errTest)
	w.say(p, "not reached")
	return p
}

func TestAnUncaughtErrorComesOutOfRun_Stackless25(t *testing.T) {
	onBoth(t, func(w *world) {
		x := w.spawn(failing(w, "x"))
		a, b, c := w.three(1)
		w.wantErr(w.Run(), errTest)
		w.wantLog("x fails")
		w.wantState(x, Dead)
		w.wantQueue(0, a, b, c)
		w.run()
		w.wantLog("a0 | b0 | c0")

		// The error of a Native is an error of its tasklet.
		p := NewProgram("p")
		p.Native("fail", func(*Call) error { return errTest })
		w.spawn(p)
		w.wantErr(w.Run(), errTest)
	})
}

func TestAnErrorHandlerTakesIt_Stackless25(t *testing.T) {
	onBoth(t, func(w *world) {
		var got []string
		handler := func(x Tasklet, err error) error {
			got = append(got, fmt.Sprint(x, err, w.Current()))
			w.wantErr(w.Schedule(), ErrNative)
			return nil
		}
		if w.SetErrorHandler(handler) != nil {
			w.Error("there was a handler before")
		}
		w.spawn(failing(w, "x"))
		w.three(1)
		w.run()
		w.wantLog("x fails | a0 | b0 | c0")
		if fmt.Sprint(got) != "[1 test error 1]" {
			w.Errorf("the handler got %v", got)
		}
		// What the handler returns is main's.
		other := errors.New("other")
		if w.SetErrorHandler(func(Tasklet, error) error { return other }) == nil {
			w.Error("there was no handler before")
		}
		w.spawn(failing(w, "y"))
		w.wantErr(w.Run(), other)
	})
}

func TestHandlersOfCallLevels_Stackless25(t *testing.T) {
	onBoth(t, func(w *world) {
		deep := failing(w, "deep")
		mid := NewProgram("mid")
		r := mid.Reg("r")
		mid.Call(r, deep)
		w.say(mid, "not reached")
		top := NewProgram("top")
		r, k := top.Reg("r"), top.Reg("k")
		caught := top.Label()
		top.Set(k, 5)
		top.OnError(caught)
		top.Call(r, mid)
		top.Bind(caught)
		top.Uncaught()
		w.say(top, "caught")
		x := w.spawn(top)
		w.run()
		w.wantLog("top fails | top caught")
		if v := w.Value(x, k); v != 5 {
			w.Errorf("the register is %d, want 5", v)
		}
		if n := w.Depth(x); n != 0 {
			w.Errorf("call levels left: %d", n)
		}
		w.spawn(mid)
		w.wantErr(w.Run(), errTest)
	})
}

func TestCallsAndValues(t *testing.T) {
	onBoth(t, func(w *world) {
		c := w.NewChannel()
		deep := NewProgram("deep")
		v, ch := deep.Reg("v"), deep.Reg("c")
		deep.Receive(v, ch)
		deep.Add(v, 1)
		deep.Return(v)
		mid := NewProgram("mid")
		r, two := mid.Reg("r"), Reg(2)
		mid.Call(r, deep)
		mid.Call(two, deep)
		mid.AddReg(r, two)
		mid.Return(r)
		top := NewProgram("top")
		kept, r := top.Reg("kept"), Reg(3)
		top.Call(r, mid)
		x := w.spawn(top, 77, int32(c))
		w.run()
		if n := w.Depth(x); n != 2 {
			w.Errorf("call levels: got %d, want 2", n)
		}
		w.wantErr(w.Send(c, 10), nil)
		w.wantErr(w.Send(c, 20), nil)
		w.run()
		if v := w.Value(x, r); v != 32 {
			w.Errorf("the value is %d, want 32", v)
		}
		if v := w.Value(x, kept); v != 77 {
			w.Errorf("the caller's register is %d, want 77", v)
		}
	})
}

func TestKillEndsAtOnceAndSilently_Stackless26(t *testing.T) {
	onBoth(t, func(w *world) {
		c := w.NewChannel()
		// On one that never started: it never runs. Then the one after it runs.
		a, b, d := w.three(1)
		w.wantErr(w.Kill(b), nil)
		w.wantState(b, Dead)
		w.wantLog("c0")
		w.wantQueue(0, a, d)
		w.run()
		w.wantErr(w.Kill(b), nil) // on a dead one: nothing
		w.log = nil

		// On a blocked one: it leaves its channel, whatever its place there.
		var all []Tasklet
		for range 4 {
			all = append(all, w.spawn(receiver("R"), 0, int32(c)))
		}
		w.run()
		for i, k := range []int{2, 0, 3, 1} {
			w.wantErr(w.Kill(all[k]), nil)
			w.wantState(all[k], Dead)
			w.wantBalance(c, i-3)
			checkRing(w.T, w.Scheduler)
		}
		x := w.spawn(sender("S"), 0, int32(c))
		w.run()
		w.wantErr(w.Kill(x), nil)
		w.wantBalance(c, 0)
		n := w.Counts()
		if n.ReceivesBlock != 4 || n.SendsBlock != 1 || n.ChannelOps() != 5 {
			w.Errorf("counts: %+v", n)
		}

		// A handler does not stop it, and it may kill itself.
		p := NewProgram("p")
		me := p.Reg("me")
		caught := p.Label()
		p.OnError(caught)
		p.Kill(me)
		p.Bind(caught)
		w.say(p, "not reached")
		y := w.unbound()
		w.bind(y, p, int32(y))
		w.wantErr(w.Insert(y), nil)
		w.run()
		w.wantState(y, Dead)
		w.wantLog("")
	})
}

func TestAPendingKillWaitsForItsTurn_Stackless26(t *testing.T) {
	onBoth(t, func(w *world) {
		c := w.NewChannel()
		x := w.spawn(receiver("R"), 0, int32(c))
		w.run()
		w.wantErr(w.KillPending(x), nil)
		w.wantState(x, Scheduled)
		w.wantBalance(c, 0)
		a, b, d := w.three(1)
		w.wantErr(w.KillPending(b), nil)
		w.wantQueue(0, x, a, b, d)
		w.run()
		w.wantLog("a0 | c0")
		w.wantState(x, Dead)
		w.wantState(b, Dead)
	})
}

func TestRaisingIntoABlockedTaskletRunsIt_Stackless27(t *testing.T) {
	onBoth(t, func(w *world) {
		c := w.NewChannel()
		p := NewProgram("R")
		v, ch := p.Reg("v"), p.Reg("c")
		caught := p.Label()
		p.OnError(caught)
		p.Receive(v, ch)
		p.Bind(caught)
		w.say(p, "caught")
		p.Schedule()
		w.say(p, "on")
		x := w.spawn(p, 0, int32(c))
		w.run()
		a, b, d := w.three(1)
		w.wantErr(w.Raise(x, errTest), nil)
		w.wantLog("R caught")
		w.wantBalance(c, 0)
		w.wantQueue(0, a, b, d, x)
		w.run()
		w.wantErr(w.Raise(x, errTest), ErrThrowDead)
		w.log = nil

		// From a program, and uncaught.
		y := w.spawn(receiver("R"), 0, int32(c))
		w.run()
		q := NewProgram("q")
		t := q.Reg("t")
		q.Throw(t, errTest)
		w.spawn(q, int32(y))
		w.wantErr(w.Run(), errTest)
		w.wantState(y, Dead)
		w.run()
		w.wantErr(w.Raise(Main, errTest), errTest)
	})
}

func TestTheSwitchTrapRefusesAllSwitches_Stackless28(t *testing.T) {
	onBoth(t, func(w *world) {
		c := w.NewChannel()
		x := w.spawn(receiver("R"), 0, int32(c))
		w.run()
		a, _, _ := w.three(1)
		if before := w.SwitchTrap(1); before != 0 {
			w.Errorf("the level was %d", before)
		}
		_, received := w.Receive(c)
		for name, err := range map[string]error{
			"schedule": w.Schedule(), "schedule_remove": w.ScheduleRemove(), "run": w.RunTasklet(a),
			"switch": w.SwitchTo(a), "Run": w.Run(), "send": w.Send(c, 1), "receive": received,
			"kill": w.Kill(a), "raise": w.Raise(x, errTest),
		} {
			if err == nil || err.Error() != "switch_trap" {
				w.Errorf("%s: got %v", name, err)
			}
		}
		if before := w.SwitchTrap(-1); before != 1 {
			w.Errorf("the level was %d", before)
		}
		w.wantErr(w.Send(c, 1), nil)
		w.wantState(x, Dead)
		w.run()
		w.wantLog("a0 | b0 | c0")
	})
}

func TestTheSwitchTrapInAProgram_Stackless28(t *testing.T) {
	onBoth(t, func(w *world) {
		p := NewProgram("p")
		caught := p.Label()
		w.do(p, func() { w.SwitchTrap(1) })
		p.OnError(caught)
		p.Schedule()
		w.say(p, "not reached")
		p.Bind(caught)
		w.say(p, "refused")
		w.do(p, func() { w.SwitchTrap(-1) })
		p.Schedule()
		w.say(p, "works")
		w.spawn(p)
		w.three(1)
		w.run()
		w.wantLog("p refused | a0 | b0 | c0 | p works")
	})
}
