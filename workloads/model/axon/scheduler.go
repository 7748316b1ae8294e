package axon

import (
	"math"

	"switchyard/workloads/trace"
)

// ID is the number of a component, in the order of their making from 1 on. 0
// is the code outside the scheduler, which can send, link and wake too.
type ID uint32

// Verdict is what a step says at its end.
type Verdict uint8

// The verdicts.
const (
	Go  Verdict = iota // step me again
	End                // I have ended
)

// Step is a soft body: called once a step, with the component stepped. It
// keeps its state where it likes; the component's number is a good index.
type Step func(c Component) Verdict

// Body is a registered body. Many components may have the same one.
type Body uint32

// Scheduler steps components in cycles. It is not for use by several
// goroutines at once.
type Scheduler struct {
	bodies  []Step  // by Body; 0 is the body of what has ended
	waiting []uint8 // by Body: what its steps without mail do: polls, rests or 0

	slabs
	back   *Slabs  // whose memory it is; nil is its own
	stacks []stack // by ID; empty while no component is hard

	rec     *trace.Recorder // nil in mode Measure
	running ID              // the component in its step; 0 outside
	last    ID              // the component stepped before
	alive   int             // activated and not ended

	cycles, steps uint64
}

type wake struct{ who, cause ID }

// New makes a scheduler. It emits its events to rec; nil is mode Measure, in
// which the walk of the run queue knows no recorder.
func New(rec *trace.Recorder) *Scheduler {
	return &Scheduler{
		bodies:  []Step{func(Component) Verdict { return End }},
		waiting: []uint8{0},
		slabs:   new(slabs).emptied(),
		rec:     rec,
	}
}

// Grow makes room for n more components and a request of each kind for every
// one, so that making and waking them allocates nothing.
func (s *Scheduler) Grow(n int) {
	s.procs = grow(s.procs, n)
	s.offices = grow(s.offices, n)
	s.boxes = grow(s.boxes, n*(defaultIns+defaultOuts))
	s.queue = grow(s.queue, n)
	s.pauses = grow(s.pauses, n)
	s.wakes = grow(s.wakes, n)
}

func grow[S ~[]T, T any](slab S, n int) S {
	if cap(slab)-len(slab) >= n {
		return slab
	}
	return append(make(S, 0, len(slab)+n), slab...)
}

// extend makes a slab n longer. What it held there before is not cleared.
func extend[S ~[]T, T any](slab S, n int) S {
	if n > cap(slab)-len(slab) {
		return append(slab, make(S, n)...)
	}
	return slab[:len(slab)+n]
}

// Soft registers a compiled step function as a body.
func (s *Scheduler) Soft(step Step) Body { return s.register(step, 0) }

// Polling registers a step function that would do nothing in a step without
// mail in any inbox: the generator's `while not self.anyReady(): yield 1`. The
// walk does such a step by itself and saves the call, which in a browser is
// most of the price. It counts, and leaves its events, like any other.
func (s *Scheduler) Polling(step Step) Body { return s.register(step, polls) }

// Resting registers a step function of a component that sleeps while it has no
// mail: the generator's `yield 1`, which is its first step, and then `while not
// self.anyReady(): self.pause(); yield 1`. The walk does both by itself, and step
// is called for a later step that finds mail. They count, and leave their events,
// like any other.
func (s *Scheduler) Resting(step Step) Body { return s.register(step, begins|rests) }

func (s *Scheduler) register(step Step, waiting uint8) Body {
	s.bodies = append(s.bodies, step)
	s.waiting = append(s.waiting, waiting)
	return Body(len(s.bodies) - 1)
}

// Run steps cycle after cycle until every activated component has ended. The
// error is an *Idle when those left are all asleep: nothing could wake them.
func (s *Scheduler) Run() error { return s.RunTo(math.MaxUint64) }

// RunTo is Run up to the end of the cycle in which Steps comes to steps.
func (s *Scheduler) RunTo(steps uint64) error {
	for s.Pending() && s.steps < steps {
		s.cycle(steps)
		if len(s.queue) == 0 && s.alive > 0 {
			return s.idle()
		}
	}
	return nil
}

// Pending tells whether a cycle has something to do: components alive, or an
// activation to handle.
func (s *Scheduler) Pending() bool { return s.alive > 0 || len(s.wakes) > 0 }

// Cycle walks the run queue once, then handles the requests made so far: all
// pauses, then all wakes. The error is an *Idle when it leaves components
// alive with none of them on the run queue.
func (s *Scheduler) Cycle() error {
	s.cycle(s.steps)
	if len(s.queue) == 0 && s.alive > 0 {
		return s.idle()
	}
	return nil
}

func (s *Scheduler) cycle(steps uint64) {
	if s.rec == nil {
		s.measuredCycles(steps)
	} else {
		s.recordedCycle()
	}
}

// Cycles is the number of cycles so far, the first one included, which walks
// an empty run queue and handles the activations made before.
func (s *Scheduler) Cycles() uint64 { return s.cycles }

// Steps is the number of component steps so far.
func (s *Scheduler) Steps() uint64 { return s.steps }

// Alive is the number of components activated and not ended.
func (s *Scheduler) Alive() int { return s.alive }

// Runnable is the length of the run queue, those going to sleep included.
func (s *Scheduler) Runnable() int { return len(s.queue) }
