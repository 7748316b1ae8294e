package stackless

// joinTogether: each waits behind the others on one channel, ci.
func (s *Scheduler) joinTogether(pc int32, w Token, ci int32) {
	c := &s.chans[ci]
	if c.flags != 0 || c.balance >= 0 {
		return
	}
	tasks, cur, n := s.tasks, s.current, int32(0)
	from, set := w.b(), blockedReceive|uint32(w.a())
	t := &tasks[cur]
	last, tail := t.prev, c.tail
	for t.pc == pc && cur != last && t.flags&blockTrap == 0 && t.R[from&regMask] == ci && n < breath {
		tasks[tail].next = cur
		t.flags = t.flags&^transferMask | set
		t.prev = ci
		t.pc = pc + 1
		n++
		tail, cur = cur, t.next
		t = &tasks[cur]
	}
	c.tail = tail
	c.balance -= n
	tasks[last].next = cur
	t.prev = last
	s.current = cur
	s.recvWaits += uint64(n)
}
