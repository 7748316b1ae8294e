package ccbench

import (
	"math"

	"switchyard/workloads/bench"
	"switchyard/workloads/model/gil"
)

// bindModel declares the params of the modelled machine. Their defaults are
// fitted to the historic one: see gil.HistoricCosts.
func (b *body) bindModel(p *bench.Params) {
	c := gil.HistoricCosts()
	p.Choice(&b.switching, switchingSoft, bench.Param{
		Key: "switching", Label: "Threads' code", When: onModel, Help: "How the model runs what a thread does; the events are the same.",
		Choices: []bench.Choice{
			{Value: switchingSoft, Label: "Soft", Help: "A step function that keeps its place in a few fields."},
			{Value: switchingHard, Label: "Hard", Help: "Code written straight down on a stack of its own."},
		},
	})
	p.Int(&b.cores, 2, bench.Param{
		Key: "cores", Label: "Cores", Unit: "cores", Min: 1, Max: gil.MaxCores, Scale: bench.Log, When: onModel,
		Help: "Cores of the modelled machine. A real run has those of its machine.",
	})
	p.Int(&b.bytecode, int(c.Bytecode), bench.Param{
		Key: "bytecode", Label: "Bytecode", Unit: "ns", Min: 10, Max: 10_000, Scale: bench.Log, When: onModel,
		Help: "Mean time of one bytecode.",
	})
	p.Int(&b.call, 100, bench.Param{
		Key: "call", Label: "C call", Unit: "%", Min: 1, Max: 1000, Scale: bench.Log, When: onModel,
		Help: "Time of a task's call into C, in percent of the historic: 1.75 ms for the regular expression, 0.79 ms for SHA-1.",
	})
	p.Int(&b.signal, int(c.Signal), bench.Param{
		Key: "signal", Label: "Release", Unit: "ns", Min: 0, Max: 100_000, When: onModel,
		Help: "Kernel call of a release that wakes a waiter. Legacy pays it at each check, for nothing.",
	})
	p.Int(&b.wake, int(c.Wake), bench.Param{
		Key: "wake", Label: "Wake-up", Unit: "ns", Min: 100, Max: 1_000_000, Scale: bench.Log, When: onModel,
		Help: "Least time from being woken to running. Round-robin pays it at each check.",
	})
	p.Int(&b.jitter, int(c.WakeJitter), bench.Param{
		Key: "jitter", Label: "Wake-up jitter", Unit: "ns", Min: 0, Max: 1_000_000, When: onModel,
		Help: "Mean of what comes on top of a wake-up, exponentially distributed.",
	})
	p.Int(&b.cache, int(c.CacheMost), bench.Param{
		Key: "cache", Label: "Cold cache", Unit: "ns", Min: 0, Max: 1_000_000, When: onModel,
		Help: "The most a hand-over costs because another thread's work is in the caches; a tenth of the last turn otherwise.",
	})
	p.Float(&b.interruptEvery, float64(c.InterruptEvery)/1e6, bench.Param{
		Key: "interruptEvery", Label: "Interruptions", Unit: "ms", Min: 0, Max: 10_000, Least: leastTime, When: onModel,
		Help: "Mean time between the machine's own needs for the holder's core, when a waiter can win the race; 0 is never.",
	})
	p.Float(&b.timerStep, float64(c.TimerStep)/1e6, bench.Param{
		Key: "timerStep", Label: "Timer step", Unit: "ms", Min: 0, Max: 20, Least: leastTime, When: onModel,
		Help: "Sleeps are rounded down to it. The historic system slept in milliseconds, so 100 µs were none; 0 is exact.",
	})
	p.Int(&b.startTurns, int(c.StartTurns), bench.Param{
		Key: "startTurns", Label: "Start turns", Unit: "turns", Min: 1, Max: 100, Scale: bench.Log, When: onModel.And(inThroughput),
		Help: "How often a thread needs the lock to get through the starting gate.",
	})
}

// leastTime is the model's tick in ms: less would be none, and none is off.
const leastTime = 1e-6

// nanoseconds gives the nearest tick of a time in ms: 1.001 ms are not 1,000,999 ns.
func nanoseconds(ms float64) int64 { return int64(math.Round(ms * 1e6)) }

// costs gives the modelled machine.
func (b *body) costs() gil.Costs {
	c := gil.HistoricCosts()
	c.Bytecode = int64(b.bytecode)
	c.Signal = int64(b.signal)
	c.Wake = int64(b.wake)
	c.WakeJitter = int64(b.jitter)
	c.CacheMost = int64(b.cache)
	c.InterruptEvery = nanoseconds(b.interruptEvery)
	c.TimerStep = nanoseconds(b.timerStep)
	c.StartTurns = int64(b.startTurns)
	return c
}

// modelTask gives the task with the duration of its calls scaled.
func (b *body) modelTask() gil.Task {
	t := gil.Pi()
	switch b.task {
	case taskRegex:
		t = gil.Regex()
	case taskSHA1:
		t = gil.SHA1(b.releases)
	}
	for i := range t.Iteration {
		t.Iteration[i].Call = t.Iteration[i].Call * int64(b.call) / 100
	}
	return t
}
