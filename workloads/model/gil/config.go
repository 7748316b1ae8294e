package gil

import (
	"fmt"

	"switchyard/workloads/trace"
)

// Config is all that determines a run.
type Config struct {
	Policy         Policy
	Threads        int    // that compute; 0 to MaxThreads, at least 1 for Throughput
	Cores          int    // 1 to MaxCores
	CheckInterval  int64  // bytecodes, for the policies that count them
	SwitchInterval int64  // ns, for policy Interval
	Forced         bool   // forced switching: sleep after a long batch
	Duration       int64  // ns of virtual time, up to MaxDuration
	Task           Task   // what the threads compute
	Costs          Costs  // what it costs
	Random         Random // one run's own; every step follows from it
	Hard           bool   // the threads' code runs on stacks of its own

	// Trace takes the events; nil is mode Measure.
	Trace *trace.Recorder
	// Tick, if not nil, is told the virtual time every now and then, many
	// times a second; its error ends the run.
	Tick func(now int64) error
}

// Bounds of a Config.
const (
	MaxThreads  = 64
	MaxCores    = 64
	MaxDuration = 60_000_000_000
)

// Historic is the original's run on the historic machine: two cores, legacy
// policy, 100 bytecodes, 2 s, four threads. Random is left to the caller.
func Historic() Config {
	return Config{
		Policy: Legacy, Threads: 4, Cores: 2, CheckInterval: 100, SwitchInterval: 5_000_000,
		Duration: 2_000_000_000, Task: Pi(), Costs: HistoricCosts(),
	}
}

// check says what is wrong with c.
func (c *Config) check(minThreads int) error {
	if int(c.Policy) >= len(Rules) {
		return fmt.Errorf("policy: %d: a number from 0 to %d", c.Policy, len(Rules)-1)
	}
	for _, b := range []struct {
		what          string
		value, lo, hi int64
		matters       bool
	}{
		{"threads", int64(c.Threads), int64(minThreads), MaxThreads, true},
		{"cores", int64(c.Cores), 1, MaxCores, true},
		{"check interval", c.CheckInterval, 1, 1 << 40, c.Policy.Rule().Drop == OnTicks},
		{"switch interval", c.SwitchInterval, 1, MaxDuration, c.Policy.Rule().Drop == OnRequest},
		{"duration", c.Duration, 1, MaxDuration, true},
		{"bytecode cost", c.Costs.Bytecode, 1, 1 << 40, true},
		{"iteration time", c.Task.Time(c.Costs), 1, MaxDuration, true},
	} {
		if b.matters && (b.value < b.lo || b.value > b.hi) {
			return fmt.Errorf("%s: %d: a number from %d to %d", b.what, b.value, b.lo, b.hi)
		}
	}
	return nil
}
