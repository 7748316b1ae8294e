package stackless

import "runtime"

// stacks are those of a Scheduler. Creating one is dear, almost all of it page
// faults, so that a tasklet takes over the stack of one that has ended.
type stacks struct {
	hub     coroutine  // main's stack, on which the loop runs soft tasklets
	on      *coroutine // the running one, or the one that is to run
	free    []*coroutine
	intact  int // so many of free were kept from before and not used yet
	reuse   bool
	closing bool // Bodies are unwound
	homing  bool // whoever wakes goes to its own slot
	ending  bool // whoever wakes is to end
	fallen  bool // a Body panicked or left its goroutine: main is told
	fall    any  // what it panicked with
	mapped  int
	taken   int
	live    int
	most    int
	measure bool      // take down where stacks are left
	shared  []uintptr // the stack that slices are copied out of and into
}

// Stacks are the numbers of stacks of a Scheduler.
type Stacks struct {
	Mapped    int // made
	TakenOver int // taken over from an ended tasklet, of this Scheduler or of one that is closed
	Most      int // most in use at a time
}

// Stacks counts the stacks of hard tasklets so far. A tasklet gets its stack when it first runs.
func (s *Scheduler) Stacks() Stacks {
	return Stacks{s.stacks.mapped, s.stacks.taken, s.stacks.most}
}

// ReuseStacks sets whether a new hard tasklet takes over the stack of one that
// has ended. It does unless told otherwise.
func (s *Scheduler) ReuseStacks(on bool) {
	s.stacks.reuse = on
	s.rewatch()
}

// plain tells that a stack which is left has nothing to do but wait, and wakes
// only when it is its turn.
func (st *stacks) plain() bool {
	return st.reuse && !st.closing && !st.fallen && !st.measure && st.shared == nil
}

// stack gives t, which is hard and has none, a free stack or a new one. Only
// the hub makes new ones: on a tasklet's own small stack the call would make
// that stack grow.
func (s *Scheduler) stack(t int32) *coroutine {
	st := &s.stacks
	if len(st.free) == 0 && st.mapped+st.taken == 0 && st.reuse {
		st.free = takeKept()
		st.intact = len(st.free)
	}
	var co *coroutine
	if n := len(st.free); n > 0 {
		co = st.free[n-1]
		co.s = s
		st.free = st.free[:n-1]
		st.intact = min(st.intact, n-1)
		st.taken++
	} else {
		co = newCoroutine(s)
		st.mapped++
	}
	st.lend(co, t)
	s.hards[s.rare(t).hard].co = co
	return co
}

func (st *stacks) lend(co *coroutine, t int32) {
	co.owner = t
	if st.live++; st.live > st.most {
		st.most = st.live
	}
}

// inherit lets co, whose tasklet has ended, carry the current one if that waits
// for its stack: no switch at all.
func (s *Scheduler) inherit(co *coroutine) bool {
	t := s.current
	if s.tasks[t].pc != pcHard {
		return false
	}
	h := &s.hards[s.rare(t).hard]
	if h.co != nil {
		return false
	}
	h.co = co
	s.stacks.taken++
	s.stacks.lend(co, t)
	return true
}

// stackOf is the stack on which the current tasklet goes on: its own, or the
// hub for main, a soft one, and one whose stack has to be made.
func (s *Scheduler) stackOf(t int32) *coroutine {
	if s.tasks[t].pc == pcHard {
		if co := s.hards[s.rare(t).hard].co; co != nil {
			return co
		}
	}
	return &s.stacks.hub
}

// hubTo goes from the hub to co, and returns when the hub is needed.
func (s *Scheduler) hubTo(co *coroutine) {
	st := &s.stacks
	st.hub.cross(co)
	if st.fallen {
		st.fallen = false
		if st.fall != nil {
			panic(st.fall)
		}
		runtime.Goexit()
	}
}

// Close stops every stack that is left and makes the Scheduler unusable. The
// Body of a hard tasklet that has not ended gets ErrClosed from its operation.
// Main calls it. A Scheduler without hard tasklets needs no Close.
func (s *Scheduler) Close() {
	st := &s.stacks
	st.closing = true
	s.rewatch()
	for i := range s.hards {
		if h := &s.hards[i]; h.co != nil && !h.co.ended {
			s.current = h.owner
			s.hubTo(h.co)
		}
	}
	used := st.free[st.intact:]
	st.homing = true
	for _, co := range used {
		if !co.ended && co.at != &co.home {
			st.hub.change(co.at) // all who wait in each other's slots go home
		}
	}
	for _, co := range used {
		co.s = nil // who is kept keeps nothing
	}
	rest := st.free
	if st.reuse {
		rest = keep(rest)
	}
	st.homing, st.ending = false, true
	for _, co := range rest {
		co.s = s
		st.hub.change(co.at)
	}
	s.hards, st.free, st.intact, s.current = s.hards[:0], nil, 0, 0
	s.giveBack()
}
