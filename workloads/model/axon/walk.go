package axon

import "switchyard/workloads/trace"

// walk steps the run queue once, in order, and closes the gaps left by those
// that end or fall asleep: the queue is compacted in place, which is safe
// because requests join it only after the walk. One indirect call a step, and
// none for a polling body without mail: a step costs a few nanoseconds.
func (s *Scheduler) walk() {
	queue, kept := s.queue, 0
	steps := uint64(0)
	for _, id := range queue {
		p := &s.procs[id]
		if p.state != active {
			s.drop(id)
			continue
		}
		steps++
		if p.mail == 0 && p.flags&polls != 0 {
			queue[kept] = id
			kept++
			continue
		}
		s.running = id
		if s.bodies[p.body](Component{s, id}) == End {
			s.end(id)
			continue
		}
		queue[kept] = id
		kept++
	}
	s.running = 0
	s.steps += steps
	s.queue = queue[:kept]
}

// walkRecorded is walk with its events. Two loops, so that Measure has no
// test for a recorder in the hot one.
func (s *Scheduler) walkRecorded() {
	queue, kept := s.queue, 0
	for _, id := range queue {
		p := &s.procs[id]
		if p.state != active {
			s.drop(id)
			continue
		}
		s.steps++
		s.running = id
		s.rec.Emit(trace.Run, 0, uint32(id), uint32(s.last), 0, 0)
		s.last = id
		if p.mail > 0 || p.flags&polls == 0 {
			if s.bodies[p.body](Component{s, id}) == End {
				s.end(id)
				continue
			}
		}
		s.rec.Emit(trace.Yield, 0, uint32(id), 0, 0, 0)
		queue[kept] = id
		kept++
	}
	s.running = 0
	s.queue = queue[:kept]
}
