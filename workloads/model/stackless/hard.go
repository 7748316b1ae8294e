package stackless

import "iter"

// hard is what a hard tasklet has besides its record.
type hard struct {
	co    *coroutine // its stack, nil until it first runs
	body  Body       // nil: it runs a Program
	pc    int32      // of its Program while it does not run; its record's pc is pcHard then
	depth int32      // call levels below the first
	owner int32
	slice []uintptr // its words of the shared stack while it does not run; nil: its stack is its own
}

// coroutine is a stack. When its tasklet has ended it can carry another.
type coroutine struct {
	s       *Scheduler
	owner   int32
	resume  func() (struct{}, bool)
	stop    func()
	suspend func(struct{}) bool

	// For StackWords: the bytes of its stub, and the addresses where the stub
	// ends and where the tasklet left it.
	stub, base, left uintptr
}

// stacks are those of a Scheduler. Creating one is dear, almost all of it page
// faults, so that a tasklet takes over the stack of one that has ended.
type stacks struct {
	free    []*coroutine
	reuse   bool
	closing bool
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
	TakenOver int // taken over from an ended tasklet
	Most      int // most in use at a time
}

// Stacks counts the stacks of hard tasklets so far. A tasklet gets its stack when it first runs.
func (s *Scheduler) Stacks() Stacks {
	return Stacks{s.stacks.mapped, s.stacks.taken, s.stacks.most}
}

// ReuseStacks sets whether a new hard tasklet takes over the stack of one that
// has ended. It does unless told otherwise.
func (s *Scheduler) ReuseStacks(on bool) { s.stacks.reuse = on }

// harden gives the bound tasklet t a place for its stack.
func (s *Scheduler) harden(t int32, b Body) {
	var n int32
	if k := len(s.freeHards); k > 0 {
		n = s.freeHards[k-1]
		s.freeHards = s.freeHards[:k-1]
	} else {
		s.hards = append(s.hards, hard{})
		n = int32(len(s.hards) - 1)
	}
	r := &s.tasks[t]
	s.hards[n] = hard{body: b, pc: r.pc, owner: t}
	r.pc = pcHard
	s.rareOf(t).hard = n
}

// enter goes on with the current tasklet on its own stack, and comes back when
// it is not current any more.
func (s *Scheduler) enter(t int32) {
	r := &s.tasks[t]
	h := &s.hards[s.rare(t).hard]
	if h.co == nil {
		h.co = s.stack()
		h.co.owner = t
	}
	r.pc = h.pc
	if h.slice != nil {
		copy(s.stacks.shared, h.slice)
	}
	h.co.resume()
}

// yield leaves the stack of t, which is not current any more, and returns when
// t is current again; false: the Scheduler closes.
func (s *Scheduler) yield(t int32) bool {
	r := &s.tasks[t]
	h := &s.hards[s.rare(t).hard]
	h.pc, r.pc = r.pc, pcHard
	if h.slice != nil {
		copy(h.slice, s.stacks.shared)
	}
	if s.stacks.measure {
		h.co.left = here()
	}
	return h.co.suspend(struct{}{}) && !s.stacks.closing
}

// stack takes a free stack or makes one.
func (s *Scheduler) stack() *coroutine {
	st := &s.stacks
	if st.live++; st.live > st.most {
		st.most = st.live
	}
	if n := len(st.free); n > 0 {
		co := st.free[n-1]
		st.free = st.free[:n-1]
		st.taken++
		return co
	}
	st.mapped++
	co := &coroutine{s: s}
	co.resume, co.stop = iter.Pull(func(suspend func(struct{}) bool) {
		co.suspend = suspend
		begin := here()
		co.run(begin)
	})
	return co
}

// run is the life of a stack: it carries one tasklet after the other.
func (co *coroutine) run(begin uintptr) {
	s := co.s
	co.stub = begin - here()
	for {
		co.base = here()
		s.carry(co.owner)
		if s.stacks.closing {
			return
		}
		s.stacks.live--
		if !s.stacks.reuse {
			return
		}
		s.stacks.free = append(s.stacks.free, co)
		if !co.suspend(struct{}{}) {
			return
		}
	}
}

// carry runs the hard tasklet t to its end.
func (s *Scheduler) carry(t int32) {
	n := s.rare(t).hard
	if s.tasks[t].flags&body == 0 {
		s.interpret(t)
	} else {
		err := s.takeRaised(t) // killed before it started: it never runs
		if err == nil {
			err = s.hards[n].body(s)
		}
		if s.stacks.closing {
			return
		}
		s.finish(err)
	}
	if !s.stacks.closing {
		s.hards[n] = hard{}
		s.freeHards = append(s.freeHards, n)
		s.rareOf(t).hard = 0
	}
}
