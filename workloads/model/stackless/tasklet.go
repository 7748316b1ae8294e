package stackless

// Tasklet is the number of a tasklet of one Scheduler, the one its events
// show. Main is 0; the others count from 1 in the order of their creation.
type Tasklet int32

// Main is the tasklet whose code is the Go caller of the Scheduler.
const Main Tasklet = 0

// None is no tasklet.
const None Tasklet = -1

// Registers is the number of registers of a tasklet.
const Registers = 4

const regMask = Registers - 1

// none is no link.
const none int32 = -1

// record is a tasklet in the slab: 32 bytes, no pointers, so that there is no
// write barrier and nothing for the collector to scan. With its channel (16
// bytes) a tasklet takes 48 bytes: what a chain costs is the memory it touches.
// What few tasklets have stands in Scheduler.rares.
type record struct {
	// next and prev tie it into the ring of the run queue. While it is blocked,
	// next leads along the queue of its channel (the last one's means nothing)
	// and prev is the channel. next is none in neither.
	next, prev int32
	pc         int32  // where it goes on, an index into Scheduler.code
	flags      uint32 // transfer register (bits 0 and 1), then the bits below
	// R are the registers. Exported, since a Step works on them in their place.
	R [Registers]int32
}

// Bits of record.flags. The two lowest hold the transfer register: while it is
// blocked, the one whose value it sends, or into which it receives.
const (
	transferMask uint32 = regMask

	blockedSend    uint32 = 1 << (2 + iota) // it waits in a channel's queue to send
	blockedReceive                          // it waits in a channel's queue to receive
	bound                                   // it has code
	dead                                    // it had code and has ended
	blockTrap                               // it refuses to be blocked
	raised                                  // an error waits for it in its side
	bomb                                    // what it sends is the error in its side
	killed                                  // hard: a kill reached its Body; every operation refuses
	body                                    // hard: its code is a Body, not a Program
	paused                                  // a Pause event took it out of the run queue: a Wake brings it back
	unplain                                 // it has an entry in Scheduler.rares
	blocked        = blockedSend | blockedReceive
)

// State is where a tasklet is in its life.
type State uint8

// The states of a tasklet.
const (
	Unbound   State = iota // it has no code yet
	Scheduled              // it is in the run queue; the current one is, too
	Blocked                // it waits on a channel; counts as scheduled
	Paused                 // alive, in neither
	Dead                   // it has ended
)

var stateNames = [...]string{"unbound", "scheduled", "blocked", "paused", "dead"}

// String gives the name of the state.
func (s State) String() string {
	if int(s) < len(stateNames) {
		return stateNames[s]
	}
	return "unknown"
}

// State tells where t is in its life. Main in Run is Paused.
func (s *Scheduler) State(t Tasklet) State {
	r := &s.tasks[t]
	switch {
	case r.flags&dead != 0:
		return Dead
	case r.flags&blocked != 0:
		return Blocked
	case r.next != none:
		return Scheduled
	case r.flags&bound == 0:
		return Unbound
	}
	return Paused
}

// Alive tells whether t has code and has not ended.
func (s *Scheduler) Alive(t Tasklet) bool { return s.tasks[t].flags&(bound|dead) == bound }

// Hard tells whether t has a stack of its own. Main counts as soft.
func (s *Scheduler) Hard(t Tasklet) bool { return s.rare(int32(t)).hard != 0 }

// SetBlockTrap sets whether t refuses to be blocked and returns what was set
// before. An operation that would block it then returns ErrBlockTrap.
func (s *Scheduler) SetBlockTrap(t Tasklet, on bool) bool {
	r := &s.tasks[t]
	before := r.flags&blockTrap != 0
	r.flags &^= blockTrap
	if on {
		r.flags |= blockTrap
	}
	return before
}

// Value reads register reg of t. A Body and main use register 0 for what they
// send and receive.
func (s *Scheduler) Value(t Tasklet, reg Reg) int32 { return s.tasks[t].R[reg&regMask] }
