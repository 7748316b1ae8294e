package axon

import "strconv"

// Idle is the end of a run in which every component left sleeps. The real
// Axon waits for an event from outside, without using the processor; there is
// no outside here, so they would sleep for ever.
type Idle struct {
	Sleepers []Sleeper // in the order of their numbers
}

// Sleeper is a component that nothing will wake.
type Sleeper struct {
	ID      ID
	Waiting int  // mails in its inboxes that it did not take
	Full    bool // it has an outbox whose inbox, at the far end, is full
	Blocker ID   // the owner of that inbox
}

// The most sleepers that the one-line message and the detail name.
const (
	shown  = 3
	listed = 100
)

func (e *Idle) Error() string {
	text := "idle: all " + strconv.Itoa(len(e.Sleepers)) + " components left are asleep: "
	n := min(len(e.Sleepers), shown)
	for _, s := range e.Sleepers[:n] {
		text += s.String() + "; "
	}
	if more := len(e.Sleepers) - n; more > 0 {
		text += "and " + strconv.Itoa(more) + " more; "
	}
	return text + "one of them must be sent mail or be woken"
}

// Detail has a line for each sleeper, the first hundred: who sleeps, and on what.
func (e *Idle) Detail() []string {
	n := min(len(e.Sleepers), listed)
	lines := make([]string, n, n+1)
	for i, s := range e.Sleepers[:n] {
		lines[i] = s.String()
	}
	if more := len(e.Sleepers) - n; more > 0 {
		lines = append(lines, "and "+strconv.Itoa(more)+" more")
	}
	return lines
}

// String says who sleeps and on what: "t3 sleeps on mail: its inboxes are empty".
func (s Sleeper) String() string {
	who := "t" + strconv.FormatUint(uint64(s.ID), 10)
	switch {
	case s.Full:
		return who + " sleeps on space: the inbox of t" + strconv.FormatUint(uint64(s.Blocker), 10) + " is full"
	case s.Waiting > 0:
		return who + " sleeps on a wake: it left " + strconv.Itoa(s.Waiting) + " mails in its inboxes"
	}
	return who + " sleeps on mail: its inboxes are empty"
}

func (s *Scheduler) idle() error {
	e := &Idle{Sleepers: make([]Sleeper, 0, s.alive)}
	for i := range s.procs {
		p := &s.procs[i]
		if p.state != asleep {
			continue
		}
		k := Sleeper{ID: ID(i), Waiting: int(p.mail)}
		for b := p.boxes + Box(p.ins); b < p.boxes+Box(p.ins)+Box(p.outs); b++ {
			if s.Full(b) {
				k.Full, k.Blocker = true, s.boxes[s.boxes[b].sink].owner
			}
		}
		e.Sleepers = append(e.Sleepers, k)
	}
	return e
}
