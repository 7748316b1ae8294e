package stackless

// Channel is the number of a channel of one Scheduler, counted from 0.
//
// A channel is an unbuffered rendezvous. Who finds no partner waits in its
// queue, first come first served.
type Channel int32

// queue is a channel in the slab: 16 bytes, no pointers. The waiting tasklets
// are tied together by their own links.
type queue struct {
	head, tail int32 // the first and last waiting tasklet, while balance is not 0
	balance    int32 // > 0: so many senders wait; < 0: so many receivers wait
	// flags is 0 for an open channel with the default preference on which no
	// error waits: one comparison tells the loops that nothing is special.
	flags uint32
}

// Bits of queue.flags.
const (
	closing      uint32 = 1 << iota // Close was called
	preferNone                      // preference 0
	preferSender                    // preference 1
	bombs                           // a waiting sender may carry an error
)

// Preferences of a channel: who goes first after a rendezvous.
const (
	ReceiverFirst = -1 // the default
	NeitherFirst  = 0
	SenderFirst   = 1
)

// NewChannel makes an open channel with the default preference.
func (s *Scheduler) NewChannel() Channel {
	s.chans = append(s.chans, queue{})
	return Channel(len(s.chans) - 1)
}

// NewChannels makes n channels and returns the first; the others follow it.
func (s *Scheduler) NewChannels(n int) Channel {
	first := len(s.chans)
	if first+n <= cap(s.chans) {
		s.chans = s.chans[:first+n]
		if k := min(s.used, first+n); k > first {
			clear(s.chans[first:k])
		}
	} else {
		s.chans, s.used = append(s.chans, make([]queue, n)...), 0
	}
	return Channel(first)
}

// Balance is the number of senders that wait on c, or minus the number of receivers.
func (s *Scheduler) Balance(c Channel) int { return int(s.chans[c].balance) }

// Preference of c: ReceiverFirst, NeitherFirst or SenderFirst.
func (s *Scheduler) Preference(c Channel) int {
	switch f := s.chans[c].flags; {
	case f&preferNone != 0:
		return NeitherFirst
	case f&preferSender != 0:
		return SenderFirst
	}
	return ReceiverFirst
}

// SetPreference sets who goes first after a rendezvous on c. Any other number
// is clamped to -1 or 1.
func (s *Scheduler) SetPreference(c Channel, p int) {
	q := &s.chans[c]
	q.flags &^= preferNone | preferSender
	switch {
	case p == 0:
		q.flags |= preferNone
	case p > 0:
		q.flags |= preferSender
	}
}

// CloseChannel marks c as closing and does nothing else: who waits stays and
// can still be served, nobody is woken.
func (s *Scheduler) CloseChannel(c Channel) { s.chans[c].flags |= closing }

// OpenChannel undoes CloseChannel.
func (s *Scheduler) OpenChannel(c Channel) { s.chans[c].flags &^= closing }

// Closing tells whether c was closed and not opened again.
func (s *Scheduler) Closing(c Channel) bool { return s.chans[c].flags&closing != 0 }

// Closed tells whether c is closing and nobody waits on it.
func (s *Scheduler) Closed(c Channel) bool { return s.Closing(c) && s.chans[c].balance == 0 }

// First is the tasklet that waits longest on c, or None.
func (s *Scheduler) First(c Channel) Tasklet {
	if q := &s.chans[c]; q.balance != 0 {
		return Tasklet(q.head)
	}
	return None
}

// enqueue puts t, which is in no ring, at the end of the queue of c.
func (s *Scheduler) enqueue(t, c int32, sending bool) {
	q, r := &s.chans[c], &s.tasks[t]
	if q.balance == 0 {
		q.head = t
	} else {
		s.tasks[q.tail].next = t
	}
	q.tail = t
	r.prev = c
	if sending {
		q.balance++
		r.flags |= blockedSend
	} else {
		q.balance--
		r.flags |= blockedReceive
	}
	r.next = 0 // not none: it is somewhere
}

// dequeue takes t out of the queue it waits in, wherever it stands there. Who
// is served is the first one; only an error takes out another, and it has to be
// looked for, since a record has no room for a link back.
func (s *Scheduler) dequeue(t int32) {
	r := &s.tasks[t]
	q := &s.chans[r.prev]
	if t == q.head {
		q.head = r.next
	} else {
		before := q.head
		for s.tasks[before].next != t {
			before = s.tasks[before].next
		}
		s.tasks[before].next = r.next
		if t == q.tail {
			q.tail = before
		}
	}
	if r.flags&blockedSend != 0 {
		q.balance--
	} else {
		q.balance++
	}
	r.flags &^= blocked
	r.next = none
}

// feeds tells whether one receiver waits on the plain channel q.
func (q *queue) feeds() bool { return q.flags == 0 && q.balance == -1 }
