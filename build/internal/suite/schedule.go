package suite

import (
	"context"
	"fmt"
	"io"
	"slices"
)

// schedule is the state of a run: each stage is in one of its three parts.
type schedule struct {
	waiting []Stage // in their order
	running []Stage
	ended   map[string]Outcome
	slots   int
	w       io.Writer
}

// Run runs the stages, at most slots of them side by side, in their order as far
// as their needs allow. A stage that fails stops only those that need it. What a
// stage prints appears on w when it ends, so that no two are mixed; what one
// prints that runs alone appears at once.
func Run(ctx context.Context, stages []Stage, slots int, w io.Writer) []Outcome {
	s := schedule{waiting: slices.Clone(stages), ended: map[string]Outcome{}, slots: slots, w: w}
	finished := make(chan Outcome)
	for {
		s.skip(ctx)
		for i := s.next(); i >= 0; i = s.next() {
			stage := s.waiting[i]
			s.waiting = slices.Delete(s.waiting, i, i+1)
			s.running = append(s.running, stage)
			fmt.Fprintf(w, "---- %s starts\n", stage.Name)
			go func() { finished <- stage.run(ctx, w) }()
		}
		if len(s.running) == 0 {
			break
		}
		o := <-finished
		s.running = slices.DeleteFunc(s.running, func(r Stage) bool { return r.Name == o.Name })
		s.ended[o.Name] = o
		o.print(w)
	}
	if len(s.waiting) > 0 {
		panic("suite: stage " + s.waiting[0].Name + " needs one that is not there")
	}
	outcomes := make([]Outcome, len(stages))
	for i, stage := range stages {
		outcomes[i] = s.ended[stage.Name]
	}
	return outcomes
}

// skip ends the waiting stages that will never be run, and those in turn that
// need them.
func (s *schedule) skip(ctx context.Context) {
	for i := 0; i < len(s.waiting); i++ {
		stage := s.waiting[i]
		if why := s.blocked(ctx, stage); why != "" {
			fmt.Fprintf(s.w, "---- %s skipped: %s\n", stage.Name, why)
			s.ended[stage.Name] = Outcome{Name: stage.Name, Skipped: why}
			s.waiting = slices.Delete(s.waiting, i, i+1)
			i = -1
		}
	}
}

func (s *schedule) blocked(ctx context.Context, stage Stage) string {
	if ctx.Err() != nil {
		return "interrupted"
	}
	for _, need := range stage.Needs {
		if o, ok := s.ended[need]; ok && !o.passed() {
			return need + " " + o.state()
		}
	}
	return ""
}

// next is the index of the waiting stage to start now, or -1.
func (s *schedule) next() int {
	if len(s.running) == s.slots || slices.ContainsFunc(s.running, isAlone) {
		return -1
	}
	for i, stage := range s.waiting {
		if stage.Alone && (len(s.running) > 0 || !allAlone(s.waiting)) {
			continue
		}
		if s.ready(stage) {
			return i
		}
	}
	return -1
}

func (s *schedule) ready(stage Stage) bool {
	for _, need := range stage.Needs {
		if _, ok := s.ended[need]; !ok {
			return false
		}
	}
	return true
}

func isAlone(s Stage) bool { return s.Alone }

func allAlone(stages []Stage) bool {
	return !slices.ContainsFunc(stages, func(s Stage) bool { return !s.Alone })
}
