package ccbench

import (
	"fmt"

	"switchyard/workloads/bench"
	"switchyard/workloads/model/gil"
)

// Run does one run of the test, and one with a single thread (or with none
// that computes) to compare with.
func (b *body) Run(r *bench.Run) error {
	p, err := gil.ParsePolicy(b.policy)
	if err != nil {
		return err
	}
	if b.engine == engineReal {
		if b.test != testThroughput {
			return fmt.Errorf("test: %s: throughput, as the engine real has no network; the model has", b.test)
		}
		return b.runReal(r, p)
	}
	c := b.config(r, p)
	switch b.test {
	case testLatency:
		return b.latency(r, c)
	case testBandwidth:
		return b.bandwidth(r, c)
	}
	return b.throughput(r, c)
}

// reportShare reports what every throughput test reports: perSecond, and that
// of one thread, in iterations a second, and the balance.
func reportShare(r *bench.Run, perSecond, alone, balance float64) {
	r.Rate("throughput", perSecond, 1) // each run takes the time that its param says
	r.Rate("alone", alone, 1)
	r.Metric("share", 100*perSecond/alone)
	r.Metric("balance", balance)
}
