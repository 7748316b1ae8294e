package stackless

import "switchyard/workloads/trace"

// ChannelCallback is told of a channel operation before it is done: the
// tasklet that sends or receives, and whether it will block. A channel
// operation inside it returns ErrRecursive.
type ChannelCallback func(c Channel, t Tasklet, sending, willBlock bool)

// ScheduleCallback is told of each real switch before it is made; the current
// tasklet is still the previous one. Its error disturbs nothing: see CallbackError.
type ScheduleCallback func(previous, next Tasklet) error

// ErrorHandler gets the error that ended t, which is still current. What it
// returns, unless nil, comes out of Run.
type ErrorHandler func(t Tasklet, err error) error

// SetChannelCallback sets f, or with nil none, and returns the one before.
func (s *Scheduler) SetChannelCallback(f ChannelCallback) ChannelCallback {
	before := s.onChannel
	s.onChannel = f
	s.rewatch()
	return before
}

// SetScheduleCallback sets f, or with nil none, and returns the one before.
func (s *Scheduler) SetScheduleCallback(f ScheduleCallback) ScheduleCallback {
	before := s.onSchedule
	s.onSchedule = f
	s.rewatch()
	return before
}

// SetErrorHandler sets f, or with nil none, and returns the one before.
func (s *Scheduler) SetErrorHandler(f ErrorHandler) ErrorHandler {
	before := s.onError
	s.onError = f
	return before
}

// CallbackError is the last error of a schedule callback.
func (s *Scheduler) CallbackError() error { return s.callbackErr }

// SwitchTrap adds n to the level of the switch trap and returns the level
// before. While it is above 0, everything that could switch returns ErrSwitchTrap.
func (s *Scheduler) SwitchTrap(n int) int {
	before := s.trap
	s.trap += n
	s.rewatch()
	return before
}

// rewatch picks the loop and the way of a Body anew. A running loop notices
// when a call out of it returns.
func (s *Scheduler) rewatch() {
	s.stepping = none
	s.special = s.onChannel != nil || s.onSchedule != nil || s.trap > 0 || s.lined
	plain := !s.special && s.turn == 0
	s.serves = s.rec != nil && plain
	s.watched = s.rec != nil || !plain
	s.direct = plain && s.stacks.plain()
}

func (s *Scheduler) emit(k trace.Kind, flags uint8, a, b, obj uint32, val int32) {
	if s.rec != nil {
		if s.lined {
			s.tellLine(k, a)
		}
		s.rec.Emit(k, flags, a, b, obj, val)
	}
}
