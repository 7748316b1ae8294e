package stackless

// interpret runs programs, on the stack it is called on, until that stack is
// needed for something else: the hub, own 0, until main is current; the stack
// of the hard tasklet own until its program has left the call level it was
// entered on, or has ended.
//
// There are two copies of the loop. loopWatched records, counts the steps of a
// timeout and gives way to callbacks; loopMeasure is the same text without all
// that, derived from it by package derive, so that mode Measure has no
// recorder in the hot path. Both are long functions on purpose: every call in
// Go's wasm goes through a table of places to resume at, so that a loop which
// does the hot operations itself is several times faster than one that calls
// them. A switch is the assignment of an index. Where many tasklets do the same,
// they leave them to smaller loops yet: see runs_watched.go.
func (s *Scheduler) interpret(own int32) {
	var base int32
	if own != 0 {
		base = s.hards[s.rare(own).hard].depth
	}
	for {
		if s.watched {
			if s.loopWatched(own, base) {
				return
			}
		} else if s.loopMeasure(own, base) {
			return
		}
	}
}

// regain brings the loop on the stack of own back to it: it lets others run
// until own is current, and raises an error that came meanwhile. It returns
// false when the loop has to leave: own has ended, left the call level base,
// or the Scheduler closes.
func (s *Scheduler) regain(own, base int32) bool {
	if cur := s.current; cur != own && s.direct && s.tasks[own].flags&dead == 0 {
		// The short way: see Schedule.
		n := s.rares[own].hard
		s.hide(own, &s.hards[n])
		to, co := s.stackOf(cur), s.stacks.on
		s.stacks.on = to
		k := to.at
		co.at = k
		if k.taken = !k.taken; k.taken {
			k.next()
		} else {
			k.yield(struct{}{})
		}
		if !s.direct {
			co.detour()
		}
		h := &s.hards[n]
		s.show(own, h)
		if s.direct && s.tasks[own].flags&raised == 0 {
			return h.depth >= base
		}
	}
	for {
		if s.stacks.closing || s.tasks[own].flags&dead != 0 {
			return false
		}
		if s.current != own && !s.yield(own) {
			return false
		}
		if s.tasks[own].flags&raised == 0 {
			return s.hards[s.rare(own).hard].depth >= base
		}
		s.unwind()
	}
}

// breath is the number of switches after which a loop returns, to be called
// again by interpret: a browser compiles a function better once it is hot, but
// a call that has begun goes on in the code it began in.
const breath = 1 << 14
