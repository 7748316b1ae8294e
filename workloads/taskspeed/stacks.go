package taskspeed

import (
	"switchyard/workloads/bench"
	"switchyard/workloads/model/stackless"
)

// stackSizes are stacks in machine words, measured as the historic program
// did: between the beginning of the stack and the place of the switch.
type stackSizes struct{ stub, frame, cframe int }

// softWords is the record of a soft tasklet, in the words of 8 bytes that all
// our targets have.
const softWords = stackless.TaskletBytes / 8

func measureStacks() (sizes stackSizes, err error) {
	s := stackless.New(nil)
	defer s.Close()
	s.MeasureStacks(true)
	loop := schedules()
	for range 2 { // the second time on stacks that have grown to what is needed
		frame := s.SpawnHard(loop, 2)
		cframe := s.SpawnBody(func(s *stackless.Scheduler) error { return scheduleLoop(s, 2) })
		if err := s.Schedule(); err != nil { // each up to its first switch
			return sizes, err
		}
		sizes.frame, sizes.cframe = s.StackWords(frame), s.StackWords(cframe)
		if err := s.Run(); err != nil {
			return sizes, err
		}
	}
	sizes.stub = s.StubWords()
	return sizes, nil
}

func (z *stackSizes) report(r *bench.Run) {
	r.Metric("stack.stub", float64(z.stub))
	r.Metric("stack.frame", float64(z.frame))
	r.Metric("stack.cframe", float64(z.cframe))
	r.Metric("stack.soft", softWords)
}

// slice makes the tasklets of a hard row share one stack, out of which each
// one's words are copied: those measured, and those that the row adds.
func (t *taskspeed) slice(s *stackless.Scheduler, one row) {
	words := t.stacks.frame
	switch one.id {
	case rowCframe:
		words = t.stacks.cframe
	case rowWords:
		words = t.stacks.cframe + t.words
	}
	for x := stackless.Tasklet(1); int(x) <= s.Tasklets(); x++ {
		s.Slice(x, words)
	}
}
