package bench

import (
	"context"
	"fmt"
	"io"
	"slices"
	"time"
)

// plan says how long to measure.
type plan struct {
	rounds       int  // at most, of a light group
	heavyRounds  int  // at most, of a heavy one
	samples      int  // a subject is asked for at a time; one is taken after a single run of warm-up
	heavySamples int  // the same of a subject in a heavy group
	visits       int  // pairs of a cold visit and a warm one
	keepAll      bool // no round is thrown away
	budget       time.Duration
}

// data is what came of the rounds.
type data struct {
	subjects []subject            // in order
	outcomes map[string][]outcome // by subject, a round each
	errs     map[string]error     // why a subject has no outcome; it is not asked again
}

func (d *data) find(name string) (*subject, error) {
	i := slices.IndexFunc(d.subjects, func(s subject) bool { return s.name == name })
	if i < 0 {
		return nil, errNotChosen
	}
	return &d.subjects[i], nil
}

// measure does rounds over all groups until the plan is fulfilled or a round
// would take longer than is left. A round of the light groups goes before them
// and is thrown away, unless the plan keeps all: the browser compiles what is
// hot in it, and pages of memory come.
func measure(ctx context.Context, all []group, p plan, ask func(s *subject, samples int) (outcome, error), progress io.Writer) (*data, error) {
	d := &data{outcomes: map[string][]outcome{}, errs: map[string]error{}}
	for _, g := range all {
		d.subjects = append(d.subjects, g.subjects...)
	}
	begin := time.Now()
	first := 0
	if p.keepAll {
		first = 1
	}
	for round := first; round <= p.rounds; round++ {
		var light time.Duration // what the next round takes at least
		fmt.Fprintf(progress, "round %d of %d:", round, p.rounds)
		for _, g := range all {
			if g.heavy && (round == 0 || round > p.heavyRounds) {
				continue
			}
			groupStart := time.Now()
			samples := p.samples
			if g.heavy {
				samples = p.heavySamples
			}
			for i := range g.subjects {
				if round%2 == 1 { // forth and back
					i = len(g.subjects) - 1 - i
				}
				if ctx.Err() != nil {
					return nil, ctx.Err()
				}
				d.once(&g.subjects[i], round, samples, ask)
			}
			took := time.Since(groupStart)
			if !g.heavy {
				light += took
			}
			fmt.Fprintf(progress, " %.1f", took.Seconds())
		}
		fmt.Fprintf(progress, " s\n")
		if round > 0 && time.Since(begin)+light > p.budget {
			break
		}
	}
	return d, nil
}

func (d *data) once(s *subject, round, samples int, ask func(*subject, int) (outcome, error)) {
	if d.errs[s.name] != nil {
		return
	}
	o, err := ask(s, samples)
	if err != nil {
		d.errs[s.name] = err
		delete(d.outcomes, s.name)
		return
	}
	if round > 0 {
		d.outcomes[s.name] = append(d.outcomes[s.name], o)
	}
}
