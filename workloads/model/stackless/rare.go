package stackless

// rare has what few tasklets have. It stands beside the record, in a slab that
// is empty as long as nobody needs it: a plain soft tasklet then takes half a
// cache line.
type rare struct {
	frame int32 // the newest saved call level in Scheduler.frames; 0: none
	side  int32 // an error on its way, handlers: its place in Scheduler.sides; 0: none
	hard  int32 // its coroutine in Scheduler.hards; 0: soft (or main)
}

// rare reads what t has of it; a plain one has nothing.
func (s *Scheduler) rare(t int32) rare {
	if s.tasks[t].flags&unplain == 0 {
		return rare{}
	}
	return s.rares[t]
}

// rareOf is what t has of it, to be changed.
func (s *Scheduler) rareOf(t int32) *rare {
	if r := &s.tasks[t]; r.flags&unplain == 0 {
		r.flags |= unplain
		if n := len(s.tasks) - len(s.rares); n > 0 {
			s.rares = append(s.rares, make([]rare, n)...)
		}
		s.rares[t] = rare{}
	}
	return &s.rares[t]
}
