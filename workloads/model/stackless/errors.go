package stackless

// text is an error known by its words: Stackless's own are quoted, capitals and
// full stops included.
type text string

func (t text) Error() string { return string(t) }

// Errors of the operations, with Stackless's texts.
const (
	ErrDead        = text("You cannot run an unbound(dead) tasklet")
	ErrRunBlocked  = text("You cannot run a blocked tasklet")
	ErrRemove      = text("You cannot remove a blocked tasklet.")
	ErrRemoveSelf  = text("The current tasklet cannot be removed.")
	ErrBlockTrap   = text("this tasklet does not like to be blocked.")
	ErrClosedChan  = text("Send/receive operation on a closed channel")
	ErrSwitchTrap  = text("switch_trap")
	ErrRecursive   = text("Recursive channel call due to callbacks!")
	ErrThrowDead   = text("You cannot throw to a dead tasklet")
	ErrRunFromMain = text("run() must be run from the main tasklet.")
)

// ErrKilled is Stackless's TaskletExit: a killed tasklet gets it, and a tasklet
// that ends with it ends silently.
const ErrKilled = text("TaskletExit")

// ErrNative refuses an operation that could switch while a Native, a Step or a
// callback runs: a soft tasklet has no stack on which it could wait.
const ErrNative = text("native: operation that may switch: use an operation of the program, or a hard tasklet with a Body")

// ErrClosed is what a Body gets when its Scheduler is closed.
const ErrClosed = text("scheduler: closed")

const (
	errBound   = text("bind: tasklet has code: an unbound one")
	errNotDead = text("release: tasklet is alive: a dead one")
	errTasklet = text("tasklet: number of none: one that was spawned")
	errChannel = text("channel: number of none: one that was made with NewChannel")
	errToken   = text("token: unknown operation: one of ToSchedule, ToSend, ToReceive, ToNext, ToEnd")
)

// side has the rare things of one tasklet.
type side struct {
	err     error // raised in it when it runs next, or what it sends
	handler int32 // where its call level's errors go; 0: to the caller
}

// sideOf is the side of t, made when it has none.
func (s *Scheduler) sideOf(t int32) *side {
	r := s.rareOf(t)
	if r.side == 0 {
		if n := len(s.freeSides); n > 0 {
			r.side = s.freeSides[n-1]
			s.freeSides = s.freeSides[:n-1]
		} else {
			s.sides = append(s.sides, side{})
			r.side = int32(len(s.sides) - 1)
		}
	}
	return &s.sides[r.side]
}

// dropSide gives the side of t back.
func (s *Scheduler) dropSide(t int32) {
	if n := s.rare(t).side; n != 0 {
		s.sides[n] = side{}
		s.freeSides = append(s.freeSides, n)
		s.rareOf(t).side = 0
	}
}

// raise lets err be raised in t when it runs next, or at once if it runs.
func (s *Scheduler) raise(t int32, err error) {
	s.sideOf(t).err = err
	r := &s.tasks[t]
	r.flags = r.flags&^bomb | raised
	if t != 0 && s.rare(t).hard == 0 {
		r.pc = pcRaised
	}
}

// takeRaised is the error raised in t, nil when there is none.
func (s *Scheduler) takeRaised(t int32) error {
	r := &s.tasks[t]
	if r.flags&raised == 0 {
		return nil
	}
	r.flags &^= raised
	sd := &s.sides[s.rare(t).side]
	err := sd.err
	sd.err = nil
	if err == ErrKilled && r.flags&body != 0 {
		r.flags |= killed
	}
	return err
}

// unwind raises the waiting error in the current tasklet: it goes on at the
// handler of the innermost call level that has one, or ends. A kill passes
// all handlers.
func (s *Scheduler) unwind() {
	t := s.current
	err := s.takeRaised(t)
	for {
		r := s.rare(t)
		if sd := &s.sides[r.side]; sd.handler != 0 && err != ErrKilled {
			s.tasks[t].pc, sd.handler = sd.handler, 0
			return
		}
		if r.frame == 0 {
			s.finish(err)
			return
		}
		s.pop(t)
	}
}
