package bench

import (
	"fmt"

	"switchyard/build/internal/measured"
	"switchyard/workloads/stats"
)

// value is a figure of the table with its interval; its unit is "" of a
// ratio, s or B.
type value = measured.Value

func summarize(values []float64, unit string) value {
	s := stats.Summarize(values)
	return value{Median: s.Median, Low: s.Low, High: s.High, Rounds: len(values), Bounded: s.Bounded, Unit: unit}
}

// reading takes a number out of each round.
type reading func(d *data) ([]float64, error)

// of reads a subject's outcomes.
func of(name string, read func(s *subject, o outcome) float64) reading {
	return func(d *data) ([]float64, error) {
		s, err := d.find(name)
		if err != nil {
			return nil, err
		}
		if err := d.errs[name]; err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		if len(d.outcomes[name]) == 0 {
			return nil, fmt.Errorf("%s: no round came to it", name)
		}
		var values []float64
		for _, o := range d.outcomes[name] {
			values = append(values, read(s, o))
		}
		return values, nil
	}
}

// cost is seconds an operation.
func cost(name string) reading { return of(name, (*subject).cost) }

// cold is seconds an operation in the first run of a fresh instance.
func cold(name string) reading { return of(name, (*subject).first) }

// metric is another metric of the same outcomes.
func metric(name, metric string) reading {
	return of(name, func(_ *subject, o outcome) float64 { return o.Metrics[metric].Median })
}

// constant is a reference figure.
func constant(get func() (float64, error)) reading {
	return func(*data) ([]float64, error) {
		v, err := get()
		return []float64{v}, err
	}
}

// ratio divides round by round, so that both were measured within seconds of
// each other. One of them may be a constant.
func ratio(a, b reading) reading {
	return func(d *data) ([]float64, error) {
		over, err := a(d)
		if err != nil {
			return nil, err
		}
		under, err := b(d)
		if err != nil {
			return nil, err
		}
		at := func(v []float64, i int) float64 { return v[min(i, len(v)-1)] }
		n := max(len(over), len(under))
		if len(over) > 1 && len(under) > 1 {
			n = min(len(over), len(under))
		}
		ratios := make([]float64, n)
		for i := range ratios {
			ratios[i] = at(over, i) / at(under, i)
		}
		return ratios, nil
	}
}
