package bench

import "runtime"

// A sample lasts at least minSample and at least minSteps steps of the clock.
const (
	minSample = 50_000_000 // ns
	minSteps  = 50
)

// Warm-up ends when three runs in a row agree within 5 % or after maxWarmUp.
const maxWarmUp = 2_000_000_000 // ns

func (m *measurement) sampleAll() error {
	defer m.easeCollector()()
	step := ClockStep(m.opt.Clock)
	m.res.ClockStep = float64(step) / 1e9
	m.kernel = newKernel(m.opt.Clock, step)
	atLeast := max(minSample, minSteps*step)
	m.tell(PhaseWarmUp, 0, 0)
	if err := m.warmUp(atLeast); err != nil {
		return err
	}
	for range m.opt.Samples {
		if m.res.failed {
			break // no further sample can give it a score
		}
		m.tell(PhaseSample, 0, 0)
		if err := m.sample(atLeast); err != nil {
			return err
		}
		m.tellSoFar()
	}
	m.tell(PhaseSample, 0, 0)
	markSamples(m.res.Samples, m.kernels)
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
			if _, err := m.oneOf(PhaseWarmUp); err != nil {
				return err
			}
			now := m.opt.Clock()
			if m.res.WarmUpRuns++; m.res.WarmUpRuns == 1 {
				m.res.FirstRun = float64(now-runStart) / 1e9
			}
			if runs++; now-start >= window || m.opt.Samples == 1 || m.res.failed {
				break
			}
		}
		now := m.opt.Clock()
		m.kernel.time() // it is compiled and warm before it counts
		means[n%3] = float64(now-start) / float64(runs)
		m.res.WarmUp = float64(now-begin) / 1e9
		low, high := min(means[0], means[1], means[2]), max(means[0], means[1], means[2])
		m.res.Stable = n >= 2 && high <= 1.05*low
		if m.res.failed || m.res.Stable || m.opt.Samples == 1 || now-begin >= maxWarmUp {
			return nil
		}
	}
}

// sample repeats the run until the batch is long enough, and keeps the mean
// of each metric over the batch, of a rate the mean of both its sides. The mean runs
// along, so that equal values give themselves: a sum's rounding would depend on how
// many runs fit into the batch.
func (m *measurement) sample(atLeast int64) error {
	runtime.GC()
	s := Sample{Metrics: make([]float64, len(m.res.metrics))}
	means := make([]value, len(m.res.metrics))
	m.kernels = append(m.kernels, m.kernel.time())
	collected := collections()
	start := m.opt.Clock()
	for {
		r, err := m.oneOf(PhaseSample)
		if err != nil {
			return err
		}
		s.Runs++
		for i, v := range r.metrics {
			means[i].n += (v.n - means[i].n) / float64(s.Runs)
			means[i].over += (v.over - means[i].over) / float64(s.Runs)
		}
		elapsed := m.opt.Clock() - start
		if elapsed >= atLeast || m.res.failed {
			s.Elapsed = float64(elapsed) / 1e9
			break
		}
	}
	for i, v := range means {
		s.Metrics[i] = v.n / v.over
	}
	s.Collections = collections() - collected
	m.kernels = append(m.kernels, m.kernel.time())
	m.res.Samples = append(m.res.Samples, s)
	return nil
}
