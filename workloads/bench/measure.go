package bench

import (
	"errors"
	"fmt"
	"runtime"

	"switchyard/workloads/trace"
)

// Mode says what is recorded while a run goes on. Only Measure's numbers are quoted.
type Mode string

// The modes.
const (
	Measure Mode = "measure" // no recorder in the hot path
	Watch   Mode = "watch"   // counts and rolling hash only
	Study   Mode = "study"   // a window of events recorded whole
)

// Phase of a measurement, for progress.
type Phase string

// The phases.
const (
	PhaseWarmUp Phase = "warm-up"
	PhaseSample Phase = "sample"
	PhaseRecord Phase = "record"
)

// Progress says how far a measurement is.
type Progress struct {
	Phase       Phase
	Sample      int   // number of samples that are done
	Samples     int   // number asked for
	Done, Total int64 // within the run, where the body tells; Total is 0 where it does not
	Elapsed     int64 // ns since the measurement began
}

// MaxSamples bounds Options.Samples.
const MaxSamples = 1000

// MaxSeed bounds Options.Seed: a seed fits the numbers of every language.
const MaxSeed = 1<<32 - 1

// Options of a measurement. Clock is needed; the rest may be zero.
type Options struct {
	Seed        uint64
	Samples     int // 1 to MaxSamples; 0 is 10
	Mode        Mode
	From, To    uint64 // window of mode Study
	Clock       func() int64
	MemoryLimit int64 // bytes; 0 is none
	Progress    func(Progress)
	Stopped     func() bool // asked by long native runs
	Environment []Setting
}

// Sample is a batch of runs that lasted long enough for the clock.
type Sample struct {
	Runs    int     // in the batch
	Elapsed float64 // s, of the whole batch
	Metrics []float64
}

// A sample lasts at least minSample and at least minSteps steps of the clock.
const (
	minSample = 50_000_000 // ns
	minSteps  = 50
)

// Warm-up ends when three runs in a row agree within 5 % or after maxWarmUp.
const maxWarmUp = 2_000_000_000 // ns

type measurement struct {
	w    *Workload
	body Body
	opt  Options
	res  *Result
	rec  *trace.Recorder
	t0   int64
}

// Do measures w with the given settings and gives the result. An error is a
// *Failure, or joined *ParamErrors inside one; nothing has run then, or what
// ran has no score.
func (w *Workload) Do(settings []Setting, opt Options) (*Result, error) {
	m, err := w.prepare(settings, opt)
	if err != nil {
		return nil, err
	}
	if m.opt.Mode == Measure {
		err = m.sampleAll()
	} else {
		err = m.record()
	}
	if errors.Is(err, ErrStopped) {
		return nil, err
	}
	if err != nil {
		return nil, AsFailure("run", err)
	}
	m.res.finish()
	return m.res, nil
}

func (w *Workload) prepare(settings []Setting, opt Options) (*measurement, error) {
	if opt.Samples == 0 {
		opt.Samples = 10
	}
	if opt.Mode == "" {
		opt.Mode = Measure
	}
	if opt.Samples < 1 || opt.Samples > MaxSamples {
		return nil, AsFailure("params", &ParamError{"samples", formatInt(opt.Samples), fmt.Sprintf("a whole number from 1 to %d", MaxSamples)})
	}
	if opt.Seed > MaxSeed {
		return nil, AsFailure("params", &ParamError{"seed", formatLimit(float64(opt.Seed)), fmt.Sprintf("a whole number from 0 to %d", uint64(MaxSeed))})
	}
	body, all, err := w.Bind(settings)
	if err != nil {
		return nil, AsFailure("params", err)
	}
	if err := w.checkMemory(all, opt.MemoryLimit); err != nil {
		return nil, err
	}
	switch opt.Mode {
	case Measure:
	case Watch, Study:
		if !w.Records.Holds(all) {
			return nil, AsFailure("params", &ParamError{"mode", string(opt.Mode), w.Records.words("records only with ")})
		}
	default:
		return nil, AsFailure("params", &ParamError{"mode", string(opt.Mode), "one of measure, watch, study"})
	}
	res := &Result{Workload: w, Params: all, Seed: opt.Seed, Mode: opt.Mode, Environment: opt.Environment}
	return &measurement{w: w, body: body, opt: opt, res: res, t0: opt.Clock()}, nil
}

// once does one run and checks that it reports what the description says.
func (m *measurement) once(phase Phase, rec *trace.Recorder) (*Run, error) {
	r := NewRun(m.opt.Clock, m.opt.Seed, rec)
	r.stopped = m.opt.Stopped
	if m.opt.Progress != nil {
		r.progress = func(done, total int64) { m.tell(phase, done, total) }
	}
	if r.Stopped() {
		return nil, ErrStopped
	}
	if err := m.body.Run(r); err != nil {
		return nil, err
	}
	return r, m.res.take(r)
}

func (m *measurement) tell(phase Phase, done, total int64) {
	if m.opt.Progress != nil {
		m.opt.Progress(Progress{phase, len(m.res.Samples), m.opt.Samples, done, total, m.opt.Clock() - m.t0})
	}
}

func (m *measurement) sampleAll() error {
	step := ClockStep(m.opt.Clock)
	m.res.ClockStep = float64(step) / 1e9
	atLeast := max(minSample, minSteps*step)
	m.tell(PhaseWarmUp, 0, 0)
	if err := m.warmUp(atLeast); err != nil {
		return err
	}
	for range m.opt.Samples {
		m.tell(PhaseSample, 0, 0)
		if err := m.sample(atLeast); err != nil {
			return err
		}
	}
	m.tell(PhaseSample, 0, 0)
	return nil
}

// warmUp runs until three windows agree; the first run is kept apart. A
// single sample is a look, not a measurement: it gets one run of warm-up.
func (m *measurement) warmUp(window int64) error {
	begin := m.opt.Clock()
	var means [3]float64
	for n := 0; ; n++ {
		start, runs := m.opt.Clock(), 0
		for {
			runStart := m.opt.Clock()
			if _, err := m.once(PhaseWarmUp, nil); err != nil {
				return err
			}
			now := m.opt.Clock()
			if m.res.WarmUpRuns++; m.res.WarmUpRuns == 1 {
				m.res.FirstRun = float64(now-runStart) / 1e9
			}
			if runs++; now-start >= window || m.opt.Samples == 1 {
				break
			}
		}
		now := m.opt.Clock()
		means[n%3] = float64(now-start) / float64(runs)
		m.res.WarmUp = float64(now-begin) / 1e9
		low, high := min(means[0], means[1], means[2]), max(means[0], means[1], means[2])
		m.res.Stable = n >= 2 && high <= 1.05*low
		if m.res.Stable || m.opt.Samples == 1 || now-begin >= maxWarmUp {
			return nil
		}
	}
}

// sample repeats the run until the batch is long enough, and keeps the mean
// of each metric over the batch.
func (m *measurement) sample(atLeast int64) error {
	runtime.GC()
	s := Sample{Metrics: make([]float64, len(m.res.metrics))}
	start := m.opt.Clock()
	for {
		r, err := m.once(PhaseSample, nil)
		if err != nil {
			return err
		}
		s.Runs++
		for i, v := range r.metrics {
			s.Metrics[i] += v.v
		}
		elapsed := m.opt.Clock() - start
		if elapsed >= atLeast {
			s.Elapsed = float64(elapsed) / 1e9
			break
		}
	}
	for i := range s.Metrics {
		s.Metrics[i] /= float64(s.Runs)
	}
	m.res.Samples = append(m.res.Samples, s)
	return nil
}

// record does one run with a recorder.
func (m *measurement) record() error {
	from, to := m.opt.From, m.opt.To
	if m.opt.Mode == Watch {
		from, to = 0, 0
	}
	m.rec = trace.NewRecorder(from, to)
	m.tell(PhaseRecord, 0, 0)
	start := m.opt.Clock()
	r, err := m.once(PhaseRecord, m.rec)
	if err != nil {
		return err
	}
	s := Sample{Runs: 1, Elapsed: float64(m.opt.Clock()-start) / 1e9}
	for _, v := range r.metrics {
		s.Metrics = append(s.Metrics, v.v)
	}
	m.res.Samples = append(m.res.Samples, s)
	m.res.Recording = m.rec
	return nil
}

// ClockStep is the smallest step of the clock in ns that was seen: the median
// of nine, each found by asking until the clock moves.
func ClockStep(clock func() int64) int64 {
	var steps [9]int64
	for i := range steps {
		start := clock()
		now := start
		for now == start {
			now = clock()
		}
		d := now - start
		j := i
		for ; j > 0 && steps[j-1] > d; j-- {
			steps[j] = steps[j-1]
		}
		steps[j] = d
	}
	return steps[len(steps)/2]
}
