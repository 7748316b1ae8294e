package bench_test

import (
	"switchyard/workloads/bench"
	"switchyard/workloads/trace"
)

// toy is a small workload of the tests: it counts and records its steps.
type toy struct {
	steps  int
	weight float64
	engine string
	loud   bool

	answer func(n int) int64 // what it answers; nil is right
	runErr error
	spoil  func(r *bench.Run) // reports more than it declares
	runs   *int
}

func (y *toy) Run(r *bench.Run) error {
	start := r.Now()
	if y.runErr != nil {
		return y.runErr
	}
	if r.Rec != nil {
		r.Rec.Emit(trace.Spawn, 0, 1, 0, 0, 0)
		for i := range y.steps {
			r.Rec.Emit(trace.Mark, 0, 1, 0, 7, int32(i))
		}
	}
	r.Progress(1, 2)
	answer := int64(y.steps)
	if y.answer != nil {
		answer = y.answer(y.steps)
	}
	if y.runs != nil {
		*y.runs++
	}
	r.Metric("total", r.Seconds(start))
	if y.engine == "soft" {
		r.Rate("rate", float64(y.steps)*y.weight, 1)
	}
	r.Count("steps", int64(y.steps))
	if y.spoil != nil {
		y.spoil(r)
	}
	r.Check("answer", answer, int64(y.steps))
	return nil
}

// newToy describes it; change may alter the body of each measurement.
func newToy(change func(*toy)) *bench.Workload {
	return &bench.Workload{
		ID: "toy", Title: "Toy", Year: 2003, Origin: "Tests", Claim: "It counts.",
		New: func(p *bench.Params) bench.Body {
			y := new(toy)
			p.Int(&y.steps, 10, bench.Param{Key: "steps", Label: "Steps", Help: "How many.", Unit: "steps", Min: 1, Max: 1000, Scale: bench.Log})
			p.Float(&y.weight, 0.5, bench.Param{Key: "weight", Label: "Weight", Help: "Of a step.", Min: 0, Max: 2})
			p.Choice(&y.engine, "soft", bench.Param{Key: "engine", Label: "Engine", Help: "What runs it.", Choices: []bench.Choice{
				{Value: "soft", Label: "Soft", Help: "Frames."},
				{Value: "hard", Label: "Hard", Help: "Stacks."},
				{Value: "os-thread", Label: "Thread", Help: "Threads.", Native: true},
			}})
			p.Switch(&y.loud, false, bench.Param{Key: "loud", Label: "Loud", Help: "Tells more.", When: bench.Is("engine", "soft")})
			if change != nil {
				change(y)
			}
			return y
		},
		Presets: []bench.Preset{
			{ID: "default", Label: "Default", Help: "As it is."},
			{ID: "big", Label: "Big", Help: "As it was.", Values: []bench.Setting{{Key: "steps", Value: "100"}, {Key: "loud", Value: "on"}}, Historic: true},
		},
		Metrics: []bench.Metric{
			{Name: "total", Label: "Total", Unit: "s", Better: bench.Lower, Headline: true, Help: "All of it."},
			{Name: "rate", Label: "Rate", Unit: "steps/s", Better: bench.Higher, Help: "Its pace.", When: bench.Is("engine", "soft")},
		},
		Counts:  []bench.Count{{Name: "steps", Label: "Steps", Help: "Done."}},
		Charts:  []bench.Chart{{Kind: bench.ChartSweep, Title: "Total over steps", Metric: "total", X: "steps", Series: "engine"}},
		Sweeps:  []bench.Sweep{{ID: "steps", Label: "Steps", Help: "How it grows.", Metric: "total", X: "steps", From: 1, To: 1000, Points: 4, Series: "loud", Presets: []string{"default", "big"}}},
		Layout:  bench.LayoutChain,
		Memory:  []bench.Term{{Bytes: 1000}, {Bytes: 64, Of: []string{"steps"}}, {Bytes: 8, Of: []string{"steps", "weight"}, When: bench.Is("engine", "hard")}},
		Records: bench.Is("engine", "soft", "hard"),
	}
}

// fakeClock steps by 1 ms a call, so that no test waits.
func fakeClock() func() int64 {
	now := int64(0)
	return func() int64 { now += 1_000_000; return now }
}

func set(pairs ...string) (list []bench.Setting) {
	for i := 0; i < len(pairs); i += 2 {
		list = append(list, bench.Setting{Key: pairs[i], Value: pairs[i+1]})
	}
	return list
}
