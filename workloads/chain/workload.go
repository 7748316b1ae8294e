// Package chain is the 100,000 tasklets: a chain of them, through which one
// number passes and is counted up by each.
//
// Historic source: the goroutine demonstration of R. Pike's Tech Talk and
// A. Dalke's Stackless version of it, both November 2009.
package chain

import "switchyard/workloads/bench"

// Workload describes the chain.
var Workload = bench.Workload{
	ID:      "chain",
	Title:   "100,000 tasklets",
	Year:    2009,
	Origin:  "Stackless Python and Go",
	Claim:   "A chain of 100,000 tasklets: Stackless Python in 0.66 s, compiled Go in 1.51 s",
	New:     bind,
	Presets: presets,
	Metrics: metrics,
	Counts:  counts,
	Charts: []bench.Chart{
		{Kind: bench.ChartReference, Title: "Whole time, here, natively and then", Metric: "total", Log: true},
		{Kind: bench.ChartSweep, Title: "Whole time over the length of the chain", Metric: "total", X: "n", Series: "engine", Log: true},
		{Kind: bench.ChartSweep, Title: "Memory of a tasklet with its channel", Metric: "bytes", X: "n", Series: "engine", Log: true},
	},
	Layout: bench.LayoutChain,
	Names: []bench.Named{
		{From: 0, Name: "root"},
		{From: 1, Name: "main"},
		{From: 2, Every: 1, Name: "link", Less: 1},
	},
	Memory: []bench.Term{
		{Bytes: 2 << 20},
		{Bytes: 48, Of: []string{"n"}, When: bench.Is("engine", engineSoft)},
		{Bytes: 6000, Of: []string{"n"}, When: bench.Is("engine", engineHard)},
		{Bytes: 3200, Of: []string{"n"}, When: bench.Is("engine", engineGoroutine)},
	},
	Records: onModel,
}

const (
	engineSoft      = "soft"
	engineHard      = "hard"
	engineGoroutine = "goroutine"
)

var onModel = bench.Is("engine", engineSoft, engineHard)

func bind(p *bench.Params) bench.Body {
	c := new(chain)
	p.Int(&c.n, 100_000, bench.Param{
		Key: "n", Label: "Tasklets", Unit: "tasklets", Min: 1, Max: 10_000_000, Scale: bench.Log,
		Help: "Links of the chain; there is one channel more, and main.",
	})
	p.Choice(&c.engine, engineSoft, bench.Param{
		Key: "engine", Label: "Engine", Help: "What carries the tasklets.",
		Choices: []bench.Choice{
			{Value: engineSoft, Label: "Soft", Help: "Frames in a slab, no stack: a switch is the assignment of an index."},
			{Value: engineHard, Label: "Hard", Help: "The same program on a stack for each tasklet."},
			{Value: engineGoroutine, Label: "Goroutine", Help: "Plain goroutines and Go channels, without our scheduler."},
		},
	})
	return c
}

var presets = []bench.Preset{
	{ID: "default", Label: "100,000", Help: "The historic length, on soft tasklets.", Historic: true},
	{
		ID: "hard", Label: "100,000 hard", Help: "The historic length, with a stack for each tasklet.", Historic: true,
		Values: []bench.Setting{{Key: "engine", Value: engineHard}},
	},
	{
		ID: "goroutine", Label: "100,000 goroutines", Help: "The historic length, as the Tech Talk showed it.", Historic: true,
		Values: []bench.Setting{{Key: "engine", Value: engineGoroutine}},
	},
	{
		ID: "million", Label: "A million", Help: "Ten times the historic length, on soft tasklets.",
		Values: []bench.Setting{{Key: "n", Value: "1000000"}},
	},
	{
		ID: "thousand", Label: "1,000", Help: "Short enough to watch the number come home.",
		Values: []bench.Setting{{Key: "n", Value: "1000"}},
	},
	{
		ID: "three", Label: "Three", Help: "Three links: every switch can be followed by hand.",
		Values: []bench.Setting{{Key: "n", Value: "3"}},
	},
}

var metrics = []bench.Metric{
	{Name: "total", Label: "Whole time", Unit: "s", Better: bench.Lower, Headline: true, Help: "Making the chain and passing the number through it, as the historic texts timed it."},
	{Name: "create", Label: "Making", Unit: "s", Better: bench.Lower, Help: "Channels and tasklets made and put on the run queue; a hard one gets its stack later, when it first runs."},
	{Name: "run", Label: "Passing", Unit: "s", Better: bench.Lower, Help: "Every tasklet runs up to its receive, then the number comes through, then all end."},
	{Name: "hops", Label: "Hops per second", Unit: "hops/s", Better: bench.Higher, Headline: true, Help: "The n + 1 sends from tasklet to tasklet, divided by the whole time."},
	{Name: "bytes", Label: "Memory of a tasklet", Unit: "B/tasklet", Better: bench.Lower, Headline: true, Help: "One tasklet with its channel while all wait."},
}

var counts = []bench.Count{
	{Name: "schedules", Label: "Switches", Help: "Schedule callbacks: 3n + 2, whatever n is.", When: onModel},
	{Name: "channelOps", Label: "Channel operations", Help: "Channel callbacks: 2n + 2.", When: onModel},
	{Name: "receivesBlock", Label: "Receives that block", Help: "n - 1: all links but the rightmost.", When: onModel},
	{Name: "receivesSucceed", Label: "Receives that succeed", Help: "2: the rightmost link's and main's.", When: onModel},
	{Name: "sendsBlock", Label: "Sends that block", Help: "2: main's and the leftmost link's.", When: onModel},
	{Name: "sendsSucceed", Label: "Sends that succeed", Help: "n - 1: all links but the leftmost.", When: onModel},
}
