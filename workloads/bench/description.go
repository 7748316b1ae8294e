package bench

// Workload describes one benchmark. It is data plus a constructor; nothing
// in it changes after the program has started.
type Workload struct {
	ID     string // the folder's name
	Title  string // a few words
	Year   int    // of the historic benchmark; of what it measured where it is Undated
	Origin string // the historic system, e.g. "Stackless Python 3.0 alpha 1"
	Claim  string // what the historic text claimed, in one line of at most 90 characters

	Undated bool // the historic text gives no year

	New     func(*Params) Body // binds params to a new Body; called once a measurement
	Presets []Preset           // the first is the default: it sets nothing
	Metrics []Metric
	Counts  []Count
	Charts  []Chart
	Sweeps  []Sweep `json:"-"` // ready made ones; they stand in the workload's page, not in the manifest
	Sights  []Sight `json:"-"` // where its claim is seen; in the page likewise
	Layout  Layout  // hint for the flow pictures
	Names   []Named // what recordings call tasklets; none: by their numbers
	Memory  []Term  // their sum is the estimate in bytes
	Records When    // the params under which a recording can be made; nil: always
	Basis   []Basis // what a run is, where that is easily taken for more; the first that holds is shown
}

// Basis says beside a run's figures what they are figures of, where they could
// be taken for another thing: virtual time for time, a tasklet for a thread.
type Basis struct {
	When When   // the params under which it is so; nil: always
	Text string // at most 60 characters
}

// BasisOf gives the text of the first Basis that holds for settings, which
// name every param; "" if none does.
func (w *Workload) BasisOf(settings []Setting) string {
	for _, b := range w.Basis {
		if b.When.Holds(settings) {
			return b.Text
		}
	}
	return ""
}

// Body is a workload with its params bound. Run does the whole work once, as
// often as it is called, and reports through r. An error means that the work
// could not be done: it ends the measurement. A wrong answer is not an error:
// it is reported by r.Check.
type Body interface {
	Run(r *Run) error
}

// Preset is a named set of values; params it does not name have their defaults.
type Preset struct {
	ID       string // lower case letters, digits and hyphens
	Label    string
	Help     string    // what it reproduces, one sentence
	Values   []Setting // in the order of the params
	Historic bool      // these are the values of the historic text
}

// Direction says which way a metric is better.
type Direction string

// The directions.
const (
	Lower   Direction = "lower"
	Higher  Direction = "higher"
	Neither Direction = "neither"
)

// Metric is one measured figure. A run emits every metric whose When holds,
// and no other.
type Metric struct {
	Name     string // lower case, e.g. "total", "frame.rate"
	Label    string
	Unit     string // SI: s, B, switches/s, ... "" for a plain ratio, "%" for percent
	Better   Direction
	Headline bool   // shown big; at least one that is always emitted
	Row      string // metrics with the same Row stand in one row of the results table
	Help     string
	When     When // the params under which it is emitted; nil: always
	Native   bool // emitted by native runs only
	Alone    bool // stands for other work from run to run: no reference figure may name it
}

// Count is one exact figure, the same in every run with the same params and seed.
type Count struct {
	Name   string
	Label  string
	Help   string
	When   When // the params under which it is emitted; nil: always
	Varies bool // may differ from run to run (page faults, what the clock decides)
	Native bool // emitted by native runs only
}

// Layout is a hint for the flow pictures, from a closed list.
type Layout string

// The layouts.
const (
	LayoutChain Layout = "chain"
	LayoutRing  Layout = "ring"
	LayoutLanes Layout = "lanes"
	LayoutFan   Layout = "fan"
	LayoutPool  Layout = "pool"
)

// ChartKind is from a closed list.
type ChartKind string

// The kinds of chart.
const (
	// ChartReference draws one metric's value in the browser, natively and historically as bars.
	ChartReference ChartKind = "reference"
	// ChartSweep draws a metric over a numeric param, one series a value of Series.
	ChartSweep ChartKind = "sweep"
	// ChartRows draws the metrics of one unit, one bar a Row.
	ChartRows ChartKind = "rows"
)

// Chart is one picture of results.
type Chart struct {
	Kind   ChartKind
	Title  string
	Metric string // of ChartReference and ChartSweep; for ChartRows one of the metrics, which gives the unit
	X      string // of ChartSweep: a numeric param
	Series string // of ChartSweep: a choice or switch param, or ""
	Log    bool   // logarithmic scale on the value axis
}
