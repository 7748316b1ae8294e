package threadstart

import "sync"

// goroutines starts goroutines. What runs when is up to Go's scheduler.
type goroutines struct {
	*ledger
	begin func(life func()) // runs life somewhere else and returns at once
	ready chan struct{}
	slots []chan struct{} // each gets one value when its thread has ended
	alive sync.WaitGroup  // those that have not given their area back
}

func newGoroutines(l *ledger, slots int) *goroutines {
	u := &goroutines{ledger: l, ready: make(chan struct{}), slots: make([]chan struct{}, slots)}
	for slot := range slots {
		u.slots[slot] = make(chan struct{}, 1) // nobody waits in order to end
	}
	u.begin = func(life func()) { go life() }
	return u
}

func (u *goroutines) start(slot int) error {
	a, err := u.areas.take()
	if err != nil {
		return err
	}
	u.alive.Add(1)
	u.begin(func() { u.life(slot, a) })
	if u.handshake() {
		<-u.ready
		u.handshakes++
	}
	return nil
}

// life is the life of a thread. Who joins it may be ahead of the end of it: the
// area is given back only afterwards, so that the next thread may come too
// early to take it over, as in SBCL.
func (u *goroutines) life(slot int, a *area) {
	u.areas.touchStacks(a)
	if u.handshake() {
		u.ready <- struct{}{}
	}
	u.counter.Add(1)
	u.slots[slot] <- struct{}{}
	u.areas.giveBack(a)
	u.alive.Done()
}

func (u *goroutines) join(slot int) error {
	<-u.slots[slot]
	return nil
}

func (u *goroutines) close() { u.alive.Wait() }
