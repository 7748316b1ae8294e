package gil

import "slices"

// Nobody stands for no thread where a thread's number is expected.
const Nobody = -1

// Lock is the state of a lock under one rule: who holds it, who waits, who
// asked. It knows no clock and never blocks: its user asks, and does the
// waiting and waking that the answers call for. The zero Lock is not ready
// for use; see NewLock.
//
// A thread that wants the lock calls Try. Refused, it calls Wait and sleeps;
// woken, it calls Try again.
type Lock struct {
	rule    *Rule
	holder  int   // Nobody while free
	last    int   // the last holder
	queue   []int // waiters, the longest waiting first
	dropper int   // may not take the lock before another has; Nobody otherwise
	request bool  // a waiter asked the holder to let go
	turns   uint64
	pick    func(n int) int
}

// NewLock makes a free lock under the rule of p, which is not None. pick
// chooses one of n waiters where the rule says any; it returns 0 to n-1.
func NewLock(p Policy, pick func(n int) int) *Lock {
	return &Lock{rule: p.Rule(), holder: Nobody, last: Nobody, dropper: Nobody, pick: pick}
}

// Holder is the thread that holds the lock, or Nobody.
func (l *Lock) Holder() int { return l.holder }

// Last is the thread that held the lock last or holds it now, or Nobody.
func (l *Lock) Last() int { return l.last }

// Waiters is the number of threads in the queue.
func (l *Lock) Waiters() int { return len(l.queue) }

// Turns is how often the lock went to another thread than its last holder.
func (l *Lock) Turns() uint64 { return l.turns }

// Requested tells whether a waiter asked the holder to let go.
func (l *Lock) Requested() bool { return l.request }

// MustAwait tells whether t let go on request and nobody has taken the lock since.
func (l *Lock) MustAwait(t int) bool { return l.dropper == t }

// Try takes the lock for t if the rule lets it, and tells whether it did.
func (l *Lock) Try(t int) bool {
	if l.holder != Nobody || l.dropper == t {
		return false
	}
	i := slices.Index(l.queue, t)
	if l.rule.Queue && i != 0 && len(l.queue) > 0 {
		return false
	}
	if i >= 0 {
		l.queue = slices.Delete(l.queue, i, i+1)
	}
	l.holder = t
	l.request = false
	l.dropper = Nobody
	if l.last != t {
		l.turns++
		l.last = t
	}
	return true
}

// Wait puts t into the queue, at its end, unless it has a place there.
func (l *Lock) Wait(t int) {
	if !slices.Contains(l.queue, t) {
		l.queue = append(l.queue, t)
	}
}

// Release frees the lock, which t holds, and returns the waiter to wake, or
// Nobody. drop says that t has more to do and let go because of the rule; it
// then goes on as the rule's After says.
//
// Where threads may jump the queue, the waiter woken loses its place: if it
// comes too late, it queues anew.
func (l *Lock) Release(t int, drop bool) (wake int) {
	if l.holder != t {
		panic("gil: a thread released a lock that it does not hold")
	}
	l.holder = Nobody
	if len(l.queue) == 0 {
		return Nobody
	}
	if drop && l.rule.After == AwaitTaken {
		l.dropper = t
	}
	if l.rule.Queue {
		return l.queue[0]
	}
	i := 0
	if l.rule.Any && len(l.queue) > 1 {
		i = l.pick(len(l.queue))
	}
	wake = l.queue[i]
	l.queue = slices.Delete(l.queue, i, i+1)
	return wake
}

// Ask notes that a waiter has run out of patience, if the lock is held and has
// had no other turn since the waiter saw seen turns. It tells whether the
// request is new.
func (l *Lock) Ask(seen uint64) bool {
	if l.request || l.holder == Nobody || l.turns != seen {
		return false
	}
	l.request = true
	return true
}
