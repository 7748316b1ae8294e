package stackless

import "switchyard/workloads/trace"

// slow does an operation of the current tasklet that a loop does not do
// itself. Its record is up to date, the pc behind the operation. Afterwards
// another tasklet may be current, the slabs may have moved, and the pc may be
// elsewhere: the loop starts anew.
func (s *Scheduler) slow(w Token) {
	if err := s.slowly(w); err != nil {
		s.raise(s.current, err)
	}
}

func (s *Scheduler) slowly(w Token) error {
	me := s.current
	r := &s.tasks[me]
	a, b := r.R[w.a()], r.R[w.b()]
	switch w.code() {
	case opReceive:
		return s.meet(b, w.a(), false, nil)
	case opSend:
		r.R[w.b()] += w.imm()
		return s.meet(a, w.b(), true, nil)
	case opSendError:
		return s.meet(a, w.a(), true, s.errs[w.imm()])
	case opIterate:
		if uint32(b) >= uint32(len(s.chans)) {
			return errChannel
		}
		if q := &s.chans[b]; q.flags&closing != 0 && q.balance <= 0 {
			r.pc = w.imm()
			return nil
		}
		return s.meet(b, w.a(), false, nil)
	case opSchedule:
		return s.schedule()
	case opScheduleRemove:
		return s.scheduleRemove()
	case opRun:
		return s.jump(a, false)
	case opSwitch:
		return s.jump(a, true)
	case opInsert:
		return s.Insert(Tasklet(a))
	case opRemove:
		return s.Remove(Tasklet(a))
	case opKill:
		return s.throw(a, ErrKilled, w.b() != 0)
	case opThrow:
		return s.throw(a, s.errs[w.imm()], false)
	case opRaise:
		return s.errs[w.imm()]
	case opRaised:
		s.unwind()
	case opEnd:
		if s.rare(me).frame == 0 {
			s.finish(nil)
			return nil
		}
		to := s.pop(me)
		s.tasks[me].R[to] = a
	case opCloseChannel, opOpenChannel:
		if uint32(a) >= uint32(len(s.chans)) {
			return errChannel
		}
		if w.code() == opCloseChannel {
			s.CloseChannel(Channel(a))
		} else {
			s.OpenChannel(Channel(a))
		}
	case opOnError:
		if w.imm() != none {
			s.sideOf(me).handler = w.imm()
		} else if n := s.rare(me).side; n != 0 {
			s.sides[n].handler = 0
		}
	case opMark:
		s.emit(trace.Mark, 0, uint32(me), 0, uint32(w.imm()), a)
	default:
		return errToken
	}
	return nil
}
