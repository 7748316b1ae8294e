package taskspeed

import (
	"slices"

	"switchyard/workloads/bench"
)

// The rows, as values of the param.
const (
	rowFrame       = "frame"
	rowFrameSoft   = "frame-soft"
	rowCall        = "call"
	rowCframeSoft  = "cframe-soft"
	rowCframe      = "cframe"
	rowWords       = "cframe-words"
	rowChannelHard = "channel-hard"
	rowNest        = "channel-hard-nest"
	rowChannelSoft = "channel-soft"
	rowIterator    = "channel-iterator"
	rowFunction    = "function-call"
	rowGenerator   = "generator-call"
)

// row is one line of the table: what it repeats, and what must have been
// counted when it has been repeated often enough.
type row struct {
	id, label, help string
	hard            bool
	build           func(t *taskspeed, j *job)
	law             law
}

// rows are in the order of the historic table.
var rows = []row{
	{rowFrame, "frame switches", "An interpreted loop calls schedule, on a stack of its own.", true, (*taskspeed).frame, turns},
	{rowFrameSoft, "frame softswitches", "The same loop without a stack.", false, (*taskspeed).frameSoft, turns},
	{rowCall, "cfunction calls", "No switch: the same loop calls a Go function that does nothing.", false, (*taskspeed).call, calls},
	{rowCframeSoft, "cframe softswitches", "A compiled step that returns what is to be done, without a stack.", false, (*taskspeed).cframeSoft, turns},
	{rowCframe, "cframe switches", "A compiled loop calls schedule, on a stack of its own.", true, (*taskspeed).cframe, turns},
	{rowWords, "cframe 100 words", "The same with more words on its stack.", true, (*taskspeed).cframeWords, turns},
	{rowChannelHard, "channel hard top", "A receive from a sender that loops, each on a stack of its own.", true, (*taskspeed).channelHard, deliveries},
	{rowNest, "channel hard nest 3", "The same, each some call levels down.", true, (*taskspeed).channelNest, deliveries},
	{rowChannelSoft, "channel soft", "The same without stacks.", false, (*taskspeed).channelSoft, deliveries},
	{rowIterator, "channel iterator", "The receiver iterates the channel until it is closed.", false, (*taskspeed).iterator, deliveries},
	{rowFunction, "function calls", "No switch: an interpreted loop calls an interpreted function.", false, (*taskspeed).function, calls},
	{rowGenerator, "generator calls", "A soft tasklet used as a generator: switched to, and back with its value.", false, (*taskspeed).generator, calls},
}

// find gives the row with the ID, nil for all.
func find(id string) *row {
	i := slices.IndexFunc(rows, func(r row) bool { return r.id == id })
	if i < 0 {
		return nil
	}
	return &rows[i]
}

func rowChoices() []bench.Choice {
	choices := []bench.Choice{{Value: rowAll, Label: "All rows", Help: "One after the other."}}
	for _, r := range rows {
		choices = append(choices, bench.Choice{Value: r.id, Label: r.label, Help: r.help})
	}
	return choices
}

func hardRows() (ids []string) {
	for _, r := range rows {
		if r.hard {
			ids = append(ids, r.id)
		}
	}
	return ids
}

// metrics are the time and rate of each row, the penalty and the stack sizes.
// Rows that a historic preset runs alone are headlines: each compares with the
// same row of then. The fastest may be another here than then, so it compares
// with nothing.
func metrics() []bench.Metric {
	all := []bench.Metric{
		{Name: "best", Label: "Fastest row", Unit: "ops/s", Better: bench.Higher, Headline: true, Alone: true, Help: "Operations per second of the fastest row that ran, whichever it is."},
	}
	// The claim's row first.
	ordered := append([]row{*find(rowCframeSoft)}, rows...)
	for i, r := range ordered {
		if i > 0 && r.id == rowCframeSoft {
			continue
		}
		in := []string{rowAll, r.id}
		if r.id == rowCframe {
			in = append(in, rowWords) // the penalty needs both
		}
		when := bench.Is("row", in...)
		all = append(all,
			bench.Metric{Name: "rate." + r.id, Label: r.label, Unit: "ops/s", Better: bench.Higher, Headline: inHistoricPreset(r.id), Row: r.label, Help: "Operations per second.", When: when},
			bench.Metric{Name: "time." + r.id, Label: "time", Unit: "s", Better: bench.Lower, Row: r.label, Help: "All operations of the row; making the tasklets is not in it.", When: when},
		)
	}
	return append(all,
		bench.Metric{Name: "penalty", Label: "Penalty of a stack word", Unit: "%", Better: bench.Lower, Headline: true, Help: "What one more word on the stack adds to a switch of cframes.", When: bench.Is("row", rowAll, rowWords)},
		bench.Metric{Name: "stack.stub", Label: "Stack of the initial stub", Unit: "words", Better: bench.Lower, Help: "A stack that waits for a tasklet."},
		bench.Metric{Name: "stack.frame", Label: "Stack of a frame tasklet", Unit: "words", Better: bench.Lower, Help: "A hard tasklet in the interpreter, at its switch."},
		bench.Metric{Name: "stack.cframe", Label: "Stack of a cframe tasklet", Unit: "words", Better: bench.Lower, Help: "A hard tasklet of compiled code, at its switch."},
		bench.Metric{Name: "stack.soft", Label: "A soft tasklet", Unit: "words", Better: bench.Lower, Help: "No stack: its whole record, registers included."},
	)
}

func inHistoricPreset(id string) bool {
	return id == rowFrameSoft || id == rowCall || id == rowCframeSoft
}
