package stackless

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"
	"unsafe"

	"switchyard/workloads/trace"
)

func TestATaskletWithItsChannelTakes48Bytes_Stackless34(t *testing.T) {
	if r, q := unsafe.Sizeof(record{}), unsafe.Sizeof(queue{}); r != TaskletBytes || q != ChannelBytes || r+q != 48 {
		t.Fatalf("a record has %d bytes, a queue %d", r, q)
	}
	const n = 100_000
	s := New(nil)
	s.Reserve(n, n)
	before := s.Bytes()
	c := s.NewChannels(n)
	s.SpawnRow(receiver("R"), n, [Registers]int32{0, int32(c)}, [Registers]int32{0, 1})
	if err := s.Run(); err != nil {
		t.Fatal(err)
	}
	_, waiting := s.Waits(0)
	if waiting != n {
		t.Fatalf("%d wait, want %d", waiting, n)
	}
	if s.Bytes() != before || before != (n+1)*TaskletBytes+n*ChannelBytes {
		t.Errorf("slabs: %d bytes, %d before", s.Bytes(), before)
	}
	if len(s.frames)+len(s.sides)+len(s.hards) != 3 || s.rares != nil {
		t.Errorf("a waiting soft tasklet holds more than its record")
	}
}

func TestOnlyHardTaskletsHoldAStack_Stackless34(t *testing.T) {
	s := New(nil)
	c := s.NewChannel()
	for range 10 {
		s.Spawn(receiver("soft"), 0, int32(c))
		s.SpawnHard(receiver("hard"), 0, int32(c))
	}
	if n := s.Stacks(); n.Mapped != 0 {
		t.Errorf("%d stacks before any tasklet ran", n.Mapped)
	}
	goroutines := withoutKept()
	if err := s.Run(); err != nil {
		t.Fatal(err)
	}
	if n := s.Stacks(); n != (Stacks{Mapped: 10, Most: 10}) {
		t.Errorf("stacks: %+v, want 10", n)
	}
	if n := runtime.NumGoroutine() - goroutines; n != 10 {
		t.Errorf("%d coroutines, want 10", n)
	}
	s.Close()
	if n := withoutKept() - goroutines; n != 0 {
		t.Errorf("%d coroutines after Close, want none", n)
	}
}

func TestSoftAndHardTalkThroughOneChannel_Stackless34(t *testing.T) {
	s := New(nil)
	defer s.Close()
	up, down := s.NewChannel(), s.NewChannel()
	p := NewProgram("soft")
	v, a, b, k := p.Reg("v"), p.Reg("up"), p.Reg("down"), p.Reg("k")
	p.Repeat(k, func() {
		p.Receive(v, a)
		p.SendPlus(b, v, 1)
	})
	s.Spawn(p, 0, int32(up), int32(down), 3)
	s.SpawnHard(p, 0, int32(up), int32(down), 3)
	var got []int32
	s.SpawnBody(func(s *Scheduler) error {
		for i := range int32(6) {
			if err := s.Send(up, 10*i); err != nil {
				return err
			}
			v, err := s.Receive(down)
			if err != nil {
				return err
			}
			got = append(got, v)
		}
		return nil
	})
	if err := s.Run(); err != nil {
		t.Fatal(err)
	}
	if fmt.Sprint(got) != "[1 11 21 31 41 51]" {
		t.Errorf("got %v", got)
	}
}

// A Body written straight down does the same as the program.
func TestABodyGivesTheEventsOfTheProgram_Stackless33(t *testing.T) {
	record := func(spawn func(s *Scheduler, c Channel)) string {
		rec := trace.NewRecorder(0, 1000)
		s := New(rec)
		defer s.Close()
		c := s.NewChannel()
		spawn(s, c)
		s.Spawn(receiver("R"), 0, int32(c))
		s.Spawn(sender("S"), 5, int32(c))
		err := s.Run()
		return string(trace.AppendRecording(nil, rec)) + fmt.Sprint(err)
	}
	program := record(func(s *Scheduler, c Channel) {
		p := NewProgram("p")
		v, ch := p.Reg("v"), p.Reg("c")
		p.Set(v, 3)
		p.Send(ch, v)
		p.Schedule()
		p.Receive(v, ch)
		p.Mark(4, v)
		p.SendError(ch, errTest)
		p.ScheduleRemove()
		s.Spawn(p, 0, int32(c))
	})
	body := record(func(s *Scheduler, c Channel) {
		s.SpawnBody(func(s *Scheduler) error {
			err := s.Send(c, 3)
			v, err2 := int32(0), s.Schedule()
			v, err3 := s.Receive(c)
			s.Mark(4, v)
			return errors.Join(err, err2, err3, s.SendError(c, errTest), s.ScheduleRemove())
		})
	})
	if body != program {
		t.Errorf("body:\n%s\nprogram:\n%s", body, program)
	}
}

func TestAnEndedTaskletsStackIsTakenOver(t *testing.T) {
	for _, reuse := range []bool{true, false} {
		goroutines := withoutKept()
		s := New(nil)
		s.ReuseStacks(reuse)
		for range 20 {
			for range 5 {
				s.SpawnBody(func(s *Scheduler) error { return s.Schedule() })
			}
			if err := s.Run(); err != nil {
				t.Fatal(err)
			}
		}
		want := Stacks{Mapped: 5, TakenOver: 95, Most: 5}
		if !reuse {
			want = Stacks{Mapped: 100, Most: 5}
		}
		if n := s.Stacks(); n != want {
			t.Errorf("reuse %v: %+v, want %+v", reuse, n, want)
		}
		if len(s.hards) > 6 {
			t.Errorf("reuse %v: %d places for hard tasklets, want 6", reuse, len(s.hards))
		}
		s.Close()
		if n := withoutKept() - goroutines; n != 0 {
			t.Errorf("reuse %v: %d coroutines left", reuse, n)
		}
	}
}

func TestKillUnwindsABody_Stackless26(t *testing.T) {
	s := New(nil)
	defer s.Close()
	c := s.NewChannel()
	var log []string
	x := s.SpawnBody(func(s *Scheduler) error {
		defer func() { log = append(log, "unwound") }()
		_, err := s.Receive(c)
		log = append(log, err.Error())
		// What a killed Body does further is refused.
		log = append(log, s.Schedule().Error(), s.Send(c, 1).Error())
		return err
	})
	if err := s.Run(); err != nil {
		t.Fatal(err)
	}
	if err := s.Kill(x); err != nil || s.State(x) != Dead || s.Balance(c) != 0 {
		t.Error(err, s.State(x), s.Balance(c))
	}
	if got := strings.Join(log, " "); got != "TaskletExit TaskletExit TaskletExit unwound" {
		t.Error(got)
	}
	// It kills itself; a never started one never runs.
	s.SpawnBody(func(s *Scheduler) error {
		err := s.Kill(s.Current())
		if s.Schedule() != ErrKilled {
			t.Error("a killed Body switched")
		}
		return err
	})
	y := s.SpawnBody(func(*Scheduler) error { t.Error("it ran"); return nil })
	if err := s.KillPending(y); err != nil {
		t.Error(err)
	}
	if err := s.Run(); err != nil {
		t.Error(err)
	}
}

func TestCloseStopsABody(t *testing.T) {
	s := New(nil)
	c := s.NewChannel()
	var got error
	s.SpawnBody(func(s *Scheduler) error {
		_, got = s.Receive(c)
		return s.Schedule() // refused, too
	})
	deep := receiver("deep")
	p := NewProgram("p")
	p.Reg("v")
	p.Reg("c")
	p.Call(0, deep)
	p.Native("not reached", func(*Call) error { t.Error("it went on"); return nil })
	s.SpawnHard(p, 0, int32(c))
	if err := s.Run(); err != nil {
		t.Fatal(err)
	}
	s.Close()
	if !errors.Is(got, ErrClosed) {
		t.Errorf("got %v, want ErrClosed", got)
	}
	s.Close()
}

func TestAReleasedTaskletsNumberIsUsedAgain(t *testing.T) {
	onBoth(t, func(w *world) {
		p := NewProgram("p")
		x := w.spawn(p)
		if w.Release(x) == nil {
			w.Error("a living tasklet was released")
		}
		w.run()
		w.wantErr(w.Release(x), nil)
		if y := w.spawn(p); y != x {
			w.Errorf("got t%d, want t%d", y, x)
		}
		w.run()
	})
}

// collected collects until gone says so, and gives up after a while.
func collected(gone chan bool) bool {
	for range 100 {
		runtime.GC()
		select {
		case <-gone:
			return true
		case <-time.After(5 * time.Millisecond):
		}
	}
	return false
}

func TestARowIsManySpawns_Stackless33(t *testing.T) {
	texts := map[string]bool{}
	for kind := range 4 {
		rec := trace.NewRecorder(0, 1000)
		s := New(rec)
		c := int32(s.NewChannels(6))
		step := [Registers]int32{10, 1}
		switch kind {
		case 0:
			s.SpawnRow(sender("S"), 5, [Registers]int32{3, c}, step)
		case 1:
			s.SpawnRowHard(sender("S"), 5, [Registers]int32{3, c}, step)
		default:
			p := sender("S")
			for i := range int32(5) {
				spawn := s.Spawn
				if kind == 3 {
					spawn = s.SpawnHard
				}
				spawn(p, 3+10*i, c+i)
			}
		}
		checkRing(t, s)
		if s.SpawnRow(receiver("none"), 0, [Registers]int32{}, step); s.RunCount() != 6 {
			t.Errorf("run count: got %d, want 6", s.RunCount())
		}
		if err := s.Run(); err != nil {
			t.Fatal(err)
		}
		for i := range int32(5) {
			if v, err := s.Receive(Channel(c + i)); v != 3+10*i || err != nil {
				t.Errorf("kind %d: got %d, %v, want %d", kind, v, err, 3+10*i)
			}
		}
		texts[string(trace.AppendRecording(nil, rec))] = true
		s.Close()
	}
	if len(texts) != 1 {
		t.Errorf("%d different recordings, want 1", len(texts))
	}
}
