package stackless

import "switchyard/workloads/trace"

// meet does a channel operation of the current tasklet in full: callbacks,
// traps, preferences, closing, errors. reg is the register with the value to
// send or for the value received. bombErr, unless nil, is sent in the value's
// place. The loops do the plain cases themselves, in the same steps.
//
// It may have switched when it returns nil; an error it returns is to be
// raised in the current tasklet, which still is the same.
func (s *Scheduler) meet(c int32, reg uint8, sending bool, bombErr error) error {
	if uint32(c) >= uint32(len(s.chans)) {
		return errChannel
	}
	if s.recursive {
		return ErrRecursive
	}
	if s.trap > 0 {
		return ErrSwitchTrap
	}
	me := s.current
	balance := s.chans[c].balance
	goes := balance < 0 && sending || balance > 0 && !sending
	if s.onChannel != nil {
		native := s.inNative
		s.recursive, s.inNative = true, true
		s.onChannel(Channel(c), Tasklet(me), sending, !goes)
		s.recursive, s.inNative = false, native
	}
	if !goes {
		return s.wait(c, reg, sending, bombErr)
	}
	r, q := &s.tasks[me], &s.chans[c]
	x := q.head
	w := &s.tasks[x]
	s.dequeue(x)
	var got error
	if sending {
		s.sent++
		v := r.R[reg]
		if bombErr != nil {
			s.raise(x, bombErr)
			v = 0
		} else {
			w.R[w.flags&transferMask] = v
		}
		s.emit(trace.Deliver, 0, uint32(me), uint32(x), uint32(c), v)
	} else {
		s.received++
		v := w.R[w.flags&transferMask]
		if w.flags&bomb != 0 {
			w.flags &^= bomb
			sd := &s.sides[s.rare(x).side]
			got, sd.err = sd.err, nil
			v = 0
		} else {
			r.R[reg] = v
		}
		if q.balance == 0 {
			q.flags &^= bombs
		}
		s.emit(trace.Deliver, trace.ByReceiver, uint32(x), uint32(me), uint32(c), v)
	}
	if q.flags&preferNone != 0 || sending != (q.flags&preferSender == 0) {
		s.linkBefore(x, me)
		return got
	}
	s.linkBefore(x, r.next)
	if got != nil {
		s.raise(me, got)
	}
	s.switchTo(x)
	return nil
}

// wait blocks the current tasklet on c.
func (s *Scheduler) wait(c int32, reg uint8, sending bool, bombErr error) error {
	me := s.current
	r, q := &s.tasks[me], &s.chans[c]
	if r.flags&blockTrap != 0 {
		return ErrBlockTrap
	}
	if q.flags&closing != 0 {
		return ErrClosedChan
	}
	alone := r.next == me
	if alone && !s.mainFloats() {
		return s.deadlock(lastRunnable, &Wait{Tasklet(me), sending, Channel(c)})
	}
	if sending {
		v := r.R[reg]
		if bombErr != nil {
			v = 0
		}
		s.sendWaits++
		s.emit(trace.ParkSend, 0, uint32(me), 0, uint32(c), v)
	} else {
		s.recvWaits++
		s.emit(trace.ParkReceive, 0, uint32(me), 0, uint32(c), 0)
	}
	r.flags = r.flags&^transferMask | uint32(reg)
	if bombErr != nil {
		s.sideOf(me).err = bombErr
		r.flags |= bomb
		q.flags |= bombs
	}
	s.switches-- // switchTo counts one that is counted as a wait
	next := s.leave(me)
	s.enqueue(me, c, sending)
	s.switchTo(next)
	return nil
}
