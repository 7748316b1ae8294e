package axon

import (
	"errors"
	"strconv"

	"switchyard/workloads/trace"
)

// Box is an inbox or outbox, by its place in the scheduler's slab. 0 is none.
type Box uint32

// box is one inbox or outbox. Wiring is followed when a linkage is made or
// removed, not when mail is sent: each box knows the last one of its chain.
type box struct {
	owner   ID
	target  Box    // where its linkage leads; 0 is nowhere
	sink    Box    // the last box of the chain; itself without a linkage
	source  Box    // the first of the boxes that lead here
	sibling Box    // the next box with the same target
	count   uint32 // mails waiting
	mail    uint32 // the mail itself while one waits, the last one of a ring of them while more do
	limit   uint32 // the most it holds; 0 is no limit
}

// ErrEmpty is the refusal to read from an inbox without mail.
var ErrEmpty = errors.New("no mail in box: receive when mail is ready")

// NoSpace is the refusal of a full inbox. The mail stays with the sender.
type NoSpace struct {
	Owner ID     // whose inbox is full
	Inbox In     // its number
	Size  uint32 // mails it holds
}

func (e *NoSpace) Error() string {
	return "no space in box: t" + strconv.FormatUint(uint64(e.Owner), 10) + "." + inboxName(e.Inbox) +
		" holds " + strconv.FormatUint(uint64(e.Size), 10) + ": send again after mail is taken out"
}

func inboxName(n In) string {
	switch n {
	case Inbox:
		return "inbox"
	case Control:
		return "control"
	}
	return "inbox " + strconv.Itoa(int(n))
}

// Limit bounds an inbox to size mails; 0 is no limit. Only the last inbox of
// a chain counts. Mail already there stays.
func (s *Scheduler) Limit(b Box, size uint32) { s.boxes[b].limit = size }

// Full tells whether the inbox that b leads to takes no more mail.
func (s *Scheduler) Full(b Box) bool {
	k := &s.boxes[s.boxes[b].sink]
	return k.limit > 0 && k.count >= k.limit
}

// isOut tells whether b is an outbox.
func (s *Scheduler) isOut(b Box) bool {
	p := &s.procs[s.boxes[b].owner]
	return b >= p.boxes+Box(p.ins)
}

// Deliver puts mail into a box, which sends it on to the last inbox of its
// chain and wakes that inbox's owner. The error is a *NoSpace when it is full.
func (s *Scheduler) Deliver(b Box, v int32) error { return s.deliver(s.running, b, v) }

func (s *Scheduler) deliver(from ID, b Box, v int32) error {
	b = s.boxes[b].sink
	k := &s.boxes[b]
	p := &s.procs[k.owner]
	n := b - p.boxes
	if n >= Box(p.ins) {
		return nil // an outbox that leads nowhere
	}
	if k.limit > 0 && k.count >= k.limit {
		return &NoSpace{k.owner, In(n), k.limit}
	}
	s.mail.put(k, v)
	p.mail++
	if s.rec != nil {
		s.rec.Emit(trace.Deliver, trace.Mail, uint32(from), uint32(k.owner), uint32(n), v)
	}
	s.askWake(k.owner, from)
	return nil
}

// collect takes the oldest mail out of an inbox and wakes its producers.
func (s *Scheduler) collect(c ID, n In) (int32, error) {
	b := Component{s, c}.In(n)
	k := &s.boxes[b]
	if k.count == 0 {
		return 0, ErrEmpty
	}
	v := s.mail.take(k)
	s.procs[c].mail--
	if k.source != 0 {
		s.wakeProducers(b)
	}
	return v, nil
}
