package axon

import "switchyard/workloads/trace"

// In is the number of an inbox within its component.
type In uint8

// Out is the number of an outbox within its component.
type Out uint8

// The boxes that every component has.
const (
	Inbox   In  = 0
	Control In  = 1
	Outbox  Out = 0
	Signal  Out = 1

	defaultIns  = 2
	defaultOuts = 2
)

// Mail of the control inboxes that asks a component to end.
const (
	ProducerFinished int32 = -1
	Shutdown         int32 = -2
)

// Component is a handle: a scheduler and a number in it. It is what a body
// works with, and works from outside the scheduler too.
type Component struct {
	s  *Scheduler
	ID ID
}

// New makes a component with the default boxes. It does nothing until it is
// activated.
func (s *Scheduler) New(body Body) Component { return s.NewWith(body, defaultIns, defaultOuts) }

// NewWith makes a component with ins inboxes and outs outboxes, each at least
// two: the default ones come first.
func (s *Scheduler) NewWith(body Body, ins, outs uint8) Component {
	ins, outs = max(ins, defaultIns), max(outs, defaultOuts)
	id := ID(len(s.procs))
	first := len(s.boxes)
	s.procs = append(s.procs, process{flags: s.waiting[body], body: body, ins: ins, outs: outs, boxes: Box(first)})
	s.offices = append(s.offices, office{})
	s.boxes = extend(s.boxes, int(ins)+int(outs))
	for i := range s.boxes[first:] {
		s.boxes[first+i] = box{owner: id, sink: Box(first + i)}
	}
	s.emit(trace.Spawn, id, s.running, 0, 0)
	return Component{s, id}
}

// Component gives the handle of a component by its number.
func (s *Scheduler) Component(id ID) Component { return Component{s, id} }

// Activate asks for the first step, in the next cycle.
func (c Component) Activate() { c.s.Activate(c.ID) }

// Pause asks for sleep from the end of this cycle on, until mail arrives,
// mail of its own is collected, a child ends or another component wakes it.
// The step goes on until it returns.
func (c Component) Pause() { c.s.Pause(c.ID) }

// Asleep tells whether the component sleeps. One that is going to sleep does not yet.
func (c Component) Asleep() bool { return c.s.procs[c.ID].state == asleep }

// Ended tells whether the component has ended or was stopped.
func (c Component) Ended() bool { return c.s.procs[c.ID].state >= stopping }

// In gives one of the component's inboxes.
func (c Component) In(n In) Box {
	p := &c.s.procs[c.ID]
	if uint8(n) >= p.ins {
		panic("axon: no such inbox of this component")
	}
	return p.boxes + Box(n)
}

// Out gives one of the component's outboxes.
func (c Component) Out(n Out) Box {
	p := &c.s.procs[c.ID]
	if uint8(n) >= p.outs {
		panic("axon: no such outbox of this component")
	}
	return p.boxes + Box(p.ins) + Box(n)
}

// Ready is the number of mails that wait in an inbox itself.
func (c Component) Ready(n In) int { return int(c.s.boxes[c.In(n)].count) }

// AnyReady tells whether mail waits in any of the inboxes.
func (c Component) AnyReady() bool { return c.s.procs[c.ID].mail > 0 }

// Receive takes the oldest mail out of an inbox; ErrEmpty if there is none.
// The owners of the outboxes that lead to the inbox are woken.
func (c Component) Receive(n In) (int32, error) { return c.s.collect(c.ID, n) }

// Send puts mail into an outbox, and so into the inbox at the end of its
// linkages. Without a linkage the mail is lost, as in Axon. The error is a
// *NoSpace when that inbox is full.
func (c Component) Send(n Out, v int32) error { return c.s.Deliver(c.Out(n), v) }

// AddChild makes child wake the component when it ends.
func (c Component) AddChild(child Component) { c.s.offices[child.ID].parent = c.ID }

// RemoveChild undoes AddChild, and removes the linkages that the component
// made to or from the child.
func (c Component) RemoveChild(child Component) {
	if o := &c.s.offices[child.ID]; o.parent == c.ID {
		o.parent = 0
	}
	c.s.unlinkFrom(c.ID, child.ID)
}

// PassShutdown looks through the control inbox for a request to end, passes
// it to signal and tells whether there was one: the body then ends. Other
// mail in the control inbox is thrown away.
func (c Component) PassShutdown() bool {
	for c.Ready(Control) > 0 {
		v, err := c.Receive(Control)
		if err == nil && (v == ProducerFinished || v == Shutdown) {
			// A full inbox downstream is no reason to go on: the request is lost, as mail to nowhere is.
			_ = c.Send(Signal, v)
			return true
		}
	}
	return false
}
