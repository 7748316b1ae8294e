// Code generated from runs_watched.go by package derive. DO NOT EDIT.

package stackless

// A run is a series of tasklets that stand at the same operation, one after
// the other in the run queue or along their channels: links of a chain, players
// of a game, workers of a pool. The functions here do that operation for one
// after the other, exactly as the loop would, until one stands elsewhere or
// something is not plain. Only where a callback, a trap or a timeout looks at
// each step by itself are they not used.
//
// There are two copies, as of the loop: in runs_watched.go, from
// which these are derived, they record.
//
// Each is a small function with few variables, on purpose. Go's wasm takes a
// jump inside a function through a table at its head, with everything that
// lives across it; in the long function of the loop that is memory, not
// registers. A taken jump there was measured to cost 4 ns, here 1.

// together serves the run that begins with the current tasklet, if it is one.
func (s *Scheduler) together() {
	t := &s.tasks[s.current]
	pc := t.pc
	const joins = true
	switch w := s.code[pc]; w.code() {
	case opLoop:
		s.takeTurns(pc, w)
	case opReceive:
		if c := t.R[w.b()]; uint32(c) < uint32(len(s.chans)) && s.chans[c].balance != 0 {
			if joins {
				s.joinTogether(pc, w, c)
			}
		} else {
			s.receiveTogether(pc, w)
		}
	case opSend:
		if c := t.R[w.a()]; uint32(c) < uint32(len(s.chans)) && s.chans[c].feeds() {
			s.feed(pc, w)
		}
		s.sendTogether(pc, w)
	case opEnd:
		s.endTogether(pc)
	}
}

// takeTurns: each stands at a Loop w that leads back to the Schedule before it.
// Nobody leaves the ring, which has more than one. The next one is guessed to
// stand beside in the slab, as in Scheduled; two turns a round, since the jump
// back is dear.
func (s *Scheduler) takeTurns(pc int32, w Token) {
	cur, k, n := s.current, w.a()&regMask, uint64(0)
	t := s.frame(cur)
	for n < breath {
		left := t.R[k] - 1
		if t.pc != pc || left <= 0 {
			break
		}
		t.R[k] = left
		n++
		if cur++; t.next == cur {
			t = t.neighbour()
			left = t.R[k] - 1
			if t.pc != pc || left <= 0 {
				break
			}
			t.R[k] = left
			n++
			if cur++; t.next == cur {
				t = t.neighbour()
				continue
			}
		}
		cur = t.next
		t = s.frame(cur)
	}
	s.current = cur
	s.switches += n
}

// receiveTogether: each waits on a channel of its own. The ring is mended when
// all have left it.
func (s *Scheduler) receiveTogether(pc int32, w Token) {
	tasks, chans, cur, n := s.tasks, s.chans, s.current, uint64(0)
	from, set := w.b(), blockedReceive|uint32(w.a())
	t := &tasks[cur]
	last, stride := t.prev, t.next-cur
	for t.pc == pc && cur != last && t.flags&blockTrap == 0 && n < breath {
		ci := t.R[from&regMask]
		if uint32(ci) >= uint32(len(chans)) {
			break
		}
		c := &chans[ci]
		if c.flags|uint32(c.balance) != 0 {
			break
		}
		c.head, c.tail, c.balance = cur, cur, -1
		t.flags = t.flags&^transferMask | set
		t.prev = ci
		t.pc = pc + 1
		n++
		next := t.next
		if cur += stride; cur == next {
			t = &tasks[cur]
			continue
		}
		stride += next - cur
		cur = next
		t = &tasks[cur]
	}
	tasks[last].next = cur
	t.prev = last
	s.current = cur
	s.recvWaits += n
}

// sendTogether: each sends to one that waits alone, and this one sends next. Who has
// been served stays in the ring behind its sender; the end of the series is
// tied in last.
func (s *Scheduler) sendTogether(pc int32, w Token) {
	tasks, chans, cur, n := s.tasks, s.chans, s.current, uint64(0)
	t := &tasks[cur]
	next, stride := t.next, int32(-1)
	for t.pc == pc && n < breath {
		ci := t.R[w.a()]
		if uint32(ci) >= uint32(len(chans)) {
			break
		}
		c := &chans[ci]
		if !c.feeds() {
			break
		}
		x, to := c.head, cur+stride
		c.balance = 0
		var p *record
		if to == x {
			p = &tasks[to]
		} else {
			stride += x - to
			to = x
			p = &tasks[to]
		}
		v := t.R[w.b()] + w.imm()
		t.R[w.b()] = v
		t.next = to
		t.pc = pc + 1
		p.prev = cur
		p.R[p.flags&transferMask] = v
		p.flags &^= blocked
		n++
		cur, t = to, p
	}
	t.next = next
	tasks[next].prev = cur
	s.current = cur
	s.sent += n
	s.switches += n
}

// endTogether: each ends, plainly. The ring is mended when all have left it.
func (s *Scheduler) endTogether(pc int32) {
	tasks, cur, n := s.tasks, s.current, uint64(0)
	t := &tasks[cur]
	last, stride := t.prev, t.next-cur
	for t.pc == pc && cur != last && t.flags&unplain == 0 && n < breath {
		t.flags = bound | dead
		n++
		next := t.next
		t.next = none
		if cur += stride; cur == next {
			t = &tasks[cur]
			continue
		}
		stride += next - cur
		cur = next
		t = &tasks[cur]
	}
	tasks[last].next = cur
	t.prev = last
	s.current = cur
	s.switches += n
}
