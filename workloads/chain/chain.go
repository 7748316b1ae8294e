package chain

import (
	"switchyard/workloads/bench"
	"switchyard/workloads/model/stackless"
)

// chain is the workload with its params.
type chain struct {
	n      int
	engine string
	weight bench.Weight // of a tasklet with its channel
	slabs  stackless.Slabs
}

// Run makes a chain and passes one number through it.
func (c *chain) Run(r *bench.Run) error {
	if !c.weight.Weighed() {
		stackless.DropStacks() // of a measurement before: they would not be weighed
	}
	c.weight.Start()
	start := r.Now()
	var answer int64
	var made float64
	var err error
	if c.engine == engineGoroutine {
		answer, made = c.onGoroutines(r)
	} else {
		answer, made, err = c.onTasklets(r)
	}
	if err != nil {
		return err
	}
	total := r.Seconds(start)
	r.Metric("total", total)
	r.Metric("create", made)
	r.Metric("run", total-made)
	r.Rate("hops", float64(c.n+1), total)
	r.Metric("bytes", c.weight.Each())
	r.Check("answer", answer, int64(c.n))
	return nil
}

// report reports the counts and checks that they are what the real Stackless
// shows for every n.
func (c *chain) report(r *bench.Run, got stackless.Counts) {
	n := int64(c.n)
	for _, law := range []struct {
		name      string
		got, want int64
	}{
		{"schedules", int64(got.Schedules), 3*n + 2},
		{"channelOps", int64(got.ChannelOps()), 2*n + 2},
		{"receivesBlock", int64(got.ReceivesBlock), n - 1},
		{"receivesSucceed", int64(got.ReceivesSucceed), 2},
		{"sendsBlock", int64(got.SendsBlock), 2},
		{"sendsSucceed", int64(got.SendsSucceed), n - 1},
	} {
		r.Count(law.name, law.got)
		r.Check(law.name, law.got, law.want)
	}
}
