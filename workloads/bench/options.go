package bench

import "switchyard/workloads/trace"

// Mode says what is recorded while a run goes on. Only Measure's numbers are quoted.
type Mode string

// The modes.
const (
	Measure Mode = "measure" // no recorder in the hot path
	Watch   Mode = "watch"   // counts and rolling hash only
	Study   Mode = "study"   // a window of events recorded whole
)

// Phase of a measurement, for progress.
type Phase string

// The phases.
const (
	PhaseWarmUp Phase = "warm-up"
	PhaseSample Phase = "sample"
	PhaseRecord Phase = "record"
)

// Progress says how far a measurement is.
type Progress struct {
	Phase       Phase
	Sample      int   // number of samples that are done
	Samples     int   // number asked for
	Done, Total int64 // within the run, where the body tells; Total is 0 where it does not
	Elapsed     int64 // ns since the measurement began
}

// MaxSamples bounds Options.Samples.
const MaxSamples = 1000

// MaxSeed bounds Options.Seed: a seed fits the numbers of every language.
const MaxSeed = 1<<32 - 1

// ParseSeed reads a seed by the rules of a whole-number param.
func ParseSeed(text string) (uint64, error) {
	n, err := ParseWhole("seed", text, 0, MaxSeed)
	return uint64(n), err
}

// ParseSamples reads a number of samples by the same rules.
func ParseSamples(text string) (int, error) { return ParseWhole("samples", text, 1, MaxSamples) }

// Options of a measurement. Clock is needed; the rest may be zero.
type Options struct {
	Seed        uint64
	Samples     int // 1 to MaxSamples; 0 is 10
	Mode        Mode
	From, To    uint64 // window of mode Study
	Clock       func() int64
	MemoryLimit int64 // bytes; 0 is none
	Progress    func(Progress)
	SoFar       func(*Result) // told between samples of a result as it would be if the run were stopped; now and then
	Stopped     func() bool   // asked by long native runs
	Environment []Setting
	Recorder    func(*trace.Recorder) // told of the recorder in modes Watch and Study, before the run
	// Repeat makes modes Watch and Study warm up and take samples as Measure does, with
	// a recorder for each run: what the modes cost is a ratio of such samples. Nothing
	// of what was recorded is kept.
	Repeat bool
}

// Sample is a batch of runs that lasted long enough for the clock.
type Sample struct {
	Runs        int     // in the batch
	Elapsed     float64 // s, of the whole batch
	Kernel      float64 // the calibration kernel's time around it over its usual time; 1 is usual
	Collections int     // how often the garbage collector ran within it
	Taints      []Taint // why it is not to be trusted
	Metrics     []float64
}

// Taint is a reason not to trust a sample. It stays in the result, marked.
// That the collector ran is none: garbage is part of the work that makes it.
type Taint string

// The taints.
const (
	TaintKernel Taint = "kernel" // the calibration kernel was off by more than KernelOff
	TaintHidden Taint = "hidden" // the tab was hidden: browsers slow it down; the page says so
)
