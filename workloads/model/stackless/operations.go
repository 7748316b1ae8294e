package stackless

import "switchyard/workloads/trace"

// Send sends v on c for the current tasklet, main or a Body. It waits until a
// receiver has it.
func (s *Scheduler) Send(c Channel, v int32) error { return s.send(c, v, nil) }

// SendError raises err in the receiver on c.
func (s *Scheduler) SendError(c Channel, err error) error { return s.send(c, 0, err) }

func (s *Scheduler) send(c Channel, v int32, bombErr error) error {
	if err := s.may(); err != nil {
		return err
	}
	me := s.current
	s.tasks[me].R[0] = v
	if err := s.meet(int32(c), 0, true, bombErr); err != nil {
		return err
	}
	return s.settle(me)
}

// SendSequence sends each value on c and returns how many were sent.
func (s *Scheduler) SendSequence(c Channel, values ...int32) (int, error) {
	for i, v := range values {
		if err := s.Send(c, v); err != nil {
			return i, err
		}
	}
	return len(values), nil
}

// Receive receives on c for the current tasklet. It waits until a sender has come.
func (s *Scheduler) Receive(c Channel) (int32, error) {
	if err := s.may(); err != nil {
		return 0, err
	}
	me := s.current
	if err := s.meet(int32(c), 0, false, nil); err != nil {
		return 0, err
	}
	err := s.settle(me)
	if err != nil {
		return 0, err
	}
	return s.tasks[me].R[0], nil
}

// Iterate receives on c, or returns ok false when c is closing and nobody sends.
func (s *Scheduler) Iterate(c Channel) (v int32, ok bool, err error) {
	if q := &s.chans[c]; q.flags&closing != 0 && q.balance <= 0 {
		return 0, false, nil
	}
	v, err = s.Receive(c)
	return v, err == nil, err
}

// Schedule lets the others run; the current tasklet is last then.
func (s *Scheduler) Schedule() error {
	if me := s.current; s.direct && !s.inNative && s.tasks[me].flags&(body|killed) == body {
		next := s.tasks[me].next
		if to := s.stackOf(next); to != &s.stacks.hub && next != me {
			if s.rec != nil {
				s.rec.Put(trace.Make(trace.Yield, 0, uint32(me), 0, 0, 0))
				s.rec.Put(trace.Make(trace.Run, 0, uint32(next), uint32(me), 0, 0))
			}
			s.switches++
			s.current = next
			co, k := s.stacks.on, to.at
			s.stacks.on = to
			co.at = k
			if k.taken = !k.taken; k.taken {
				k.next()
			} else {
				k.yield(struct{}{})
			}
			if s.direct && s.tasks[me].flags&raised == 0 {
				return nil
			}
			return s.back(me, co)
		}
	}
	if err := s.may(); err != nil {
		return err
	}
	me := s.current
	if err := s.schedule(); err != nil {
		return err
	}
	return s.settle(me)
}

// ScheduleRemove takes the current tasklet out of the run queue until it is inserted.
func (s *Scheduler) ScheduleRemove() error { return s.act(s.scheduleRemove) }

// RunTasklet jumps to t at once, inserting it at the end if needed; the
// current tasklet keeps its place. It is Stackless's t.run().
func (s *Scheduler) RunTasklet(t Tasklet) error {
	return s.act(func() error { return s.jump(int32(t), false) })
}

// SwitchTo jumps to t at once; the current tasklet leaves the run queue. It is
// Stackless's t.switch().
func (s *Scheduler) SwitchTo(t Tasklet) error {
	return s.act(func() error { return s.jump(int32(t), true) })
}

// Kill ends t at once and silently. A dead one stays dead; one that has not
// started never runs.
func (s *Scheduler) Kill(t Tasklet) error { return s.Raise(t, ErrKilled) }

// KillPending lets t end when it next would run.
func (s *Scheduler) KillPending(t Tasklet) error { return s.throw(int32(t), ErrKilled, true) }

// Raise raises err in t, out of its channel if it waits on one, and runs it at
// once. For the current tasklet it just returns err.
func (s *Scheduler) Raise(t Tasklet, err error) error {
	return s.act(func() error { return s.throw(int32(t), err, false) })
}

// act does what may switch for the current tasklet, main or a Body.
func (s *Scheduler) act(do func() error) error {
	if err := s.may(); err != nil {
		return err
	}
	me := s.current
	if err := do(); err != nil {
		return err
	}
	return s.settle(me)
}

// Insert puts t at the end of the run queue.
func (s *Scheduler) Insert(t Tasklet) error {
	if err := s.runnable(int32(t)); err != nil {
		return err
	}
	s.insert(int32(t))
	return nil
}

// Remove takes t out of the run queue: it stays out until inserted or run.
func (s *Scheduler) Remove(t Tasklet) error {
	n := int32(t)
	if uint32(n) >= uint32(len(s.tasks)) {
		return errTasklet
	}
	switch {
	case n == s.current:
		return ErrRemoveSelf
	case s.tasks[n].flags&blocked != 0:
		return ErrRemove
	case s.tasks[n].next == none:
		return nil
	}
	s.pause(n, s.current)
	if c := s.unlink(n); s.coming == n {
		s.coming = c
	}
	return nil
}

// Mark leaves a Mark event of the current tasklet.
func (s *Scheduler) Mark(mark, v int32) {
	s.emit(trace.Mark, 0, uint32(s.current), 0, uint32(mark), v)
}
