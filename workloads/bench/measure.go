package bench

import (
	"errors"
	"fmt"

	"switchyard/workloads/trace"
)

type measurement struct {
	w    *Workload
	body Body
	opt  Options
	res  *Result
	rec  *trace.Recorder
	t0   int64

	kernel  *kernel   // mode Measure
	kernels []float64 // ns a chunk, before and after each sample
	soFarAt int64     // not before then is anything told of the samples until now
}

// Do measures w with the given settings and gives the result. An error is
// ErrStopped or a *Failure, with the joined *ParamErrors inside it where
// settings or options could not be taken; nothing has run then, or what ran
// has no score. A run with a wrong answer is no error: it ends the measurement
// with a Result that is not Verified and has no metrics.
func (w *Workload) Do(settings []Setting, opt Options) (*Result, error) {
	m, err := w.prepare(settings, opt)
	if err != nil {
		return nil, err
	}
	stage := "run"
	if m.opt.Mode == Measure || m.opt.Repeat {
		err = m.sampleAll()
	} else {
		stage = "record"
		err = m.record()
	}
	if errors.Is(err, ErrStopped) {
		return nil, err
	}
	if err != nil {
		return nil, AsFailure(stage, err)
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

// recorder makes the one that modes Watch and Study need for a run.
func (m *measurement) recorder() *trace.Recorder {
	from, to := m.opt.From, m.opt.To
	if m.opt.Mode == Watch {
		from, to = 0, 0
	}
	rec := trace.NewRecorder(from, to)
	if m.opt.Mode == Watch {
		rec.Total()
	}
	if m.opt.Recorder != nil {
		m.opt.Recorder(rec)
	}
	return rec
}

// oneOf does one run of many.
func (m *measurement) oneOf(phase Phase) (*Run, error) {
	if m.opt.Mode == Measure {
		return m.once(phase, nil)
	}
	rec := m.recorder()
	defer rec.Release()
	return m.once(phase, rec)
}

// record does one run with a recorder.
func (m *measurement) record() error {
	m.rec = m.recorder()
	m.tell(PhaseRecord, 0, 0)
	start := m.opt.Clock()
	r, err := m.once(PhaseRecord, m.rec)
	if err != nil {
		return err
	}
	s := Sample{Runs: 1, Elapsed: float64(m.opt.Clock()-start) / 1e9}
	for _, v := range r.metrics {
		s.Metrics = append(s.Metrics, v.n/v.over)
	}
	m.res.Samples = append(m.res.Samples, s)
	m.res.Recording = m.rec
	return nil
}
