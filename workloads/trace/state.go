package trace

import "sync"

// State is what a tasklet is doing, as its events tell. The numbers are those
// of web/src/lib/recording/world/state.ts, and so is what each event does to
// them (apply.ts): a test compares the two.
type State uint8

// The states.
const (
	Unknown   State = iota // nothing is known of it
	Absent                 // it is not spawned yet
	New                    // spawned, not on the run queue yet
	Running                // it runs
	Queued                 // it waits in the run queue
	Receiving              // it waits to receive
	Sending                // it waits to send
	Asleep                 // it is out of the run queue until it is woken
	Done                   // it has ended
	stateEnd
)

// transitions tells what an event does to the states of its tasklets A and B,
// by kind (bits 5 to 8 of the index), flags (bits 9 and 10) and the state of A or
// B with the bit ofMain (bits 0 to 4). An entry is a word:
//
//	bits 0 to 4  the state afterwards, with the bit ofMain
//	bit 7        rare: what happens depends on more, see Totals.decide
//	bits 8 to 9  one more than what it adds to the number of those in the run queue
//	bit 12       a switch to A
type transitions struct {
	of    [1 << 12]uint16 // of A, and from ofB on of B
	pairs [64]pair        // by kind (bits 0 to 3) and flags
}

// pair says what the first of two events is, if the second is the Run that
// follows from it.
type pair struct {
	none     uint32 // not 0: no such pair
	row      uint32 // in of
	receiver uint32 // all bits: B has to be the one that runs
}

const ofB = 1 << 11

// addPairs fills pairs: the kinds that stop their tasklet, and a Deliver that
// lets the receiver run at once, whose sender then keeps its place.
func (t *transitions) addPairs(threads bool) {
	for i := range t.pairs {
		p := &t.pairs[i]
		switch kind := Kind(i); {
		case threads:
			p.none = 1
		case kind == Yield, kind == ParkSend, kind == ParkReceive, kind == Pause, kind == Exit:
			p.row = uint32(kind) << 5
		case kind == Deliver:
			p.row, p.receiver = ofB|uint32(Run)<<5, ^uint32(0)
		default:
			p.none = 1
		}
	}
}

const (
	ofMain    = 1 << 4 // beside the state: this is tasklet 0
	stateMask = ofMain - 1
	stateBits = stateMask | ofMain

	rare     = 1 << 7
	addShift = 8
	runShift = 12
)

// The tables of runs without threads and with, each made when it is first needed.
var (
	ofTasklets = sync.OnceValue(func() *transitions { return newTransitions(false) })
	ofThreads  = sync.OnceValue(func() *transitions { return newTransitions(true) })
)

func newTransitions(threads bool) *transitions {
	t := new(transitions)
	t.addPairs(threads)
	ofA, ofB := t.of[:ofB], t.of[ofB:]
	for i := range uint32(len(ofA)) {
		was, kind, flags := State(i&stateMask), Kind(i>>5&15), uint8(i>>9)
		ofA[i] = entry(i, was, afterA(kind, flags, was))
		ofB[i] = entry(i, was, afterB(kind, flags, was, threads))
		mail := kind == Deliver && flags&Mail != 0
		switch {
		case threads && kind == Run:
			ofA[i] |= rare // main may have to stop
		case threads:
		case kind == Run && was == Running && i&ofMain != 0:
			ofB[i] |= rare // it may have left the run queue
		case was == Queued && actsA(kind, flags) && !(mail && i&ofMain != 0):
			ofA[i] |= rare // it runs if nobody else does
		case was == Queued && kind == Deliver && flags&ByReceiver != 0 && !mail:
			ofB[i] |= rare
		}
		if kind == Run {
			ofA[i] |= 1 << runShift
		}
		if kind == Yield && threads {
			ofA[i] = entry(i, was, was) // it keeps its core
		}
	}
	return t
}

//go:noinline
func entry(i uint32, was, now State) uint16 {
	add := 1
	if was == Queued {
		add--
	}
	if now == Queued {
		add++
	}
	return uint16(now) | uint16(i&ofMain) | uint16(add)<<addShift
}

// afterA is the state of A after an event, where that depends on nothing else.
//
//go:noinline
func afterA(kind Kind, flags uint8, was State) State {
	switch kind {
	case Spawn:
		return New
	case Ready, Wake:
		return Queued
	case Run:
		return Running
	case ParkSend:
		return Sending
	case ParkReceive:
		return Receiving
	case Pause:
		return Asleep
	case Exit:
		return Done
	case Yield:
		if was == Running {
			return Queued
		}
	case Deliver:
		if flags&(Mail|ByReceiver) == ByReceiver {
			return Queued // it had waited
		}
	}
	return was
}

// afterB is that of B. The one that ran before a switch keeps its place in the run queue.
func afterB(kind Kind, flags uint8, was State, threads bool) State {
	switch {
	case kind == Run && was == Running && !threads, kind == Deliver && flags&(Mail|ByReceiver) == 0:
		return Queued
	}
	return was
}

// actsA tells whether A does what only a running tasklet does, and stays in its state.
func actsA(kind Kind, flags uint8) bool {
	switch kind {
	case Deliver:
		return flags&(Mail|ByReceiver) != ByReceiver
	case Acquire, Release, Mark:
		return true
	}
	return false
}
