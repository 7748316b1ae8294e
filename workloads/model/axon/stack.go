package axon

import "iter"

// stack is the stack of a hard component: a Go coroutine that is resumed once
// a step. A soft component's is zero.
type stack struct {
	next func() (struct{}, bool)
	stop func()
}

// Hard is the handle of a component for a body on its own stack.
type Hard struct {
	Component
	yield func(struct{}) bool
}

// Yield ends the step; it returns at the next one. It gives false when the
// component has been stopped: the body must return then.
func (h Hard) Yield() bool { return h.yield(struct{}{}) }

// Sleep pauses and yields: it returns at the step after the wake, false when
// the component has been stopped.
func (h Hard) Sleep() bool {
	h.Pause()
	return h.Yield()
}

// Hard registers a body that is written straight down and runs on a stack of
// its own, one for each component. It ends when it returns.
func (s *Scheduler) Hard(body func(Hard)) Body {
	return s.Soft(func(c Component) Verdict {
		if int(c.ID) >= len(s.stacks) {
			s.stacks = append(s.stacks, make([]stack, len(s.procs)-len(s.stacks))...)
		}
		k := &s.stacks[c.ID]
		if k.next == nil { // its first step
			k.next, k.stop = iter.Pull(func(yield func(struct{}) bool) { body(Hard{c, yield}) })
		}
		if _, more := k.next(); more {
			return Go
		}
		return End
	})
}

// HardSteps registers a step function that is called on a stack of its own:
// the same body as soft and as hard component gives the same events.
func (s *Scheduler) HardSteps(step Step) Body {
	return s.Hard(func(h Hard) {
		for step(h.Component) == Go && h.Yield() {
		}
	})
}

// leaveStack frees the stack of a component that has ended.
func (s *Scheduler) leaveStack(id ID) {
	if int(id) < len(s.stacks) && s.stacks[id].stop != nil {
		s.stacks[id].stop()
		s.stacks[id] = stack{}
	}
}

// Close frees the stacks of hard components that have not ended, after a run
// that was idle or broken off, and gives its memory back to the Slabs it came
// from. The scheduler is of no use then.
func (s *Scheduler) Close() {
	for id := range s.stacks {
		s.leaveStack(ID(id))
	}
	s.giveBack()
}
