package stackless

import "switchyard/workloads/trace" // watch

// loopWatched is the interpreter loop that somebody looks at. It returns true
// when interpret is done and false when the other loop has to go on.
//
// runs tells that several tasklets may be served at once, see runs_watched.go.
func (s *Scheduler) loopWatched(own, base int32) bool {
	tasks, chans, code := s.tasks, s.chans, s.code
	cur := s.current
	rec, special := s.rec, s.special // watch
	runs := s.serves
	if own != 0 {
		if !s.regain(own, base) {
			return true
		}
		if !s.watched { // it changed while this stack was away
			return false
		}
		tasks, chans, code = s.tasks, s.chans, s.code
		cur = own
	}
	t := &tasks[cur]
	pc, calls := t.pc, uint32(0)
	for {
		w := code[pc]
		// watch:
		if s.fuel > 0 && pc > pcRaised {
			if s.fuel--; s.fuel == 0 {
				t.pc, s.current = pc, cur
				s.expire()
				goto resume
			}
		}
		// :watch
		pc++
	again:
		if w.code() == opReceive {
			ci := t.R[w.b()]
			// watch:
			if special {
				goto slow
			}
			// :watch
			if uint32(ci) >= uint32(len(chans)) {
				goto slow
			}
			c := &chans[ci]
			if c.flags != 0 {
				goto slow
			}
			if c.balance > 0 {
				// A sender waits: it goes to the end, the receiver goes on.
				x := c.head
				p := &tasks[x]
				v := p.R[p.flags&transferMask]
				t.R[w.a()] = v
				c.head = p.next
				c.balance--
				p.flags &^= blocked
				p.next, p.prev = cur, t.prev
				tasks[t.prev].next = x
				t.prev = x
				s.received++
				// watch:
				if rec != nil {
					rec.Put(trace.Make(trace.Deliver, trace.ByReceiver, uint32(x), uint32(cur), uint32(ci), v))
				}
				// :watch
				continue
			}
			n := t.next
			if n == cur || t.flags&blockTrap != 0 {
				goto slow
			}
			next := &tasks[n]
			next.prev = t.prev
			tasks[t.prev].next = n
			if c.balance == 0 {
				c.head = cur
			} else {
				tasks[c.tail].next = cur
			}
			c.tail = cur
			c.balance--
			t.flags = t.flags&^transferMask | blockedReceive | uint32(w.a())
			t.prev = ci
			t.pc = pc
			s.recvWaits++
			// watch:
			if rec != nil && rec.PutTwo(trace.Make(trace.ParkReceive, 0, uint32(cur), 0, uint32(ci), 0), trace.Make(trace.Run, 0, uint32(n), uint32(cur), 0, 0)) {
				rec.Take()
			}
			s.fuel = s.turn
			// :watch
			cur = n
			if own != 0 || s.recvWaits%breath == 0 {
				goto away
			}
			if runs && own == 0 && next.pc == pc-1 {
				goto together
			}
			t = next
			pc = t.pc
			continue
		}
		if w.code() == opSend {
			ci := t.R[w.a()]
			// watch:
			if special {
				goto slow
			}
			// :watch
			if uint32(ci) >= uint32(len(chans)) {
				goto slow
			}
			c := &chans[ci]
			if c.flags != 0 {
				goto slow
			}
			n := t.next
			if c.balance < 0 {
				// A receiver waits: it goes right after the sender and runs.
				x := c.head
				p := &tasks[x]
				v := t.R[w.b()] + w.imm()
				t.R[w.b()] = v
				p.R[p.flags&transferMask] = v
				c.head = p.next
				c.balance++
				p.flags &^= blocked
				p.next, p.prev = n, cur
				tasks[n].prev = x
				t.next = x
				t.pc = pc
				s.sent++
				s.switches++
				// watch:
				if rec != nil && rec.PutTwo(trace.Make(trace.Deliver, 0, uint32(cur), uint32(x), uint32(ci), v), trace.Make(trace.Run, 0, uint32(x), uint32(cur), 0, 0)) {
					rec.Take()
				}
				s.fuel = s.turn
				// :watch
				cur = x
				if own != 0 || s.sent%breath == 0 {
					goto away
				}
				if runs && own == 0 && p.pc == pc-1 {
					goto together
				}
				t = p
				pc = t.pc
				continue
			}
			if n == cur || t.flags&blockTrap != 0 {
				goto slow
			}
			t.R[w.b()] += w.imm()
			next := &tasks[n]
			next.prev = t.prev
			tasks[t.prev].next = n
			if c.balance == 0 {
				c.head = cur
			} else {
				tasks[c.tail].next = cur
			}
			c.tail = cur
			c.balance++
			t.flags = t.flags&^transferMask | blockedSend | uint32(w.b())
			t.prev = ci
			t.pc = pc
			s.sendWaits++
			// watch:
			if rec != nil && rec.PutTwo(trace.Make(trace.ParkSend, 0, uint32(cur), 0, uint32(ci), t.R[w.b()]), trace.Make(trace.Run, 0, uint32(n), uint32(cur), 0, 0)) {
				rec.Take()
			}
			s.fuel = s.turn
			// :watch
			cur = n
			if own != 0 || s.sendWaits%breath == 0 {
				goto away
			}
			t = next
			pc = t.pc
			continue
		}
		if w.code() == opSchedule {
			// watch:
			if special {
				goto slow
			}
			// :watch
			n := t.next
			if n == cur {
				// watch:
				if rec != nil {
					rec.Put(trace.Make(trace.Yield, 0, uint32(cur), 0, 0, 0))
				}
				// :watch
				continue
			}
			next := &tasks[n]
			t.pc = pc
			s.switches++
			// watch:
			if rec != nil && rec.PutTwo(trace.Make(trace.Yield, 0, uint32(cur), 0, 0, 0), trace.Make(trace.Run, 0, uint32(n), uint32(cur), 0, 0)) {
				rec.Take()
			}
			s.fuel = s.turn
			// :watch
			cur = n
			if own != 0 || s.switches%breath == 0 {
				goto away
			}
			if runs && own == 0 && next.pc == pc && code[pc].loopsTo(pc-1) {
				goto together
			}
			t = next
			pc = t.pc
			continue
		}
		if w.code() == opEnd {
			// watch:
			if special {
				goto slow
			}
			// :watch
			n := t.next
			if n == cur || t.flags&unplain != 0 {
				goto slow
			}
			next := &tasks[n]
			next.prev = t.prev
			tasks[t.prev].next = n
			t.next = none
			t.flags = bound | dead
			s.switches++
			// watch:
			if rec != nil && rec.PutTwo(trace.Make(trace.Exit, 0, uint32(cur), 0, 0, exitEnd), trace.Make(trace.Run, 0, uint32(n), uint32(cur), 0, 0)) {
				rec.Take()
			}
			s.fuel = s.turn
			// :watch
			cur = n
			if own != 0 || s.switches%breath == 0 {
				goto away
			}
			if runs && own == 0 && next.pc == pc-1 {
				goto together
			}
			t = next
			pc = t.pc
			continue
		}
		if w.code() == opLoop {
			v := t.R[w.a()] - 1
			t.R[w.a()] = v
			if v > 0 {
				pc = w.imm()
				if runs && own == 0 && code[pc].code() == opSend {
					if ci := t.R[code[pc].a()]; uint32(ci) < uint32(len(chans)) && chans[ci].feeds() {
						t.pc = pc
						goto together
					}
				}
			}
			continue
		}
		if w.code() == opAdd {
			t.R[w.a()] += w.imm()
			continue
		}
		switch w.code() {
		case opStep:
			// The Step's token is done in its place; then it is called again.
			pc--
			t.pc, s.current = pc, cur
			w = s.step(w, !runs || own != 0)
			cur = s.current
			tasks, chans, code = s.tasks, s.chans, s.code
			t = &tasks[cur]
			if w.code() == opNext {
				pc++
				continue
			}
			if !s.watched { // the Step changed it
				goto slow
			}
			goto again
		case opNative:
			t.pc, s.current = pc, cur
			// watch:
			if s.lined { // what it records itself
				s.tellLine(0, 0)
			}
			// :watch
			s.call.lend(cur, &t.R)
			s.inNative = true
			err := s.natives[w.imm()](&s.call)
			s.inNative = false
			t = &s.tasks[cur]
			s.call.giveBack(&t.R)
			if err != nil {
				s.raise(cur, err)
			}
		case opHard:
			s.current = cur
			s.enter(cur)
		case opJump:
			pc = w.imm()
			continue
		case opSet:
			t.R[w.a()] = w.imm()
			continue
		case opCopy:
			t.R[w.a()] = t.R[w.b()]
			continue
		case opAddReg:
			t.R[w.a()] += t.R[w.b()]
			continue
		case opLess:
			if t.R[w.a()] < t.R[w.b()] {
				pc = w.imm()
			}
			continue
		case opEqual:
			if t.R[w.a()] == t.R[w.b()] {
				pc = w.imm()
			}
			continue
		case opZero:
			if t.R[w.a()] == 0 {
				pc = w.imm()
			}
			continue
		case opIterate:
			if ci := t.R[w.b()]; uint32(ci) >= uint32(len(chans)) || chans[ci].flags != 0 {
				goto slow
			}
			w = w&^0xff | Token(opReceive) // open: it is a receive
			goto again
		case opCall:
			t.pc, s.current = pc, cur
			s.push(cur, w.a(), w.imm())
			if own != 0 {
				s.interpret(own) // its own stack grows by the call
			}
		case opMain:
			s.current = cur
			return true
		default:
			goto slow
		}
		goto resume
	together:
		s.current = cur
		s.togetherWatched()
		goto resume
	slow:
		t.pc, s.current = pc, cur
		s.slow(w)
	resume:
		// A call out may have changed everything.
		if calls++; calls%breath == 0 {
			return false
		}
		cur = s.current
		if !s.watched {
			return false
		}
		special, runs = s.special, s.serves // watch
		tasks, chans, code = s.tasks, s.chans, s.code
		t = &tasks[cur]
		pc = t.pc
		if own == 0 {
			continue
		}
	away:
		s.current = cur
		if own == 0 {
			return false
		}
		// The stack of a hard tasklet, which may not be the current one any more.
		if !s.regain(own, base) {
			return true
		}
		if !s.watched { // it changed while this stack was away
			return false
		}
		special, runs = s.special, s.serves // watch
		tasks, chans, code = s.tasks, s.chans, s.code
		cur = own
		t = &tasks[cur]
		pc = t.pc
	}
}
