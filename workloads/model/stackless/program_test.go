package stackless

import (
	"strings"
	"testing"
)

func TestAStepIsATasklet(t *testing.T) {
	onBoth(t, func(w *world) {
		c := w.NewChannel()
		step := NewStep("sender", func(_ *Scheduler, f *Frame) Token {
			f.R[0]++
			switch f.R[0] {
			case 1, 2:
				return ToSend(1, 0)
			case 3:
				return ToSchedule
			case 4:
				return ToReceive(2, 1)
			}
			return ToEnd
		})
		x := w.spawn(step, 0, int32(c))
		for want := int32(1); want < 3; want++ {
			if v, err := w.Receive(c); v != want || err != nil {
				w.Errorf("got %d, %v, want %d", v, err, want)
			}
		}
		w.wantErr(w.Send(c, 9), nil)
		w.run()
		if v := w.Value(x, 2); v != 9 || w.Value(x, 0) != 5 {
			w.Errorf("registers: %d %d", v, w.Value(x, 0))
		}
		// A Step inside a program, and one that returns nonsense.
		p := NewProgram("p")
		p.Reg("n")
		p.Step(func(_ *Scheduler, f *Frame) Token {
			if f.R[0]++; f.R[0] == 3 {
				return ToNext
			}
			return ToSchedule
		})
		w.say(p, "behind it")
		w.spawn(p)
		w.run()
		w.wantLog("p behind it")
		w.spawn(NewStep("nonsense", func(*Scheduler, *Frame) Token { return Token(250) }))
		if err := w.Run(); err == nil || !strings.HasPrefix(err.Error(), "token: ") {
			w.Errorf("got %v", err)
		}
	})
}

func TestNumbersOfNothingAreErrors(t *testing.T) {
	onBoth(t, func(w *world) {
		for _, n := range []int32{-1, 99, 1 << 30} {
			for name, build := range map[string]func(p *Program, r Reg){
				"send":    func(p *Program, r Reg) { p.Send(r, r) },
				"receive": func(p *Program, r Reg) { p.Receive(r, r) },
				"iterate": func(p *Program, r Reg) { p.Iterate(r, r, p.Here()) },
				"close":   func(p *Program, r Reg) { p.CloseChannel(r) },
				"run":     func(p *Program, r Reg) { p.Run(r) },
				"kill":    func(p *Program, r Reg) { p.Kill(r) },
				"insert":  func(p *Program, r Reg) { p.Insert(r) },
				"remove":  func(p *Program, r Reg) { p.Remove(r) },
			} {
				p := NewProgram(name)
				build(p, p.Reg("r"))
				w.spawn(p, n)
				if err := w.Run(); err == nil || !strings.Contains(err.Error(), "number of none") {
					w.Errorf("%s %d: got %v", name, n, err)
				}
			}
		}
	})
}

func TestASoftTaskletCannotSwitchInANative(t *testing.T) {
	onBoth(t, func(w *world) {
		c := w.NewChannel()
		p := NewProgram("p")
		p.Native("try", func(n *Call) error {
			for _, err := range []error{n.S.Send(c, 1), n.S.Schedule(), n.S.Kill(Main), n.S.SwitchTo(Main)} {
				w.wantErr(err, ErrNative)
			}
			return nil
		})
		w.spawn(p)
		w.run()
	})
}

func TestAProgramKnowsItsLines(t *testing.T) {
	s := New(nil)
	c := s.NewChannel()
	p := NewProgram("link")
	left, right, n := p.Reg("left"), p.Reg("right"), p.Reg("n")
	p.Receive(n, right)
	p.Line("left.send(n + 1)  # ours")
	p.SendPlus(left, n, 1)
	p.Line("")
	p.Add(n, 2)
	if got := strings.Join(p.Lines(), "\n"); got != "n = right.receive()\nleft.send(n + 1)  # ours\nn += 2\nreturn" {
		t.Error(got)
	}
	for _, x := range []Tasklet{s.Spawn(p, 0, int32(c)), s.SpawnHard(p, 0, int32(c))} {
		if q, line := s.Where(x); q != p || line != 0 {
			t.Errorf("t%d is at %v %d, want the first line", x, q, line)
		}
	}
	if err := s.Run(); err != nil {
		t.Fatal(err)
	}
	for x := Tasklet(1); x <= 2; x++ {
		if q, line := s.Where(x); q != p || line != 1 {
			t.Errorf("t%d is at %v %d, want the second line", x, q, line)
		}
	}
	if q, _ := s.Where(Main); q != nil {
		t.Errorf("main is at %v", q)
	}
	s.Close()
}
