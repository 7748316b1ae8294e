package axon

import "switchyard/workloads/trace"

// state of a microprocess. Only active and drowsy and stopping ones are in
// the run queue.
type state uint8

const (
	made     state = iota // not activated: cannot be paused or woken
	newborn               // activated; handled as a wake request at the end of the cycle
	active                // stepped in each cycle
	drowsy                // paused, but still in the run queue: the next walk drops it
	asleep                // waits for a wake
	stopping              // Stop was called; the next walk ends it
	ended
)

// Flags of a process. The first two are the requests that it already has in
// this cycle: one of a kind is enough.
const (
	pauseAsked uint8 = 1 << iota
	wakeAsked
	polls  // its body does nothing in a step without mail
	rests  // its body asks for a pause in a step without mail, and does nothing else
	begins // its next step is its first one, which yields at once
)

// process is what the walk and a body's look into its inboxes touch: 16
// bytes, four to a cache line.
type process struct {
	state     state
	flags     uint8
	ins, outs uint8
	body      Body
	boxes     Box    // the first of its boxes: ins inboxes, then outs outboxes
	mail      uint32 // mail waiting in all its inboxes
}

// office is the rest of a component: its postoffice and its parent.
type office struct {
	links   Link // the newest linkage that it made; each knows the one before
	parent  ID   // woken when it ends; 0 is none
	pausing ID   // who asked for the pause
}

// Activate asks for a component's first step, in the next cycle. One that is
// activated already, or has ended, is left alone.
func (s *Scheduler) Activate(id ID) {
	p := &s.procs[id]
	if p.state != made || id == 0 {
		return
	}
	p.state = newborn
	p.flags |= wakeAsked
	s.alive++
	s.wakes = append(s.wakes, wake{id, s.running})
}

// Pause asks to put a component to sleep at the end of this cycle. It has no
// effect on one that is not active then, or is also asked to wake.
func (s *Scheduler) Pause(id ID) {
	p := &s.procs[id]
	if p.flags&pauseAsked != 0 {
		return
	}
	p.flags |= pauseAsked
	s.offices[id].pausing = s.running
	s.pauses = append(s.pauses, id)
}

// Wake asks to wake a component at the end of this cycle. It has no effect on
// one that is awake or not activated, and none on the caller: a component
// cannot wake itself.
func (s *Scheduler) Wake(id ID) {
	if id != s.running {
		s.askWake(id, s.running)
	}
}

func (s *Scheduler) askWake(id, cause ID) {
	p := &s.procs[id]
	if p.flags&wakeAsked != 0 || p.state == made || p.state >= stopping {
		return
	}
	p.flags |= wakeAsked
	s.wakes = append(s.wakes, wake{id, cause})
}

// Stop ends a component from outside: it is stepped no more. It ends when the
// scheduler next walks past it, or at once if it is not on the run queue.
func (s *Scheduler) Stop(id ID) {
	switch p := &s.procs[id]; p.state {
	case active, drowsy:
		p.state = stopping
	case newborn, asleep:
		s.end(id)
	case made:
		p.state = ended
	}
}

func (s *Scheduler) handlePauses() {
	for _, id := range s.pauses {
		p := &s.procs[id]
		p.flags &^= pauseAsked
		if p.state == active {
			p.state = drowsy
		}
	}
	s.pauses = s.pauses[:0]
}

func (s *Scheduler) handleWakes() {
	for _, w := range s.wakes {
		p := &s.procs[w.who]
		p.flags &^= wakeAsked
		switch p.state {
		case drowsy: // keeps its place
			p.state = active
		case asleep:
			s.emit(trace.Wake, w.who, w.cause, 0, 0)
			fallthrough
		case newborn:
			s.emit(trace.Ready, w.who, w.cause, 0, 0)
			p.state = active
			s.queue = append(s.queue, w.who)
		}
	}
	s.wakes = s.wakes[:0]
}

// drop takes a component that is not active off the run queue.
func (s *Scheduler) drop(id ID) {
	p := &s.procs[id]
	if p.state == stopping {
		s.end(id)
		return
	}
	p.state = asleep
	s.emit(trace.Pause, id, s.offices[id].pausing, 0, 0)
}

// end closes a component down: the linkages that it made vanish, and its
// parent is woken.
func (s *Scheduler) end(id ID) {
	p := &s.procs[id]
	p.state = ended
	p.body = 0
	s.alive--
	s.emit(trace.Exit, id, 0, 0, 0)
	if len(s.stacks) > 0 {
		s.leaveStack(id)
	}
	o := &s.offices[id]
	if o.links != 0 {
		s.unlinkAll(id)
	}
	if o.parent != 0 {
		s.askWake(o.parent, id)
	}
}

func (s *Scheduler) emit(k trace.Kind, a, b ID, obj uint32, val int32) {
	if s.rec != nil {
		s.rec.Emit(k, 0, uint32(a), uint32(b), obj, val)
	}
}
