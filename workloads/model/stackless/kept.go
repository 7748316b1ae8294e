package stackless

import "sync"

// kept are stacks of closed Schedulers, each in its own slot, for Schedulers to
// come: a workload is run many times, and each time it would pay for the page
// faults of its stacks anew.
var kept struct {
	sync.Mutex
	stacks []*coroutine
}

// maxKept bounds what is kept: some 500 MB if all were used at once.
const maxKept = 1 << 17

// DropStacks ends the stacks that are kept from closed Schedulers: for whoever
// weighs what a new one takes.
func DropStacks() {
	s := New(nil)
	s.stacks.free = takeKept()
	s.ReuseStacks(false)
	s.Close()
}

// takeKept takes all that are kept: one lock for a Scheduler's life.
func takeKept() []*coroutine {
	kept.Lock()
	defer kept.Unlock()
	taken := kept.stacks
	kept.stacks = nil
	return taken
}

// keep keeps stacks, as far as there is room, and returns the others.
func keep(stacks []*coroutine) []*coroutine {
	kept.Lock()
	defer kept.Unlock()
	if kept.stacks == nil && len(stacks) <= maxKept {
		kept.stacks = stacks
		return nil
	}
	n := max(0, min(len(stacks), maxKept-len(kept.stacks)))
	kept.stacks = append(kept.stacks, stacks[:n]...)
	return stacks[n:]
}
