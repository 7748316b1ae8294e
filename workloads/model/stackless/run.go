package stackless

// Run runs the tasklets until the run queue is empty; main, which alone may
// call it, is out of the queue meanwhile. It returns the error that ended a
// tasklet, unless an ErrorHandler takes it; the others stay runnable then.
func (s *Scheduler) Run() error {
	if s.current != 0 || s.inNative {
		return ErrRunFromMain
	}
	if s.trap > 0 {
		return ErrSwitchTrap
	}
	if s.tasks[0].next == 0 {
		return nil
	}
	s.switchTo(s.leave(0))
	return s.settle(0)
}

// RunTimeout is Run, but a tasklet that takes so many steps without a switch
// is interrupted: it is returned, out of the run queue, to be inserted again.
// Otherwise it returns None. A step is one operation of a program, or one
// operation of a Body. steps must be above 0.
func (s *Scheduler) RunTimeout(steps int) (Tasklet, error) {
	s.turn, s.interrupted = steps, none
	s.rewatch()
	err := s.Run()
	s.turn, s.fuel = 0, 0
	s.rewatch()
	return Tasklet(s.interrupted), err
}

// expire interrupts the current tasklet: main goes on.
func (s *Scheduler) expire() {
	me := s.current
	s.pause(me, 0)
	s.interrupted = me
	s.coming = s.unlink(me)
	s.revive()
	s.turn = 0
	s.switchTo(0)
}

// settle lets the current tasklet, main or a Body, wait until it is current
// again after an operation, and returns the error raised in it meanwhile.
func (s *Scheduler) settle(me int32) error {
	if cur := s.current; cur != me {
		switch {
		case me == 0:
			s.interpret(0)
		case s.direct:
			// The short way: see Schedule.
			to, co := s.stackOf(cur), s.stacks.on
			s.stacks.on = to
			k := to.at
			co.at = k
			if k.taken = !k.taken; k.taken {
				k.next()
			} else {
				k.yield(struct{}{})
			}
			if !s.direct {
				return s.back(me, co)
			}
		case !s.yield(me):
			return ErrClosed
		}
	}
	if s.tasks[me].flags&raised == 0 {
		return nil
	}
	return s.takeRaised(me)
}

// back is where the short way of Schedule ends when something came up while
// the Body me was away on its stack co.
func (s *Scheduler) back(me int32, co *coroutine) error {
	if co.detour(); s.stacks.closing {
		return ErrClosed
	}
	return s.takeRaised(me)
}

// may is nil when the current tasklet, main or a Body, may act. It counts the
// step of a Body under a timeout.
func (s *Scheduler) may() error {
	if s.inNative {
		if s.recursive {
			return ErrRecursive
		}
		return ErrNative
	}
	if s.tasks[s.current].flags&killed != 0 {
		return ErrKilled
	}
	if s.stacks.closing {
		return ErrClosed
	}
	if s.fuel > 0 && s.current != 0 {
		if s.fuel--; s.fuel == 0 {
			me := s.current
			s.expire()
			return s.settle(me)
		}
	}
	return nil
}
