// Package hackysack is the benchmark of the same name: players stand in a
// circle and kick one sack to each other, so that what is measured is the
// price of the many who wait.
//
// Source: a blog's comparison of concurrency toolkits and the answer of
// Kamaelia's author, 2007.
package hackysack

import "switchyard/workloads/bench"

// Workload describes hackysack.
var Workload = bench.Workload{
	ID:      "hackysack",
	Title:   "Hackysack",
	Year:    2007,
	Origin:  "Kamaelia Axon and Stackless Python",
	Claim:   "A ball among 1,000 players: when those who wait sleep, a game takes 0.8 s, not 9.2 s",
	New:     bind,
	Presets: presets,
	Metrics: metrics,
	Counts:  counts,
	Charts: []bench.Chart{
		{Kind: bench.ChartSweep, Title: "Time per run over players, with pause and without", Metric: "total", X: "players", Series: "pause", Log: true},
		{Kind: bench.ChartSweep, Title: "Time per kick over players, Axon and Stackless", Metric: "kickTime", X: "players", Series: "system", Log: true},
		{Kind: bench.ChartReference, Title: "Time per run, here, natively and then", Metric: "total", Log: true},
	},
	Layout: bench.LayoutRing,
	Names:  []bench.Named{{From: 1, Every: 1, Name: "player"}},
	Memory: []bench.Term{
		{Bytes: 1 << 20},
		{Bytes: 400, Of: []string{"players"}, When: bench.Is("system", systemAxon)},
		{Bytes: 6000, Of: []string{"players"}, When: onAxon.And(bench.Is("component", engineHard))},
		{Bytes: 200, Of: []string{"players"}, When: bench.Is("system", systemStackless)},
		{Bytes: 6000, Of: []string{"players"}, When: onStackless.And(bench.Is("engine", engineHard))},
		{Bytes: 6000, Of: []string{"players"}, When: onStackless.And(bench.Is("engine", engineGoroutine))},
	},
	Records: bench.Is("engine", engineSoft, engineHard),
}

var (
	onAxon      = bench.Is("system", systemAxon)
	onStackless = bench.Is("system", systemStackless)
	onModel     = onStackless.And(bench.Is("engine", engineSoft, engineHard))
)

func bind(p *bench.Params) bench.Body {
	b := new(body)
	p.Choice(&b.system, systemAxon, bench.Param{
		Key: "system", Label: "System", Help: "Whose way of waiting the players have.",
		Choices: []bench.Choice{
			{Value: systemAxon, Label: "Kamaelia Axon", Help: "Components with inboxes, stepped in cycles by a scheduler."},
			{Value: systemStackless, Label: "Stackless", Help: "A tasklet and a channel for each player, blocking send and receive."},
		},
	})
	p.Int(&b.players, 1000, bench.Param{
		Key: "players", Label: "Players", Unit: "players", Min: 1, Max: 1_000_000, Scale: bench.Log,
		Help: "Players besides the one who gets the sack first, as the historic program counts them.",
	})
	p.Int(&b.loops, 1000, bench.Param{
		Key: "loops", Label: "Loops", Unit: "kicks", Min: 1, Max: 1_000_000, Scale: bench.Log,
		Help: "Kicks after the first one; then everybody goes home.",
	})
	p.Switch(&b.pause, true, bench.Param{
		Key: "pause", Label: "Pause", When: onAxon,
		Help: "A player without mail sleeps until some arrives, and is not stepped in vain.",
	})
	p.Switch(&b.drain, true, bench.Param{
		Key: "drain", Label: "Drain", When: onAxon,
		Help: "A step handles all mail that waits, not one message.",
	})
	p.Choice(&b.component, engineSoft, bench.Param{
		Key: "component", Label: "Component", When: onAxon, Help: "What a component's body is.",
		Choices: []bench.Choice{
			{Value: engineSoft, Label: "Soft", Help: "A step function that is called once a step, like a generator's next."},
			{Value: engineHard, Label: "Hard", Help: "Code written straight down on a stack of its own."},
		},
	})
	p.Choice(&b.engine, engineSoft, bench.Param{
		Key: "engine", Label: "Engine", When: onStackless, Help: "What carries the tasklets.",
		Choices: []bench.Choice{
			{Value: engineSoft, Label: "Soft", Help: "Frames in a slab, no stack."},
			{Value: engineHard, Label: "Hard", Help: "A stack for each tasklet."},
			{Value: engineGoroutine, Label: "Goroutine", Help: "Plain goroutines and Go channels, without our scheduler."},
		},
	})
	return b
}
