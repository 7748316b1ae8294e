package axon

import (
	"testing"

	"switchyard/workloads/trace"
)

// chatter lets n components throw mail about until each has had a few, in
// several inboxes and over a linkage, and gives its events.
func chatter(s *Scheduler, n int) {
	defer s.Close()
	s.Grow(n)
	body := s.Soft(func(c Component) Verdict {
		v, err := c.Receive(Inbox)
		switch {
		case err != nil:
			c.Pause()
		case v == 0:
			return End
		default:
			_ = c.Send(Outbox, v-1)
			_ = s.Deliver(s.Component(ID(int(c.ID)%n+1)).In(Inbox), v-1)
		}
		return Go
	})
	for range n {
		s.New(body).Activate()
	}
	_, _ = s.Link(s.Component(1).Out(Outbox), s.Component(ID(n)).In(Control))
	for id := ID(1); id <= ID(n); id++ {
		_ = s.Deliver(s.Component(id).In(Inbox), 5)
		_ = s.Deliver(s.Component(id).In(Inbox), 6)
	}
	_ = s.Run()
}

// What a world leaves in its memory is not seen in the next one, smaller or larger.
func TestSlabsHoldNothingOfTheWorldBefore(t *testing.T) {
	var m Slabs
	for _, n := range []int{20, 7, 50, 50} {
		used, fresh := trace.NewRecorder(0, 100_000), trace.NewRecorder(0, 100_000)
		chatter(m.New(used), n)
		chatter(New(fresh), n)
		equal(t, "events", string(trace.AppendRecording(nil, used)), string(trace.AppendRecording(nil, fresh)))
		if used.Steps() < uint64(10*n) {
			t.Errorf("%d events of %d components: too few to tell", used.Steps(), n)
		}
	}
}

// The second world of a size takes nothing but its Scheduler and bodies.
func TestSlabsAreTakenOver(t *testing.T) {
	var m Slabs
	allocs := func(n int) float64 { return testing.AllocsPerRun(5, func() { chatter(m.New(nil), n) }) }
	few, many := allocs(10), allocs(1000)
	if many > few {
		t.Errorf("%v allocations with 1,000 components, %v with 10: want the same", many, few)
	}
}
