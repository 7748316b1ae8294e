package stackless

import "testing"

func TestStacksAreMeasuredInWords(t *testing.T) {
	s := New(nil)
	defer s.Close()
	s.MeasureStacks(true)
	p := NewProgram("p")
	p.Schedule()
	p.ScheduleRemove()
	deep := NewProgram("deep")
	deep.Call(0, p)
	var words [3]int
	body := func(s *Scheduler) error { return s.ScheduleRemove() }
	for range 2 { // the second time on stacks that are grown
		for i, spawn := range []func() Tasklet{
			func() Tasklet { return s.SpawnBody(body) },
			func() Tasklet { return s.SpawnHard(p) },
			func() Tasklet { return s.SpawnHard(deep) },
		} {
			x := spawn()
			if err := s.RunTasklet(x); err != nil {
				t.Fatal(err)
			}
			if err := s.Run(); err != nil {
				t.Fatal(err)
			}
			words[i] = s.StackWords(x)
			if err := s.Insert(x); err != nil {
				t.Fatal(err)
			}
			if err := s.Run(); err != nil {
				t.Fatal(err)
			}
		}
	}
	stub := s.StubWords()
	if stub < 2 || words[0] <= stub || words[1] <= stub || words[2] <= words[1] {
		t.Errorf("stub %d, body %d, program %d, program called %d words", stub, words[0], words[1], words[2])
	}
	if s.StackWords(Main) != 0 {
		t.Error("main has no stack of ours")
	}
	t.Logf("stub %d, body %d, program %d, program called %d words", stub, words[0], words[1], words[2])
}

func TestASlicedStackGivesTheSameEvents(t *testing.T) {
	s := New(nil)
	defer s.Close()
	var order []Tasklet
	for range 3 {
		x := s.SpawnBody(func(s *Scheduler) error {
			for range 3 {
				order = append(order, s.Current())
				if err := s.Schedule(); err != nil {
					return err
				}
			}
			return nil
		})
		s.Slice(x, 100)
	}
	s.Slice(s.Spawn(NewProgram("soft")), 100) // a soft one has nothing to slice
	// Each tasklet's words come back to it: fill the shared stack with its mark.
	s.SetScheduleCallback(func(previous, next Tasklet) error {
		if previous != Main && s.Hard(previous) {
			for i, w := range s.stacks.shared {
				if w != 0 && w != uintptr(previous) {
					t.Fatalf("word %d of t%d is %d", i, previous, w)
				}
				s.stacks.shared[i] = uintptr(previous)
			}
		}
		return nil
	})
	if err := s.Run(); err != nil {
		t.Fatal(err)
	}
	for i, x := range order {
		if x != Tasklet(i%3+1) {
			t.Fatalf("order: %v", order)
		}
	}
}
