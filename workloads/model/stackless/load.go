package stackless

// loaded is a program in a Scheduler's code.
type loaded struct {
	p     *Program
	entry int32 // the place of its first operation
}

// entry is the place where p begins in the code; it is loaded when it is new.
func (s *Scheduler) entry(p *Program) int32 {
	if s.last.p == p {
		return s.last.entry
	}
	for _, l := range s.loaded {
		if l.p == p {
			s.last = l
			return l.entry
		}
	}
	return s.load(p)
}

// load appends p to the code. Its places, functions and errors are moved to
// where they stand among all programs; programs it calls are loaded after it.
func (s *Scheduler) load(p *Program) int32 {
	p.finish()
	l := loaded{p, int32(len(s.code))}
	s.loaded = append(s.loaded, l)
	natives, steps, errs := int32(len(s.natives)), int32(len(s.steps)), int32(len(s.errs))
	s.natives = append(s.natives, p.natives...)
	s.steps = append(s.steps, p.steps...)
	s.errs = append(s.errs, p.errs...)
	for _, o := range p.ops {
		s.code = append(s.code, pack(o))
	}
	for i, o := range p.ops {
		switch o.code {
		case opJump, opLoop, opLess, opEqual, opZero, opIterate:
			o.imm += l.entry
		case opOnError:
			if o.imm != none {
				o.imm += l.entry
			}
		case opNative:
			o.imm += natives
		case opStep:
			o.imm += steps
		case opThrow, opRaise, opSendError:
			o.imm += errs
		case opCall:
			o.imm = s.entry(p.calls[o.imm])
		default:
			continue
		}
		s.code[int(l.entry)+i] = pack(o)
	}
	if s.lined {
		s.list(l)
	}
	s.last = l
	return l.entry
}

// Where tells what t runs or will run next: its program and the number of the
// operation there. The program is nil for main, a Body, or a tasklet that ended.
func (s *Scheduler) Where(t Tasklet) (p *Program, line int) {
	r := &s.tasks[t]
	pc := r.pc
	if pc == pcHard && r.flags&body == 0 && s.Hard(t) {
		pc = s.hards[s.rare(int32(t)).hard].pc
	}
	if r.flags&dead != 0 {
		return nil, 0
	}
	for _, l := range s.loaded {
		if pc >= l.entry && int(pc) < int(l.entry)+len(l.p.ops) {
			return l.p, int(pc - l.entry)
		}
	}
	return nil, 0
}
