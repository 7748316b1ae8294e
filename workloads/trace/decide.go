package trace

// decide settles what the tables leave open in event i, after it was applied
// as they have it: three cases, all of them rare but for threads.
func (t *Totals) decide(fresh []Event, i int) {
	e := &fresh[i]
	kind := e.Kind()
	switch {
	case kind == Run && t.threads:
		// Once a thread has a core, the outside world has none.
		if e.A() != 0 && t.state(0) == Running {
			t.set(0, Asleep)
		}
	case kind == Run:
		// Main ran, and did not give way in a rendezvous of its own: it called
		// the scheduler's Run, which takes it out of the run queue without an event.
		if i > 0 && waiter(&fresh[i-1]) != int64(e.A()) || i == 0 && waiter(&t.before) != int64(e.A()) {
			t.set(0, Asleep)
			t.queued--
		}
	case t.state(t.running(fresh, i)) != Running: // nobody
		// Who acts while nobody runs had yielded and nobody else was there.
		who := e.A()
		if kind == Deliver && e.Flags()&(Mail|ByReceiver) == ByReceiver {
			who = e.B()
		}
		t.set(who, Running)
		t.queued--
		t.last = who
	}
}

// waiter is the tasklet whose wait e ends, -1 if it ends none.
//
//go:noinline
func waiter(e *Event) int64 {
	switch {
	case e.Kind() != Deliver || e.Flags()&Mail != 0:
		return -1
	case e.Flags()&ByReceiver != 0:
		return int64(e.A())
	}
	return int64(e.B())
}

//go:noinline
func (t *Totals) state(n uint32) State { return State(t.cells[n].touched & stateMask) }

//go:noinline
func (t *Totals) set(n uint32, s State) {
	c := &t.cells[n]
	c.touched = c.touched&^stateMask | uint32(s)
}

// running is the one that came to run last, before event i. Each event is looked
// at once.
func (t *Totals) running(fresh []Event, i int) uint32 {
	for k := i - 1; k >= t.seen; k-- {
		if e := &fresh[k]; e.Kind() == Run {
			t.last = e.A()
			break
		}
	}
	t.seen = i
	return t.last
}
