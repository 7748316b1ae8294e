package taskspeed

import (
	"switchyard/workloads/model/stackless"
	"switchyard/workloads/trace"
)

func (t *taskspeed) cframeSoft(j *job) {
	p := stackless.NewStep("cframe", func(s *stackless.Scheduler, f *stackless.Frame) stackless.Token {
		for {
			if f.R[0]--; f.R[0] < 0 {
				return stackless.ToEnd
			}
			if s.Unwinds(f) {
				return stackless.ToSchedule
			}
			f = s.Scheduled(f)
		}
	})
	t.each(t.tasklets, func(k int32) { j.s.Spawn(p, k) })
}

// loopLine is the one line of a compiled loop, which its yields come from.
func loopLine(e trace.Event) int {
	if k := e.Kind(); k == trace.Yield || k == trace.Run && e.A() != 0 {
		return 0
	}
	return -1
}

func (t *taskspeed) cframe(j *job) {
	t.each(t.tasklets, func(k int32) {
		j.s.SpawnBody(func(s *stackless.Scheduler) error { return scheduleLoop(s, k) })
	})
}

func (t *taskspeed) cframeWords(j *job) {
	t.each(t.tasklets, func(k int32) {
		j.s.SpawnBody(func(s *stackless.Scheduler) error {
			_, err := withWords(t.words, s, k)
			return err
		})
	})
}

func scheduleLoop(s *stackless.Scheduler, k int32) error {
	for range k {
		if err := s.Schedule(); err != nil {
			return err
		}
	}
	return nil
}

// withWords runs the loop with so many words, or a few more, live on the stack
// above it: they are used when it is done.
func withWords(words int, s *stackless.Scheduler, k int32) (uintptr, error) {
	if words <= 0 {
		return 0, scheduleLoop(s, k)
	}
	var live [10]uintptr
	for i := range live {
		live[i] = uintptr(words + i)
	}
	sum, err := withWords(words-len(live), s, k)
	for _, w := range live {
		sum += w
	}
	return sum, err
}
