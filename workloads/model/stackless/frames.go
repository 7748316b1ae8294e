package stackless

// frame is a saved call level: what the caller goes on with.
type frame struct {
	up      int32 // the level above it, 0: it is the tasklet's first
	pc      int32
	handler int32
	to      uint8 // the register that gets the value
	regs    [Registers]int32
}

// push saves the call level of t, whose pc is behind the call, and enters the
// code at entry. The callee begins with a copy of the registers.
func (s *Scheduler) push(t int32, to uint8, entry int32) {
	var n int32
	if k := len(s.freeFrames); k > 0 {
		n = s.freeFrames[k-1]
		s.freeFrames = s.freeFrames[:k-1]
	} else {
		s.frames = append(s.frames, frame{})
		n = int32(len(s.frames) - 1)
	}
	r := &s.tasks[t]
	f := &s.frames[n]
	*f = frame{up: r.frame, pc: r.pc, to: to, regs: r.regs}
	if r.side != 0 {
		sd := &s.sides[r.side]
		f.handler, sd.handler = sd.handler, 0
	}
	r.frame, r.pc = n, entry
	if r.hard != 0 {
		s.hards[r.hard].depth++
	}
}

// pop leaves the call level of t and returns the register for the value.
func (s *Scheduler) pop(t int32) (to uint8) {
	r := &s.tasks[t]
	f := &s.frames[r.frame]
	s.freeFrames = append(s.freeFrames, r.frame)
	r.frame, r.pc, r.regs = f.up, f.pc, f.regs
	if r.side != 0 {
		s.sides[r.side].handler = f.handler
	}
	if r.hard != 0 {
		s.hards[r.hard].depth--
	}
	return f.to
}

// Depth is the number of call levels of t below its first.
func (s *Scheduler) Depth(t Tasklet) int {
	n := 0
	for f := s.tasks[t].frame; f != 0; f = s.frames[f].up {
		n++
	}
	return n
}
