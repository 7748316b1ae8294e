package axon

import (
	"testing"
	"unsafe"
)

// look is a step that looks for mail.
func look(c Component) Verdict {
	if c.AnyReady() {
		_, _ = c.Receive(Inbox)
	}
	return Go
}

// lookers makes n components that look for mail in each step, awake.
func lookers(s *Scheduler, n int, body Body) []Component {
	all := make([]Component, n)
	for i := range all {
		all[i] = s.New(body)
		all[i].Activate()
	}
	_ = s.Cycle()
	return all
}

func TestCyclesAllocateNothing(t *testing.T) {
	s := New(nil)
	all := lookers(s, 100, s.Soft(look))
	cycle := func() {
		for i, c := range all {
			_ = s.Deliver(c.In(Inbox), int32(i))
			c.Pause()
		}
		_ = s.Cycle()
	}
	cycle()
	if n := testing.AllocsPerRun(100, cycle); n != 0 {
		t.Errorf("%v allocations a cycle, want 0", n)
	}
}

func TestSizesInMemory(t *testing.T) {
	equal(t, "process", unsafe.Sizeof(process{}), 16)
	equal(t, "office", unsafe.Sizeof(office{}), 12)
	equal(t, "box", unsafe.Sizeof(box{}), 32)
	equal(t, "mail", unsafe.Sizeof(make(mailroom, 1)[0]), 8)
}

func BenchmarkStepWithoutMail(b *testing.B) {
	for _, c := range []struct {
		name string
		body func(*Scheduler, Step) Body
	}{{"called", (*Scheduler).Soft}, {"polling", (*Scheduler).Polling}, {"hard", (*Scheduler).HardSteps}} {
		b.Run(c.name, func(b *testing.B) {
			s := New(nil)
			defer s.Close()
			lookers(s, 1000, c.body(s, look))
			for b.Loop() {
				_ = s.Cycle()
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(s.Steps()), "ns/step")
		})
	}
}

func BenchmarkMail(b *testing.B) {
	s := New(nil)
	all := lookers(s, 1000, s.Soft(look))
	mails := 0
	for b.Loop() {
		for _, c := range all {
			_ = s.Deliver(c.In(Inbox), 1)
		}
		_ = s.Cycle()
		mails += len(all)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(mails), "ns/mail")
}
