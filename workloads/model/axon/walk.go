package axon

import "switchyard/workloads/trace"

// What waits leaves its steps to the walk: a first step that yields at once,
// and a step without mail of a body that polls or rests.
const waits = polls | rests | begins

// measuredCycles is a cycle of mode Measure, and the next ones until there have
// been so many steps or the run queue is empty. In one function, since in a
// browser most of a call's price is the call: the walk, all pauses, all wakes. The walk
// compacts the run queue in place, closing the gaps left by those that end or
// fall asleep, which is safe because requests join it only after the walk. One
// indirect call a step, and none for a body that waits: such a step costs a few
// nanoseconds.
func (s *Scheduler) measuredCycles(until uint64) {
	for {
		s.cycles++
		queue, kept := s.queue, 0
		steps := uint64(0)
		for _, id := range queue {
			p := &s.procs[id]
			switch p.state {
			case active:
			case drowsy:
				p.state = asleep
				continue
			default:
				s.drop(id)
				continue
			}
			steps++
			if flags := p.flags; flags&waits != 0 && (p.mail == 0 || flags&begins != 0) {
				switch {
				case flags&begins != 0:
					p.flags = flags &^ begins
				case flags&rests != 0:
					p.state = drowsy // asked for and granted: nobody can tell before the cycle ends
				}
			} else {
				s.running = id
				if s.bodies[p.body](Component{s, id}) == End {
					s.end(id)
					continue
				}
			}
			queue[kept] = id
			kept++
		}
		s.running = 0
		s.steps += steps
		queue = queue[:kept]

		procs := s.procs
		for _, id := range s.pauses {
			p := &procs[id]
			p.flags &^= pauseAsked
			if p.state == active {
				p.state = drowsy
			}
		}
		s.pauses = s.pauses[:0]
		for _, w := range s.wakes {
			p := &procs[w.who]
			p.flags &^= wakeAsked
			switch p.state {
			case drowsy: // keeps its place
				p.state = active
			case asleep, newborn:
				p.state = active
				queue = append(queue, w.who)
			}
		}
		s.wakes = s.wakes[:0]
		s.queue = queue
		if s.steps >= until || len(queue) == 0 {
			return
		}
	}
}

// recordedCycle is one of measuredCycles with its events. Two functions, so that
// Measure has no test for a recorder in the hot one.
func (s *Scheduler) recordedCycle() {
	s.cycles++
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
		switch flags := p.flags; {
		case flags&begins != 0:
			p.flags &^= begins
		case p.mail == 0 && flags&polls != 0:
		case p.mail == 0 && flags&rests != 0:
			s.Pause(id)
		case s.bodies[p.body](Component{s, id}) == End:
			s.end(id)
			continue
		}
		s.rec.Emit(trace.Yield, 0, uint32(id), 0, 0, 0)
		queue[kept] = id
		kept++
	}
	s.running = 0
	s.queue = queue[:kept]
	s.handlePauses()
	s.handleWakes()
}
