package axon

import "errors"

// Link is a linkage, by its place in the scheduler's slab. 0 is none.
type Link uint32

// linkage leads from a box to a box. It belongs to the postoffice of the
// component that made it, and goes when that component ends.
type linkage struct {
	source, sink Box
	maker        ID
	before       Link // the linkage that the maker made before this one
}

// The refusals of Link.
var (
	ErrLinked    = errors.New("linkage: source is linked already: unlink it first")
	ErrDirection = errors.New("linkage: from inbox to outbox: mail goes from outbox to inbox, or passes through between two of a kind")
	ErrRing      = errors.New("linkage: the sink leads back to the source: a chain of linkages must end")
)

// Link makes a linkage from source to sink: outbox to inbox, or, passing
// through, inbox to inbox or outbox to outbox. Many sources may feed one
// sink; a source has one linkage. It belongs to the component that runs,
// outside a step to t0. Mail that waits in source moves on to the end of the
// chain; if that inbox has no space for it the linkage is refused with a
// *NoSpace, and nothing is lost.
func (s *Scheduler) Link(source, sink Box) (Link, error) { return s.linkFor(s.running, source, sink) }

// Link makes a linkage that belongs to the component's own postoffice.
func (c Component) Link(source, sink Box) (Link, error) { return c.s.linkFor(c.ID, source, sink) }

func (s *Scheduler) linkFor(maker ID, source, sink Box) (Link, error) {
	from, end := &s.boxes[source], s.boxes[sink].sink
	k := &s.boxes[end]
	switch {
	case from.target != 0:
		return 0, ErrLinked
	case !s.isOut(source) && s.isOut(sink):
		return 0, ErrDirection
	case end == source:
		return 0, ErrRing
	case !s.isOut(end) && k.limit > 0 && from.count > k.limit-min(k.count, k.limit):
		return 0, &NoSpace{k.owner, In(end - s.procs[k.owner].boxes), k.limit}
	}
	from.target = sink
	from.sibling, s.boxes[sink].source = s.boxes[sink].source, source
	s.retarget(source, end)
	l := Link(len(s.links))
	s.links = append(s.links, linkage{source, sink, maker, s.offices[maker].links})
	s.offices[maker].links = l
	s.moveMail(source)
	return l, nil
}

// moveMail sends what waits in b along its new linkage.
func (s *Scheduler) moveMail(b Box) {
	k := &s.boxes[b]
	if k.count == 0 {
		return
	}
	p := &s.procs[k.owner]
	for k.count > 0 {
		v := s.mail.take(k)
		p.mail--
		// linkFor has made sure of the space.
		_ = s.deliver(k.owner, b, v)
	}
	s.wakeProducers(b) // they may have waited for space here
}

// retarget tells b, and every box upstream, that their chain ends at sink.
func (s *Scheduler) retarget(b, sink Box) {
	for c := b; c != 0; c = s.upstream(b, c) {
		s.boxes[c].sink = sink
	}
}

// wakeProducers wakes the owners of the outboxes upstream of inbox b, the
// newest linkage first. The owners of inboxes that mail only passes through
// sleep on.
func (s *Scheduler) wakeProducers(b Box) {
	for c := s.boxes[b].source; c != 0; c = s.upstream(b, c) {
		if s.isOut(c) {
			s.askWake(s.boxes[c].owner, s.running)
		}
	}
}

// upstream gives the box after c in a walk over the tree of boxes that lead
// to root; 0 ends the walk. No stack: the way back is the linkage itself.
func (s *Scheduler) upstream(root, c Box) Box {
	if first := s.boxes[c].source; first != 0 {
		return first
	}
	for c != root {
		if next := s.boxes[c].sibling; next != 0 {
			return next
		}
		c = s.boxes[c].target
	}
	return 0
}
