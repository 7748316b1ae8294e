package stackless

import "switchyard/workloads/trace"

// mainFloats tells whether main is out of the run queue and waits on no
// channel: it is in Run, or paused, and is what runs when nothing else can.
func (s *Scheduler) mainFloats() bool { return s.tasks[0].next == none }

// leave takes the current tasklet out of the run queue and returns who runs
// next: the one after it, or main, put into the empty queue. It is asked only
// when one of the two is there.
func (s *Scheduler) leave(me int32) int32 {
	next := s.unlink(me)
	s.coming = next
	if next == none {
		next = 0
		s.revive()
	}
	return next
}

// revive puts main, which is in Run, paused or blocked, back on the run queue,
// since the current tasklet can go on no more or has an error for it.
func (s *Scheduler) revive() {
	k := trace.Kind(0)
	switch m := &s.tasks[0]; {
	case s.inRing(0):
		return
	case m.flags&blocked != 0:
		s.unblock(0)
		k = trace.Ready
	case m.flags&paused != 0:
		m.flags &^= paused
		k = trace.Wake
	}
	s.linkBefore(0, s.coming)
	if k != 0 {
		s.emit(k, 0, 0, uint32(s.current), 0, 0)
	}
	s.coming = 0
}

// pause leaves the event of t's leaving the run queue by the will of by.
func (s *Scheduler) pause(t, by int32) {
	s.tasks[t].flags |= paused
	s.emit(trace.Pause, 0, uint32(t), uint32(by), 0, 0)
}

// switchTo makes next, which is in the run queue, the current tasklet. The
// stack of the previous one, if it has one, leaves the processor later: when
// its operation finds that it is not current any more.
func (s *Scheduler) switchTo(next int32) {
	prev := s.current
	if prev == next {
		return
	}
	if s.onSchedule != nil {
		s.coming = next
		native := s.inNative
		s.inNative = true
		if err := s.onSchedule(Tasklet(prev), Tasklet(next)); err != nil {
			s.callbackErr = err
		}
		s.inNative = native
	}
	s.switches++
	s.emit(trace.Run, 0, uint32(next), uint32(prev), 0, 0)
	s.fuel = s.turn
	s.current = next
}

func (s *Scheduler) schedule() error {
	if s.trap > 0 {
		return ErrSwitchTrap
	}
	s.emit(trace.Yield, 0, uint32(s.current), 0, 0, 0)
	s.switchTo(s.tasks[s.current].next)
	return nil
}

func (s *Scheduler) scheduleRemove() error {
	me := s.current
	if s.trap > 0 {
		return ErrSwitchTrap
	}
	if s.tasks[me].next == me {
		if me == 0 {
			return nil // main alone comes back at once
		}
		if !s.mainFloats() {
			return s.deadlock(lastRunnable, nil)
		}
	}
	s.pause(me, me)
	s.switchTo(s.leave(me))
	return nil
}

// runnable is nil when t may be run or inserted.
func (s *Scheduler) runnable(t int32) error {
	if uint32(t) >= uint32(len(s.tasks)) {
		return errTasklet
	}
	switch f := s.tasks[t].flags; {
	case f&(bound|dead) != bound:
		return ErrDead
	case f&blocked != 0:
		return ErrRunBlocked
	}
	return nil
}

// insert puts t, which is runnable, at the end of the run queue if it is not in it.
func (s *Scheduler) insert(t int32) {
	if s.inRing(t) {
		return
	}
	s.link(t)
	r := &s.tasks[t]
	k := trace.Ready
	if r.flags&paused != 0 {
		k = trace.Wake
		r.flags &^= paused
	}
	s.emit(k, 0, uint32(t), uint32(s.current), 0, 0)
}

// jump switches to t at once; with away the current one leaves the run queue.
func (s *Scheduler) jump(t int32, away bool) error {
	me := s.current
	if t == me {
		return nil
	}
	if err := s.runnable(t); err != nil {
		return err
	}
	if s.trap > 0 {
		return ErrSwitchTrap
	}
	s.insert(t)
	if away {
		s.pause(me, me)
		s.coming = s.unlink(me)
	}
	s.switchTo(t)
	return nil
}

// throw raises err in t and runs it at once, or with pending when it next would run.
func (s *Scheduler) throw(t int32, err error, pending bool) error {
	if uint32(t) >= uint32(len(s.tasks)) {
		return errTasklet
	}
	if t == s.current {
		if s.tasks[t].flags&body != 0 && err == ErrKilled {
			s.tasks[t].flags |= killed
		}
		return err
	}
	r := &s.tasks[t]
	if r.flags&(bound|dead) != bound {
		if err == ErrKilled {
			return nil
		}
		return ErrThrowDead
	}
	if s.trap > 0 {
		return ErrSwitchTrap
	}
	s.raise(t, err)
	s.unblock(t)
	s.insert(t)
	if !pending {
		s.switchTo(t)
	}
	return nil
}

// unblock takes t out of its channel, if it waits on one, without a partner.
func (s *Scheduler) unblock(t int32) {
	if s.tasks[t].flags&blocked != 0 {
		s.dequeue(t)
	}
}
