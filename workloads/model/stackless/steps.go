package stackless

// stepTogether: each calls the same Step and schedules. Another token than
// ToSchedule is done with all that belongs to it, and ends the series.
func (s *Scheduler) stepTogether(pc int32, w Token) {
	step, cur := s.steps[w.imm()], s.current
	s.inNative = true
	for {
		t := &s.tasks[cur]
		if t.pc != pc {
			break
		}
		s.call.lend(cur, &t.regs)
		w = step(&s.call)
		t = &s.tasks[cur] // it may have moved
		s.call.giveBack(&t.regs)
		if w.code() != opSchedule || s.watched {
			s.inNative = false
			if w.code() == opNext {
				t.pc++
			} else {
				s.slow(w)
			}
			return
		}
		if t.next != cur {
			cur = t.next
			s.current = cur
			s.switches++
		}
	}
	s.inNative = false
}
