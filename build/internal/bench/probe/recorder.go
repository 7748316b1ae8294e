package probe

import (
	"switchyard/workloads/bench"
	"switchyard/workloads/model/stackless"
	"switchyard/workloads/trace"
)

// recorder runs a ring of n switches three times, side by side: unwatched,
// counted (Watch), and kept whole (Study). What an event costs is the
// difference by the number of events.
func (b *body) recorder(r *bench.Run) error {
	bare, _, err := b.timeRing(r, nil)
	if err != nil {
		return err
	}
	watched := trace.NewRecorder(0, 0)
	watch, _, err := b.timeRing(r, watched)
	if err != nil {
		return err
	}
	studied := trace.NewRecorder(0, uint64(4*b.n))
	study, switches, err := b.timeRing(r, studied)
	if err != nil {
		return err
	}
	events := float64(studied.Steps())
	r.Metric("watch", (watch-bare)/events)
	r.Metric("study", (study-bare)/events)
	r.Count("operations", switches)
	r.Check("events watched", int64(watched.Steps()), int64(studied.Steps()))
	r.Check("events kept", int64(len(studied.Events())), int64(studied.Steps()))
	r.CheckThat("a switch is an event", int64(studied.Steps()) >= int64(b.n))
	return nil
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
