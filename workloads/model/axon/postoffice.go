package axon

// Unlink removes a linkage. Mail sent later stays at the source end: in its
// inbox, or nowhere if it is an outbox. Removing one twice has no effect.
func (s *Scheduler) Unlink(l Link) {
	maker := s.links[l].maker
	for at := &s.offices[maker].links; *at != 0; at = &s.links[*at].before {
		if *at == l {
			*at = s.links[l].before
			s.cut(l)
			return
		}
	}
}

// unlinkAll empties a postoffice: its component has ended.
func (s *Scheduler) unlinkAll(maker ID) {
	o := &s.offices[maker]
	for l := o.links; l != 0; l = s.links[l].before {
		s.cut(l)
	}
	o.links = 0
}

// unlinkFrom removes the linkages in maker's postoffice that lead to or from
// a component.
func (s *Scheduler) unlinkFrom(maker, other ID) {
	at := &s.offices[maker].links
	for *at != 0 {
		l := &s.links[*at]
		if s.boxes[l.source].owner == other || s.boxes[l.sink].owner == other {
			s.cut(*at)
			*at = l.before
			continue
		}
		at = &l.before
	}
}

// cut takes a linkage out of the wiring.
func (s *Scheduler) cut(l Link) {
	source, sink := s.links[l].source, s.links[l].sink
	at := &s.boxes[sink].source
	for *at != source {
		at = &s.boxes[*at].sibling
	}
	from := &s.boxes[source]
	*at = from.sibling
	from.sibling, from.target = 0, 0
	s.retarget(source, source)
}
