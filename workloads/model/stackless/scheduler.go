package stackless

import "switchyard/workloads/trace"

// Scheduler holds one world of tasklets and channels. It is not safe for
// concurrent use; main is whoever calls it. Make one with New.
type Scheduler struct {
	tasks []record
	rares []rare
	chans []queue
	code  []Token // the programs loaded so far, one after the other
	slabs *Slabs  // where the memory of tasks and chans goes in the end, or nil
	used  int     // so many of the capacity of chans may not be zero

	current int32 // the running tasklet
	coming  int32 // see front
	// watched picks the loop: false, and nothing looks on (mode Measure).
	// True with a recorder, a callback, a timeout or a switch trap.
	watched bool
	// special tells the watched loop to leave channel operations and switches to
	// the functions that know everything; serves, that it may serve several
	// tasklets at once: there is a recorder and nobody else. See rewatch.
	special, serves bool
	direct          bool // nothing forbids a Body the short way to the next one
	inNative        bool // a Native or a Step runs: nothing may switch
	recursive       bool // a channel callback runs: no channel operation
	trap            int  // the switch trap's level; above 0 nothing may switch

	// fuel is the number of steps left until the running tasklet is
	// interrupted, turn what it is set to at each switch; 0: no timeout.
	fuel, turn  int
	interrupted int32 // the one a timeout took out, none

	// What is counted: every wait is a switch, so that a wait needs one counter.
	switches             uint64 // without those of waits
	sendWaits, recvWaits uint64
	received, sent       uint64 // values taken by a receiver from a waiting sender; given by a sender

	// While a Step runs: the place that tasklets must stand at for it to go on
	// with them, none: it may not; the one up to which switches are counted; the
	// number of switches after which it has to return. See steps.go.
	stepping, counted int32
	breath            uint64

	rec          *trace.Recorder
	lined        bool     // the recorder keeps lines: everything goes the special way
	lines        []uint16 // with lined: the recorder's number of each operation's line
	onChannel    ChannelCallback
	onSchedule   ScheduleCallback
	onError      ErrorHandler
	callbackErr  error
	call         Call // what a Native or Step gets
	loaded       []loaded
	last         loaded // the one spawned last
	natives      []Native
	steps        []Step
	errs         []error
	sides        []side
	freeSides    []int32
	frames       []frame
	freeFrames   []int32
	hards        []hard
	freeHards    []int32
	stacks       stacks
	freeTasklets []int32
}

// New makes a Scheduler with the main tasklet current. rec takes the events of
// the run; nil is mode Measure, where no recorder is in the hot path at all.
func New(rec *trace.Recorder) *Scheduler {
	s := &Scheduler{rec: rec, lined: rec.KeepsLines(), coming: none, interrupted: none, stepping: none, counted: none}
	s.call.S = s
	s.code = append(s.code, Token(opMain), Token(opHard), Token(opRaised))
	s.tasks = make([]record, 1, 16)
	s.tasks[0] = record{pc: pcMain, flags: bound}
	s.sides = make([]side, 1)
	s.frames = make([]frame, 1)
	s.hards = make([]hard, 1)
	s.stacks.reuse = true
	s.stacks.hub.s = s
	s.stacks.on = &s.stacks.hub
	s.rewatch()
	return s
}

// Where every Scheduler's code keeps the three operations that are no
// program's: the pc of a tasklet that is not a soft one running its program
// points to one of them, which spares every switch a question.
const (
	pcMain   int32 = iota // main is current: the loop returns to the Go caller
	pcHard                // a hard one is current: go on its stack
	pcRaised              // a soft one with an error to raise
)

// Reserve allocates room for so many more tasklets and channels at once.
func (s *Scheduler) Reserve(tasklets, channels int) {
	s.stepping = none
	if n := len(s.tasks) + tasklets; n > cap(s.tasks) {
		s.tasks = append(make([]record, 0, n), s.tasks...)
	}
	if n := len(s.chans) + channels; n > cap(s.chans) {
		s.chans, s.used = append(make([]queue, 0, n), s.chans...), 0
	}
}

// Bytes is the memory of the slabs of tasklets and channels: 32 and 16 bytes each.
func (s *Scheduler) Bytes() int { return cap(s.tasks)*TaskletBytes + cap(s.chans)*ChannelBytes }

// Memory of one soft tasklet and of one channel, in bytes.
const (
	TaskletBytes = 32
	ChannelBytes = 16
)
