package stackless

// hard is what a hard tasklet has besides its record.
type hard struct {
	co    *coroutine // its stack, nil until it first runs
	body  Body       // nil: it runs a Program
	pc    int32      // of its Program while it does not run; its record's pc is pcHard then
	depth int32      // call levels below the first
	owner int32
	slice []uintptr // its words of the shared stack while it does not run; nil: its stack is its own
}

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
	if b != nil {
		s.hards[n].pc = pcHard // always: it has no program
	}
	s.rareOf(t).hard = n
}

// enter goes on with the current tasklet, which is hard, on its own stack, and
// comes back when another one than a hard one is current.
func (s *Scheduler) enter(t int32) {
	for {
		co := s.hards[s.rare(t).hard].co
		if co == nil {
			co = s.stack(t)
		}
		s.hubTo(co)
		if t = s.current; s.tasks[t].pc != pcHard {
			return
		}
	}
}

// yield leaves the stack of t, which is not current any more, and returns when
// t is current again; false: the Scheduler closes.
func (s *Scheduler) yield(t int32) bool {
	n := s.rare(t).hard
	s.hide(t, &s.hards[n])
	co := s.stacks.on
	if s.stacks.measure {
		co.left = here()
	}
	co.cross(s.stackOf(s.current))
	s.show(t, &s.hards[n])
	return !s.stacks.closing
}

// hide is what a hard tasklet does with its record and its words of the shared
// stack when it leaves, show when it comes.
func (s *Scheduler) hide(t int32, h *hard) {
	r := &s.tasks[t]
	h.pc, r.pc = r.pc, pcHard
	if h.slice != nil {
		copy(h.slice, s.stacks.shared)
	}
}

func (s *Scheduler) show(t int32, h *hard) {
	s.tasks[t].pc = h.pc
	if h.slice != nil {
		copy(s.stacks.shared, h.slice)
	}
}

// carry runs the hard tasklet t to its end.
func (s *Scheduler) carry(t int32) {
	n := s.rare(t).hard
	s.show(t, &s.hards[n])
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
