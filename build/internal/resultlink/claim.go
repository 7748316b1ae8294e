package resultlink

// Claim is what a link says of a run.
type Claim struct {
	Workload    string
	Params      []Pair // all of them, so that a changed default changes no old link
	Seed        uint32
	Environment []Pair
	ClockStep   float32 // s
	FirstRun    float32 // s
	Stable      bool    // the warm-up came to rest
	Samples     int     // of each metric
	Bits        int     // of each packed sample
	Metrics     []Metric
	LeftOut     int // metrics of the run that found no room
}

// Pair is a param or a property of the environment.
type Pair struct{ Key, Value string }

// Metric is one with its samples, in its unit, in the order they were taken.
type Metric struct {
	Name    string
	Samples []float64
}

// Bounds of what a link may hold. Reading refuses more before it makes room.
const (
	MaxLength  = 4000 // characters, from the # on
	Wanted     = 1000 // characters that every chat passes on whole
	maxName    = 40   // bytes
	maxValue   = 200
	maxPairs   = 32
	maxSamples = 1000
	maxMetrics = 64
	maxBits    = 16
)
