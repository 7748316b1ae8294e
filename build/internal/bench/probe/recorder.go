package probe

import (
	"fmt"

	"switchyard/workloads/bench"
	"switchyard/workloads/chain"
	"switchyard/workloads/model/stackless"
	"switchyard/workloads/trace"
)

// recorders are those of the modes: none, one that adds up, one that keeps all
// of so many events.
func recorders(events uint64) (watched, studied *trace.Recorder) {
	watched, studied = trace.NewRecorder(0, 0), trace.NewRecorder(0, events)
	watched.Total()
	return watched, studied
}

// recorder runs a ring of n switches three times, side by side: unwatched,
// added up (Watch), and kept whole (Study). What an event costs is the
// difference by the number of events.
func (b *body) recorder(r *bench.Run) error {
	bare, switches, err := b.timeRing(r, nil)
	if err != nil {
		return err
	}
	watched, studied := recorders(uint64(4 * b.n))
	watch, _, err := b.timeRing(r, watched)
	if err != nil {
		return err
	}
	study, _, err := b.timeRing(r, studied)
	if err != nil {
		return err
	}
	events := float64(studied.Steps())
	r.Metric("watch", (watch-bare)/events)
	r.Metric("study", (study-bare)/events)
	r.Count("operations", switches)
	r.CheckThat("a switch is an event", int64(studied.Steps()) >= int64(b.n))
	same(r, watched, studied)
	return nil
}

// watchedChain runs a chain of n tasklets three times, side by side. What the
// modes cost is their times by that of mode Measure.
func (b *body) watchedChain(r *bench.Run) error {
	settings := []bench.Setting{{Key: "n", Value: fmt.Sprint(b.n)}, {Key: "engine", Value: b.engine}}
	watched, studied := recorders(1 << 16)
	var total [3]float64
	for i, rec := range []*trace.Recorder{nil, watched, studied} {
		body, _, err := chain.Workload.Bind(settings)
		if err != nil {
			return err
		}
		run := bench.NewRun(r.Now, r.Seed, rec)
		if err := body.Run(run); err != nil {
			return err
		}
		for _, c := range run.Checks() {
			r.Check(c.What, c.Got, c.Want)
		}
		total[i], _ = run.MetricValue("total")
	}
	r.Metric("watched", total[1]/total[0])
	r.Metric("studied", total[2]/total[0])
	r.Count("operations", int64(watched.Steps()))
	same(r, watched, studied)
	return nil
}

// same checks that both saw the same events, and gives their memory back.
func same(r *bench.Run, watched, studied *trace.Recorder) {
	r.Check("events watched", int64(watched.Steps()), int64(studied.Steps()))
	r.CheckThat("the same events", watched.Hash() == studied.Hash())
	_, to := studied.Window()
	r.Check("events kept", int64(studied.Kept()), int64(min(to, studied.Steps())))
	watched.Release()
	studied.Release()
}

func (b *body) timeRing(r *bench.Run, rec *trace.Recorder) (seconds float64, switches int64, err error) {
	s := stackless.New(rec)
	defer s.Close()
	p := stackless.NewProgram("schedule loop")
	k := p.Reg("k")
	p.Repeat(k, p.Schedule)
	spawn := s.Spawn
	if b.engine == "hard" {
		spawn = s.SpawnHard
	}
	for range ring {
		spawn(p, int32(b.n/ring))
	}
	start := r.Now()
	err = s.Run()
	return r.Seconds(start), int64(s.Counts().Schedules), err
}
