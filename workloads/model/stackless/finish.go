package stackless

import "switchyard/workloads/trace"

// Values of Exit events.
const (
	exitEnd int32 = iota
	exitError
	exitKilled
)

// finish ends the current tasklet with err and switches to the next one: to
// main when the error is main's to see or nobody else can run.
func (s *Scheduler) finish(err error) {
	me := s.current
	how := exitEnd
	switch {
	case err == ErrKilled:
		how, err = exitKilled, nil
	case err != nil:
		how = exitError
	}
	s.emit(trace.Exit, 0, uint32(me), 0, 0, how)
	if err != nil && s.onError != nil {
		native := s.inNative
		s.inNative = true
		err = s.onError(Tasklet(me), err)
		s.inNative = native
	}
	for s.rare(me).frame != 0 {
		s.pop(me)
	}
	s.dropSide(me)
	next := s.unlink(me)
	r, m := &s.tasks[me], &s.tasks[0]
	r.flags = bound | dead | r.flags&(body|unplain)
	s.coming = next
	if next == none && err == nil && m.flags&blocked != 0 {
		reason := "the main tasklet is receiving without a sender available."
		if m.flags&blockedSend != 0 {
			reason = "the main tasklet is sending without a receiver available."
		}
		err = s.deadlock(reason, nil)
	}
	if next == none || err != nil {
		next = 0
		if err != nil {
			s.raise(0, err)
		}
		s.revive()
	}
	s.switchTo(next)
}
