package hackysack

import (
	"switchyard/workloads/bench"
	"switchyard/workloads/model/axon"
	"switchyard/workloads/model/stackless"
)

// The values of the params.
const (
	systemAxon      = "axon"
	systemStackless = "stackless"

	engineSoft      = "soft"
	engineHard      = "hard"
	engineGoroutine = "goroutine"
)

// body is the workload with its params bound.
type body struct {
	system    string
	players   int
	loops     int
	pause     bool
	drain     bool
	component string
	engine    string

	weight bench.Weight // of a player
	slabs  stackless.Slabs
	axon   axon.Slabs
}

// Run plays one game.
func (b *body) Run(r *bench.Run) error {
	g := newGame(b, r)
	g.law = expect(b, r)
	play := b.playAxon
	switch {
	case b.system == systemAxon:
	case b.engine == engineGoroutine:
		play = b.playGoroutines
	default:
		play = b.playStackless
	}
	ended, err := play(r, g)
	if err != nil {
		return err
	}
	r.Count("kicks", int64(g.kicks))
	r.Metric("bytes", b.weight.Each())
	r.Check("kicks", int64(g.kicks), int64(b.loops+1))
	r.Check("players gone home", int64(ended), int64(g.players))
	r.Check("the last to have the sack", int64(g.holder), int64(g.law.holder))
	return nil
}

// times reports what a game took. made is when all players stood in the
// circle, start when the sack was thrown in: the weighing lies between.
func (b *body) times(r *bench.Run, begin, made, start int64, g *game) (run float64) {
	create := float64(made-begin) / 1e9
	run = r.Seconds(start)
	r.Metric("total", create+run)
	r.Metric("create", create)
	r.Metric("run", run)
	r.Metric("kickTime", run/float64(g.kicks))
	return run
}
