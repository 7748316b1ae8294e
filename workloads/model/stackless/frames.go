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
	r, x := &s.tasks[t], s.rareOf(t)
	f := &s.frames[n]
	*f = frame{up: x.frame, pc: r.pc, to: to, regs: r.R}
	if x.side != 0 {
		sd := &s.sides[x.side]
		f.handler, sd.handler = sd.handler, 0
	}
	x.frame, r.pc = n, entry
	if x.hard != 0 {
		s.hards[x.hard].depth++
	}
}

// pop leaves the call level of t and returns the register for the value.
func (s *Scheduler) pop(t int32) (to uint8) {
	r, x := &s.tasks[t], s.rareOf(t)
	f := &s.frames[x.frame]
	s.freeFrames = append(s.freeFrames, x.frame)
	x.frame, r.pc, r.R = f.up, f.pc, f.regs
	if x.side != 0 {
		s.sides[x.side].handler = f.handler
	}
	if x.hard != 0 {
		s.hards[x.hard].depth--
	}
	return f.to
}

// Depth is the number of call levels of t below its first.
func (s *Scheduler) Depth(t Tasklet) int {
	n := 0
	for f := s.rare(int32(t)).frame; f != 0; f = s.frames[f].up {
		n++
	}
	return n
}
