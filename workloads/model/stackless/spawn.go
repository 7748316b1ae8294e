package stackless

import "switchyard/workloads/trace"

// Body is the code of a hard tasklet, written straight down. It acts through
// the Scheduler's operations and ends with nil or the error that ended it.
// After a kill every operation returns ErrKilled: return it.
type Body func(s *Scheduler) error

// NewTasklet makes a tasklet without code.
func (s *Scheduler) NewTasklet() Tasklet {
	if n := len(s.freeTasklets); n > 0 {
		t := s.freeTasklets[n-1]
		s.freeTasklets = s.freeTasklets[:n-1]
		s.tasks[t] = record{next: none}
		return Tasklet(t)
	}
	s.stepping = none // the slab may move
	s.tasks = append(s.tasks, record{next: none})
	return Tasklet(len(s.tasks) - 1)
}

// Release gives back the record of a dead tasklet: the next new one gets its
// number. Nobody may use the number for the dead one afterwards.
func (s *Scheduler) Release(t Tasklet) error {
	if s.tasks[t].flags&dead == 0 {
		return errNotDead
	}
	s.freeTasklets = append(s.freeTasklets, int32(t))
	return nil
}

// Bind gives the unbound tasklet t the program p and up to four arguments for
// its registers. It is paused until inserted or run.
func (s *Scheduler) Bind(t Tasklet, p *Program, args ...int32) error {
	if s.tasks[t].flags&bound != 0 {
		return errBound
	}
	entry := s.entry(p)
	r := &s.tasks[t]
	r.pc = entry
	r.flags = bound
	if len(args) > Registers {
		panic("spawn: " + p.name + ": more arguments than registers")
	}
	copy(r.R[:], args)
	if s.rec != nil {
		s.rec.Emit(trace.Spawn, 0, uint32(t), uint32(s.current), 0, 0)
	}
	return nil
}

// BindHard is Bind for a tasklet with its own stack.
func (s *Scheduler) BindHard(t Tasklet, p *Program, args ...int32) error {
	if err := s.Bind(t, p, args...); err != nil {
		return err
	}
	s.harden(int32(t), nil)
	return nil
}

// BindBody gives the unbound tasklet t a stack of its own and the code b.
func (s *Scheduler) BindBody(t Tasklet, b Body) error {
	if s.tasks[t].flags&bound != 0 {
		return errBound
	}
	s.tasks[t].flags = bound | body
	s.harden(int32(t), b)
	s.emit(trace.Spawn, 0, uint32(t), uint32(s.current), 0, 0)
	return nil
}

// Spawn makes a soft tasklet that runs p and puts it at the end of the run
// queue. args, four at most, go into its first registers.
func (s *Scheduler) Spawn(p *Program, args ...int32) Tasklet {
	t := s.NewTasklet()
	_ = s.Bind(t, p, args...) // it is unbound
	s.start(int32(t))
	return t
}

// SpawnHard makes a hard tasklet that runs p on a stack of its own.
func (s *Scheduler) SpawnHard(p *Program, args ...int32) Tasklet {
	t := s.NewTasklet()
	_ = s.BindHard(t, p, args...)
	s.start(int32(t))
	return t
}

// SpawnBody makes a hard tasklet that runs b.
func (s *Scheduler) SpawnBody(b Body) Tasklet {
	t := s.NewTasklet()
	_ = s.BindBody(t, b)
	s.start(int32(t))
	return t
}

// start puts a tasklet that was just bound on the run queue.
func (s *Scheduler) start(t int32) {
	s.link(t)
	if s.rec != nil {
		s.rec.Emit(trace.Ready, 0, uint32(t), uint32(s.current), 0, 0)
	}
}

// Tasklets is the highest number of a tasklet so far: their count without main.
func (s *Scheduler) Tasklets() int { return len(s.tasks) - 1 }
