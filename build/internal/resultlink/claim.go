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
	More        *More
}

// More is what version 2 says beside; nil in a claim that version 1 wrote.
type More struct {
	Runs     uint32  // in all samples; the greatest number stands for more
	Shortest float32 // s, the sample that took least
	Counts   string  // eight hexadecimal digits over the exact counts; "" where there are none
	Events   string  // the event hash of a recording of the same run; "" where none was made
	Marks    []Mark  // of samples that something is to be said of, in their order
}

// Mark says what speaks against a sample, or ran within it.
type Mark struct {
	Sample      int // its place
	Kernel      bool
	Hidden      bool
	Collections uint32
	Percent     uint32 // of Kernel: the calibration kernel's time by its usual one
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
	maxPercent = 100_000
)
