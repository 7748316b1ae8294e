package ccbench

import (
	"switchyard/workloads/bench"
	"switchyard/workloads/model/gil"
)

// config gives the model's run for b's params.
func (b *body) config(r *bench.Run, p gil.Policy) gil.Config {
	c := gil.Historic()
	c.Policy = p
	c.Threads = b.threads
	c.Cores = b.cores
	c.CheckInterval = int64(b.checkInterval)
	c.SwitchInterval = nanoseconds(b.switchInterval)
	c.Forced = b.forced && b.test == testThroughput
	c.Duration = nanoseconds(b.duration * 1e3)
	c.Task = b.modelTask()
	c.Costs = b.costs()
	c.Hard = b.switching == switchingHard
	c.Random = r.Rand()
	c.Trace = r.Rec
	r.Rec.Script("thread", threadLines(p), threadLine)
	c.Tick = func(now int64) error {
		r.Progress(min(now, c.Duration), c.Duration)
		if r.Stopped() {
			return bench.ErrStopped
		}
		return nil
	}
	return c
}

// reference is c with another number of threads and no recorder: the run to
// compare with. It draws its own chances, so that it changes nothing.
func reference(r *bench.Run, c gil.Config, threads int) gil.Config {
	c.Threads, c.Trace, c.Random = threads, nil, r.Rand()
	return c
}

func (b *body) throughput(r *bench.Run, c gil.Config) error {
	one, err := gil.Throughput(reference(r, c, 1))
	if err != nil {
		return err
	}
	res, err := gil.Throughput(c)
	if err != nil {
		return err
	}
	reportShare(r, res.PerSecond(), one.PerSecond(), res.Balance())
	r.Count("sleeps", int64(res.Counts.Sleeps))
	report(r, &c, &res)
	r.CheckThat("the run lasted for its duration", res.End >= c.Duration)
	return nil
}

func (b *body) latency(r *bench.Run, c gil.Config) error {
	quiet, err := gil.Latency(reference(r, c, 0))
	if err != nil {
		return err
	}
	res, err := gil.Latency(c)
	if err != nil {
		return err
	}
	mean, deviation := gil.MeanDeviation(res.Seconds())
	alone, _ := gil.MeanDeviation(quiet.Seconds())
	worst := 0.0
	for _, s := range res.Seconds() {
		worst = max(worst, s)
	}
	r.Rate("throughput", res.PerSecond(), 1)
	r.Metric("latency", mean)
	r.Metric("latency.deviation", deviation)
	r.Metric("latency.worst", worst)
	r.Metric("latency.alone", alone)
	r.Count("datagrams", int64(len(res.Latencies)))
	report(r, &c, &res.Result)
	r.Check("datagrams handled", int64(len(res.Latencies)), res.Sent)
	return nil
}

func (b *body) bandwidth(r *bench.Run, c gil.Config) error {
	quiet, err := gil.Bandwidth(reference(r, c, 0))
	if err != nil {
		return err
	}
	res, err := gil.Bandwidth(c)
	if err != nil {
		return err
	}
	r.Rate("throughput", res.PerSecond(), 1)
	r.Rate("bandwidth", res.Rate, 1)
	r.Metric("bandwidth.share", 100*res.Rate/quiet.Rate)
	r.Count("packets", res.Packets)
	report(r, &c, &res.Result)
	return nil
}

// report reports what every test on the model does, and checks its books.
func report(r *bench.Run, c *gil.Config, res *gil.Result) {
	n := &res.Counts
	r.Count("iterations", res.Iterations())
	r.Count("preemptions", int64(n.Preemptions))
	if c.Policy != gil.None {
		r.Rate("turns.rate", float64(n.Turns), float64(res.End)/1e9)
		r.Count("turns", int64(n.Turns))
		r.Count("drops", int64(n.Checks))
		r.Count("refused", int64(n.Refused))
		r.Count("interrupts", int64(n.Interrupts))
	}
	if c.Policy == gil.Interval {
		r.Count("requests", int64(n.Requests))
	}
	r.Check("threads that ended", res.Ended(), int64(len(res.Threads)))
	r.Check("ns unaccounted for", res.Astray(c), 0)
}
