// Package taskspeed asks what a switch costs: one operation, ten million
// times, in each of the ways in which Stackless can do it.
//
// Historic source: the taskspeed program of Stackless 3.0 alpha 1, C. Tismer,
// April 2003, and its rows of later versions.
package taskspeed

import "switchyard/workloads/bench"

// Workload describes taskspeed.
var Workload = bench.Workload{
	ID:      "taskspeed",
	Title:   "The cost of a switch",
	Year:    2003,
	Origin:  "Stackless Python 3.0 alpha 1",
	Claim:   "20,000,000 switches a second; who disagrees should send a runnable counter-example",
	New:     bind,
	Presets: presets,
	Metrics: metrics(),
	Counts:  counts,
	Charts: []bench.Chart{
		{Kind: bench.ChartRows, Title: "Operations per second, row by row", Metric: "rate.frame", Log: true},
		{Kind: bench.ChartReference, Title: "Soft switches of compiled code, here, natively and then", Metric: "rate.cframe-soft", Log: true},
		{Kind: bench.ChartReference, Title: "Soft switches of interpreted code", Metric: "rate.frame-soft", Log: true},
		{Kind: bench.ChartReference, Title: "Penalty of a word on the stack", Metric: "penalty"},
		{Kind: bench.ChartSweep, Title: "Penalty over the words on the stack", Metric: "penalty", X: "words", Series: "stack"},
	},
	Layout: bench.LayoutPool,
	Names: []bench.Named{
		{When: onChannel, From: 1, Every: 2, Name: "receiver"},
		{When: onChannel, From: 2, Every: 2, Name: "sender"},
		{When: bench.Is("row", rowGenerator), From: 1, Every: 2, Name: "generator"},
		{When: bench.Is("row", rowGenerator), From: 2, Every: 2, Name: "caller"},
	},
	Memory: []bench.Term{
		{Bytes: 2 << 20},
		{Bytes: 8000, Of: []string{"tasklets"}},
		{Bytes: 16, Of: []string{"tasklets", "words"}},
		{Bytes: 400, Of: []string{"tasklets", "depth"}},
	},
}

const rowAll = "all"

// onChannel: the rows whose tasklets are pairs, see pairs.
var onChannel = bench.Is("row", rowChannelHard, rowNest, rowChannelSoft, rowIterator)

func bind(p *bench.Params) bench.Body {
	t := new(taskspeed)
	p.Choice(&t.row, rowAll, bench.Param{
		Key: "row", Label: "Row", Help: "Which operation is repeated.", Choices: rowChoices(),
	})
	p.Int(&t.tasklets, 10, bench.Param{
		Key: "tasklets", Label: "Tasklets", Unit: "tasklets", Min: 1, Max: 10_000, Scale: bench.Log,
		Help: "Tasklets that share the operations; a channel has two of them, one at each end.",
	})
	p.Int(&t.switches, 100_000, bench.Param{
		Key: "switches", Label: "Operations", Unit: "operations", Min: 1, Max: 20_000_000, Scale: bench.Log,
		Help: "Operations in each row, all tasklets together.",
	})
	p.Int(&t.words, 100, bench.Param{
		Key: "words", Label: "Words", Unit: "words", Min: 1, Max: 10_000, Scale: bench.Log,
		Help: "Machine words that the last cframe row has on its stack besides.", When: bench.Is("row", rowAll, rowWords),
	})
	p.Int(&t.depth, 3, bench.Param{
		Key: "depth", Label: "Call levels", Unit: "levels", Min: 1, Max: 100,
		Help: "Call levels of the nested channel row.", When: bench.Is("row", rowAll, rowNest),
	})
	p.Choice(&t.stack, stackOwn, bench.Param{
		Key: "stack", Label: "Stacks", Help: "What a hard switch does with the stack.",
		When: bench.Is("row", append([]string{rowAll}, hardRows()...)...),
		Choices: []bench.Choice{
			{Value: stackOwn, Label: "Own", Help: "Each hard tasklet has a stack of its own; a switch copies nothing."},
			{Value: stackSliced, Label: "Sliced", Help: "A model of Stackless: the used words are copied out and in at each switch."},
		},
	})
	return t
}

const (
	stackOwn    = "own"
	stackSliced = "sliced"
)

var presets = []bench.Preset{
	{ID: "default", Label: "All rows", Help: "Every row with 100,000 operations."},
	{
		ID: "sliced", Label: "All rows, sliced", Help: "The historic way to switch hard: the stack is copied.",
		Values: []bench.Setting{{Key: "stack", Value: stackSliced}},
	},
	historic(rowFrameSoft, "10,000,000 frame softswitches"),
	historic(rowCall, "10,000,000 calls"),
	historic(rowCframeSoft, "10,000,000 cframe softswitches"),
	{
		ID: "ring", Label: "10,000 tasklets", Help: "A run queue that does not fit into the nearest cache.",
		Values: []bench.Setting{{Key: "row", Value: rowFrameSoft}, {Key: "tasklets", Value: "10000"}, {Key: "switches", Value: "1000000"}},
	},
}

func historic(row, label string) bench.Preset {
	return bench.Preset{
		ID: row, Label: label, Help: "One row with the historic number of operations.", Historic: true,
		Values: []bench.Setting{{Key: "row", Value: row}, {Key: "switches", Value: "10000000"}},
	}
}

var counts = []bench.Count{
	{Name: "schedules", Label: "Switches", Help: "Real switches of all rows, those at the begin and the end of each included."},
	{Name: "channelOps", Label: "Channel operations", Help: "Sends and receives of all rows."},
}
