package gil

import "math"

// state is where a thread is. Every thread is in one state at a time, from the
// start of the run to its exit, so the times of a thread's states add up.
type state uint8

const (
	atGate  state = iota // not started, or asleep, or waiting for a datagram
	ready                // wants a core
	running              // has a core
	waiting              // waits for the lock
	ended
	states
)

// moment is what happens to a thread when its time comes.
type moment uint8

const (
	nothing   moment = iota
	arrive           // it starts to run on its core and wants the lock
	proceed          // it goes on with its next operation
	codesDone        // its bytecodes are done, or it must let go between two
	callDone         // a call that kept the lock returns
	letGo            // the kernel call that frees the lock returns
	comeBack         // it wants the lock again, on its core
	alarm            // its sleep is over
	patience         // it has waited for the switch interval
	outside          // the outside world does something (thread 0 only)
)

// never is later than everything.
const never = math.MaxInt64

// thread is one thread of the model. Thread 0 is the outside world: it starts
// the others and sends datagrams, and never runs.
type thread struct {
	id    int
	state state
	core  int // Nobody without a core

	// The one thing that will happen to it, and when.
	then   moment
	at     int64
	order  uint64 // among equal times, first set is first
	left   int64  // without a core: time still to run until then
	frozen int64  // when it lost its core; what start is relative to

	// What it is doing.
	next  func() op
	op    op
	check bool  // it lets go because of the rule, in the middle of its work
	codes int64 // bytecodes still to do in this operation
	start int64 // when the first of them starts
	stop  int64 // how many of them it does before it stops
	free  bool  // it runs without the lock

	seen      uint64 // turns of the lock when it began to wait
	interrupt int64  // when the machine next wants its core
	onSince   int64  // when it got its core
	used      int64  // of its quantum, before that

	Account
	since int64 // when it entered its state
}

// Account says what became of a thread's time and work.
type Account struct {
	Iterations int64 // those of its complete batches
	Duration   int64 // when the last of them ended, ns
	Computed   int64 // time in bytecodes and calls, ns
	Held       int64 // time it held the lock, ns
	Running    int64 // time on a core, ns
	Ready      int64 // time it wanted a core, ns
	Waiting    int64 // time it waited for the lock, ns
	Away       int64 // time before its start, asleep or waiting for a datagram, ns
	End        int64 // when it exited, ns
}

// enter puts t into a state and books the time it spent in the last one.
func (t *thread) enter(s state, now int64) {
	d := now - t.since
	switch t.state {
	case atGate:
		t.Away += d
	case ready:
		t.Ready += d
	case running:
		t.Running += d
	case waiting:
		t.Waiting += d
	}
	t.state, t.since = s, now
}
