// Package stackless is a scheduler of tasklets that meet on channels.
//
// It behaves as Stackless Python 2.7 does, from the order of the run queue to
// the texts of the errors, and it can switch in the two ways of Stackless 3.0:
//
//   - A soft tasklet holds no stack. It is a record of 32 bytes in a slab: a
//     program counter, four registers, two links. Its code is a Program, a short
//     list of operations, run by one interpreter loop in which a switch is the
//     assignment of an index.
//   - A hard tasklet has its own stack, a Go coroutine (iter.Pull). Its code is
//     a Body, Go written straight down, or a Program, which the same loop runs
//     on that stack.
//
// Both stand in one run queue, meet on the same channels and leave the same
// trace. Everything is deterministic: no clock, no map iteration, no goroutine
// scheduling decides the order of anything.
//
// # Use
//
//	s := stackless.New(nil)                     // nil: mode Measure
//	defer s.Close()
//	p := stackless.NewProgram("link")
//	left, right, n := p.Reg("left"), p.Reg("right"), p.Reg("n")
//	p.Receive(n, right)
//	p.Add(n, 1)
//	p.Send(left, n)
//	a, b := s.NewChannel(), s.NewChannel()
//	s.Spawn(p, int32(a), int32(b))              // soft; SpawnHard: on its own stack
//	err := s.Send(b, 0)                         // the caller is tasklet 0, main
//	v, err := s.Receive(a)
//	err = s.Run()                               // until the run queue is empty
//
// Main is a tasklet whose code is the Go caller. The operations Send, Receive,
// Iterate, SendError, SendSequence, Schedule, ScheduleRemove, RunTasklet,
// SwitchTo, Kill and Raise act for the current tasklet: main, or the hard
// tasklet whose Body calls them. They return when that tasklet is current
// again. A Native or a Step, called from a Program, may use everything that
// does not switch: Spawn, Insert, Remove, NewChannel, Balance and the like.
//
// Errors take the place of Python's exceptions: an operation that raises there
// returns the error here; in a Program it goes to the handler set with OnError
// or ends the tasklet.
//
// # Choices
//
// One Scheduler, one set of slabs: a record stands in the run queue or in its
// channel's queue, never in both, so that a channel needs no list of its own.
// What a large world costs is the memory it touches: a record is half a cache
// line, and what few tasklets have stands elsewhere. The transfer register of a
// blocked tasklet is where its partner takes or leaves the value, so that waking
// it needs no code.
//
// In mode Measure tasklets that stand at the same operation one after the other
// are served together by small loops (runs.go, feed.go): the same steps, the same
// counts, without going back to the interpreter in between. A Step goes on with
// the next tasklet by itself (steps.go).
//
// The pc of a tasklet that is no soft one at its program points to one of three
// operations that every code begins with (main, hard, raised): the loops
// switch without asking what they switch to.
//
// Hard tasklets change places with each other directly. iter.Pull ties a
// sequence to the one who asks for its values, two switches for each turn; but
// its two ends, next and yield, may be called by anybody in turn, and each call
// changes places with the stack that waits there. So a stack that leaves calls the
// end at which the next one waits, and waits there from then on: one switch. The
// loop on main's stack is just one of them, needed for soft tasklets and to make
// a new stack. A stack is made when its tasklet first runs, and taken over from
// an ended one when there is one.
//
// A kill reaches a Body as an error, not as a panic: every further operation
// refuses, so that the Body cannot do anything else but return.
//
// # Events
//
// With a trace.Recorder each run leaves these events (t tasklet, c channel):
//
//	Spawn t by           bound to its code
//	Ready t by           put on the run queue: new, or taken out of a channel by an error
//	Run t previous       a real switch: where Stackless makes a schedule callback
//	ParkSend t c value   a channel callback that will block
//	ParkReceive t c      likewise
//	Deliver s r c value  a channel callback that goes; flag r: the sender had waited.
//	                     The one that had waited is runnable from here on
//	Yield t              schedule(), also of a lone tasklet
//	Pause t by           out of the run queue: remove, schedule_remove, switch, an expired turn
//	Wake t by            back on the run queue: insert, run, switch
//	Exit t how           0 its end, 1 an error, 2 killed
//	Mark t mark value    a Mark of the program
//
// Main leaves and enters the queue around Run without an event: Run events show it.
package stackless
