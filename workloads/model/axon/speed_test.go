package axon

import (
	"testing"
	"unsafe"
)

// poller makes n components that look for mail in each step and sleep on none.
func poller(s *Scheduler, n int) []Component {
	body := s.Soft(func(c Component) Verdict {
		if c.AnyReady() {
			_, _ = c.Receive(Inbox)
		}
		return Go
	})
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
	all := poller(s, 100)
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
	s := New(nil)
	poller(s, 1000)
	b.ResetTimer()
	for range b.N {
		_ = s.Cycle()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/1000, "ns/step")
}

func BenchmarkMail(b *testing.B) {
	s := New(nil)
	all := poller(s, 1000)
	b.ResetTimer()
	for range b.N {
		for _, c := range all {
			_ = s.Deliver(c.In(Inbox), 1)
		}
		_ = s.Cycle()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/1000, "ns/mail")
}
