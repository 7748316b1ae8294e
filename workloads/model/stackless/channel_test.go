package stackless

import (
	"runtime"
	"testing"
)

// receiver and sender are programs of one operation on the channel in "c".
func receiver(name string) *Program {
	p := NewProgram(name)
	v, c := p.Reg("v"), p.Reg("c")
	p.Receive(v, c)
	return p
}

func sender(name string) *Program {
	p := NewProgram(name)
	v, c := p.Reg("v"), p.Reg("c")
	p.Send(c, v)
	return p
}

func TestBalance_Stackless10(t *testing.T) {
	onBoth(t, func(w *world) {
		c := w.NewChannel()
		x := w.spawn(sender("S"), 7, int32(c))
		w.run()
		w.wantState(x, Blocked)
		w.wantBalance(c, 1)
		v, err := w.Receive(c)
		w.wantErr(err, nil)
		if v != 7 {
			w.Errorf("received %d, want 7", v)
		}
		w.wantBalance(c, 0)
		w.run()

		for range 3 {
			w.spawn(receiver("R"), 0, int32(c))
		}
		w.run()
		w.wantBalance(c, -3)
		for i, want := range []int{-2, -1, 0} {
			w.wantErr(w.Send(c, int32(i)), nil)
			w.wantBalance(c, want)
		}
		w.run()
	})
}

func TestWhoWaitsIsServedInOrder_Stackless10(t *testing.T) {
	onBoth(t, func(w *world) {
		c := w.NewChannel()
		var all []Tasklet
		for i := range int32(3) {
			all = append(all, w.spawn(sender("S"), i, int32(c)))
		}
		w.run()
		for i := range int32(3) {
			if x := w.First(c); x != all[i] {
				w.Errorf("first in line: got t%d, want t%d", x, all[i])
			}
			if v, err := w.Receive(c); v != i || err != nil {
				w.Errorf("received %d, %v, want %d", v, err, i)
			}
		}
		if x := w.First(c); x != None {
			w.Errorf("first in line: got t%d, want none", x)
		}
	})
}

func TestPreferencesAreClamped_Stackless11(t *testing.T) {
	s := New(nil)
	c := s.NewChannel()
	if p := s.Preference(c); p != ReceiverFirst {
		t.Errorf("the default is %d", p)
	}
	for _, p := range [][2]int{{5, 1}, {-7, -1}, {0, 0}, {1, 1}, {-1, -1}} {
		if s.SetPreference(c, p[0]); s.Preference(c) != p[1] {
			t.Errorf("preference %d: got %d, want %d", p[0], s.Preference(c), p[1])
		}
	}
}

// meeting spawns R1, R2, S and O or S1, S2, R and O, all on one channel.
func (w *world) meeting(preference int, senders bool) {
	c := w.NewChannel()
	w.SetPreference(c, preference)
	o := NewProgram("O")
	w.say(o, "run")
	o.Schedule()
	w.say(o, "end")
	one := func(name string, value int32, sends bool) {
		p := NewProgram(name)
		v, ch := p.Reg("v"), p.Reg("c")
		if sends {
			w.say(p, "send?")
			p.Send(ch, v)
			w.say(p, "sent")
		} else {
			w.say(p, "recv?")
			p.Receive(v, ch)
			w.got(p, "got", v)
		}
		p.Schedule()
		w.say(p, "end")
		w.spawn(p, value, int32(c))
	}
	many := NewProgram(map[bool]string{false: "S", true: "R"}[senders])
	v, ch := many.Reg("v"), many.Reg("c")
	for i := range int32(2) {
		if senders {
			if i == 0 {
				w.say(many, "recv1")
			}
			many.Receive(v, ch)
			w.got(many, "got", v)
		} else {
			if i == 0 {
				w.say(many, "send1")
			}
			many.Set(v, i)
			many.Send(ch, v)
			w.say(many, "after"+string('1'+i))
		}
	}
	if senders {
		w.say(many, "end")
		one("S1", 0, true)
		one("S2", 1, true)
	} else {
		one("R1", 0, false)
		one("R2", 0, false)
	}
	w.spawn(many, 0, int32(c))
	w.spawn(o)
	w.run()
}

func TestTwoReceiversWaitReceiverFirst_Stackless11_12(t *testing.T) {
	onBoth(t, func(w *world) {
		w.meeting(ReceiverFirst, false)
		w.wantLog("R1 recv? | R2 recv? | S send1 | R1 got a | O run | S after1 | " +
			"R2 got b | R1 end | O end | S after2 | R2 end")
	})
}

func TestTwoReceiversWaitNobodyIsSwitchedTo_Stackless11_13(t *testing.T) {
	for _, preference := range []int{NeitherFirst, SenderFirst} {
		onBoth(t, func(w *world) {
			w.meeting(preference, false)
			w.wantLog("R1 recv? | R2 recv? | S send1 | S after1 | S after2 | O run | R1 got a | " +
				"R2 got b | O end | R1 end | R2 end")
		})
	}
}

func TestTwoSendersWaitSenderFirst_Stackless11_14(t *testing.T) {
	onBoth(t, func(w *world) {
		w.meeting(SenderFirst, true)
		w.wantLog("S1 send? | S2 send? | R recv1 | S1 sent | O run | R got a | S2 sent | S1 end | " +
			"O end | R got b | R end | S2 end")
	})
}

func TestTwoSendersWaitNobodyIsSwitchedTo_Stackless11(t *testing.T) {
	for _, preference := range []int{NeitherFirst, ReceiverFirst} {
		onBoth(t, func(w *world) {
			w.meeting(preference, true)
			w.wantLog("S1 send? | S2 send? | R recv1 | R got a | R got b | R end | O run | S1 sent | S2 sent | " +
				"O end | S1 end | S2 end")
		})
	}
}

func TestTheValueHasArrivedWhenSendReturns_Stackless15(t *testing.T) {
	onBoth(t, func(w *world) {
		for _, preference := range []int{-1, 0, 1} {
			c := w.NewChannel()
			w.SetPreference(c, preference)
			x := w.spawn(receiver("R"), 0, int32(c))
			w.run()
			w.wantErr(w.Send(c, 9), nil)
			if v := w.Value(x, 0); v != 9 {
				w.Errorf("preference %d: the receiver has %d when send returns", preference, v)
			}
			w.run()
			w.spawn(sender("S"), 8, int32(c))
			w.run()
			if v, err := w.Receive(c); v != 8 || err != nil {
				w.Errorf("preference %d: received %d, %v", preference, v, err)
			}
			w.run()
		}
	})
}

func TestTheBlockTrap_Stackless16(t *testing.T) {
	onBoth(t, func(w *world) {
		c := w.NewChannel()
		refuse := func(err error) {
			w.Helper()
			if err == nil || err.Error() != "this tasklet does not like to be blocked." {
				w.Errorf("got %v", err)
			}
			w.wantBalance(c, 0)
		}
		if w.SetBlockTrap(Main, true) {
			w.Error("the trap was set before")
		}
		refuse(w.Send(c, 1))
		_, err := w.Receive(c)
		refuse(err)
		w.CloseChannel(c)
		refuse(w.Send(c, 1)) // tested before closing
		w.OpenChannel(c)
		if !w.SetBlockTrap(Main, false) {
			w.Error("the trap was not set")
		}

		for _, p := range []*Program{receiver("R"), sender("S")} {
			x := w.spawn(p, 0, int32(c))
			w.spawn(NewProgram("other"))
			w.SetBlockTrap(x, true)
			refuse(w.Run())
			w.run()
		}
		// With a partner there is nothing to refuse.
		x := w.spawn(receiver("R"), 0, int32(c))
		w.run()
		w.SetBlockTrap(Main, true)
		w.wantErr(w.Send(c, 3), nil)
		w.wantState(x, Dead)
	})
}

func TestABlockedTaskletIsCollectable_Stackless20(t *testing.T) {
	for _, hard := range []bool{false, true} {
		gone := make(chan bool, 1)
		func() {
			s := New(nil)
			runtime.AddCleanup(s, func(int) { gone <- true }, 0)
			c := s.NewChannel()
			if hard {
				s.SpawnHard(receiver("R"), 0, int32(c))
			} else {
				s.Spawn(receiver("R"), 0, int32(c))
			}
			if err := s.Run(); err != nil || s.Balance(c) != -1 {
				t.Fatal(err, s.Balance(c))
			}
			if hard {
				s.Close() // stacks are stopped, nothing else is needed
			}
		}()
		if !collected(gone) {
			t.Errorf("hard %v: the scheduler and what waits in it were not collected", hard)
		}
	}
}
