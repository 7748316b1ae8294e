package stackless

// The run queue is a ring of records tied by next and prev. The current
// tasklet is its front; just before the current one is its end.

// inRing tells whether t stands in the run queue.
func (s *Scheduler) inRing(t int32) bool {
	r := &s.tasks[t]
	return r.next != none && r.flags&blocked == 0
}

// front is the tasklet before which the run queue ends, none when it is empty.
// While the current one is out of the ring (it blocks, ends or pauses, and a
// callback looks on), the one about to run is the front.
func (s *Scheduler) front() int32 {
	if s.inRing(s.current) {
		return s.current
	}
	return s.coming
}

// link puts t at the end of the run queue: it runs last.
func (s *Scheduler) link(t int32) { s.linkBefore(t, s.front()) }

// linkBefore puts t before at, or alone into an empty ring when at is none.
func (s *Scheduler) linkBefore(t, at int32) {
	r := &s.tasks[t]
	if at == none {
		r.next, r.prev = t, t
		return
	}
	a := &s.tasks[at]
	r.next, r.prev = at, a.prev
	s.tasks[a.prev].next = t
	a.prev = t
}

// unlink takes t out of the run queue and returns the one after it, none when
// the queue is empty now.
func (s *Scheduler) unlink(t int32) int32 {
	r := &s.tasks[t]
	n := r.next
	if n == t {
		n = none
	} else {
		s.tasks[n].prev = r.prev
		s.tasks[r.prev].next = n
	}
	r.next = none
	return n
}

// RunCount is the length of the run queue with the current tasklet. It walks the queue.
func (s *Scheduler) RunCount() int {
	at := s.front()
	if at == none {
		return 0
	}
	n := 1
	for t := s.tasks[at].next; t != at; t = s.tasks[t].next {
		n++
	}
	return n
}

// Current is the running tasklet.
func (s *Scheduler) Current() Tasklet { return Tasklet(s.current) }

// Next is the tasklet after t in the run queue or in its channel's queue, None
// if it stands in neither or is the last one waiting.
func (s *Scheduler) Next(t Tasklet) Tasklet {
	r := &s.tasks[t]
	if r.next == none || r.flags&blocked != 0 && s.chans[r.prev].tail == int32(t) {
		return None
	}
	return Tasklet(r.next)
}
