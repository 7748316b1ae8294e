package configlink

import "switchyard/workloads/bench"

// Screens that a link can lead to.
const (
	Yard      = "yard"
	Docs      = "docs"
	Board     = "board"
	Challenge = "challenge"
	Workload  = "workload"
	Result    = "result"  // Claim is the link: package resultlink reads it
	Unknown   = "unknown" // no such workload
)

// Link is what was taken from a link, as canonical texts. What is not in it
// has its default, and is "" where that is nothing.
type Link struct {
	Screen  string
	Topic   string // of Docs
	Rounds  string // of Challenge
	Claim   string // of Result
	Big     bool   // shown larger, for a projector
	Errors  []string
	Place   *Place // where in a recording; nil: none is wanted
	Sweep   string
	AB      string // what is compared with the configuration
	Seed    string
	Samples string
	Mode    string
	Tab     string

	Workload *bench.Workload
	Params   []bench.Setting // those that are set, in the order of the link; a preset's first

	described []bench.Param // of Workload
}

// Place is where in the recording of a run.
type Place struct {
	Step   string // "start" or a number
	View   string
	At     string // a tasklet, t513; "" for none
	Beside string // what a second run differs in; "" for none
}

// Bounds and defaults of what is no param.
const (
	MaxLength      = 4000 // UTF-16 units, as the page counts
	defaultSeed    = "1"
	DefaultSamples = "10"
	defaultMode    = string(bench.Measure)
	defaultRounds  = "6"
	maxRounds      = 50
	lastStep       = 1<<53 - 1
	maxTasklets    = 1 << 24
)

const (
	version  = "2"
	unmarked = "1" // the version that wrote no mark
	mark     = "x"
)

var (
	tabs  = []string{"picture", "numbers", "story"}
	modes = []string{string(bench.Measure), string(bench.Watch), string(bench.Study)}
	views = []string{"map", "space-time", "lanes", "tiles", "front", "matrix"}
)
