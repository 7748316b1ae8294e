package gil

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"switchyard/workloads/trace"
)

// each runs f for every policy, on soft and on hard threads, with forced
// switching and without, on one core and on two, for 200 ms.
func each(t *testing.T, f func(t *testing.T, c Config)) {
	for p := range Rules {
		for i := range 8 {
			c := historic(Policy(p), []Task{Pi(), Regex(), SHA1(true)}[i%3], 3, 7)
			c.Hard, c.Forced, c.Cores = i&1 != 0, i&2 != 0, 1+i>>2
			c.Duration = 200_000_000
			t.Run(fmt.Sprintf("%s/%s/hard=%t/forced=%t/cores=%d", c.Policy, c.Task.Name, c.Hard, c.Forced, c.Cores),
				func(t *testing.T) { f(t, c) })
		}
	}
}

// kinds are the three tests of ccbench, as far as they have a Result.
var kinds = []struct {
	name string
	run  func(Config) (Result, error)
}{
	{"throughput", Throughput},
	{"latency", func(c Config) (Result, error) { r, err := Latency(c); return r.Result, err }},
	{"bandwidth", func(c Config) (Result, error) { r, err := Bandwidth(c); return r.Result, err }},
}

func TestTimeIsConservedAndNobodyIsLost(t *testing.T) {
	each(t, func(t *testing.T, c Config) {
		for _, k := range kinds {
			c.Random = rand.NewPCG(7, 0)
			r, err := k.run(c)
			if err != nil {
				t.Fatal(err)
			}
			if r.Ended() != int64(len(r.Threads)) {
				t.Errorf("%s: %d of %d threads ended", k.name, r.Ended(), len(r.Threads))
			}
			if ns := r.Astray(&c); ns != 0 {
				t.Errorf("%s: %d ns are unaccounted for: %+v", k.name, ns, r.Threads)
			}
			running := int64(0)
			for _, a := range r.Threads {
				running += a.Running
			}
			if running > r.End*int64(c.Cores) {
				t.Errorf("%s: %d ns on %d cores in %d ns", k.name, running, c.Cores, r.End)
			}
		}
	})
}

func TestOneHoldsTheLockAndOnlyARunningThreadTakesIt(t *testing.T) {
	each(t, func(t *testing.T, c Config) {
		for _, k := range kinds {
			c.Random = rand.NewPCG(7, 0)
			c.Trace = trace.NewRecorder(0, 1<<20)
			if _, err := k.run(c); err != nil {
				t.Fatal(err)
			}
			if err := trace.Validate(c.Trace.Events()); err != nil {
				t.Fatal(err)
			}
			checkEvents(t, c)
		}
	})
}

// checkEvents follows a recording with the least a reader may rely on.
func checkEvents(t *testing.T, c Config) {
	t.Helper()
	holder, running := uint32(0), 0
	on := map[uint32]bool{}
	paused := map[uint32]bool{}
	for i, e := range c.Trace.Events() {
		bad := ""
		a := e.A()
		switch e.Kind() {
		case trace.Run:
			if on[a] || paused[a] {
				bad = "runs while running or paused"
			}
			on[a] = true
			running++
		case trace.Ready:
			if on[a] {
				running--
			}
			on[a] = false
		case trace.Pause:
			if !on[a] {
				bad = "pauses without a core"
			}
			on[a], paused[a] = false, true
			running--
		case trace.Wake:
			if !paused[a] {
				bad = "is woken while awake"
			}
			paused[a] = false
		case trace.Acquire:
			if holder != 0 || !on[a] {
				bad = fmt.Sprintf("takes the lock of t%d", holder)
			}
			holder = a
		case trace.Release:
			if holder != a {
				bad = fmt.Sprintf("gives back the lock of t%d", holder)
			}
			holder = 0
		case trace.DropRequest:
			if holder != e.B() || holder == a {
				bad = fmt.Sprintf("asks t%d for the lock of t%d", e.B(), holder)
			}
		case trace.Exit:
			on[a] = false
			running--
		}
		if running > c.Cores {
			bad = "more threads run than there are cores"
		}
		if bad != "" {
			t.Fatalf("%s: %s", trace.AppendText(nil, uint64(i), e), bad)
		}
	}
	if n := c.Trace.Count(trace.Exit); n != c.Trace.Count(trace.Spawn) || n == 0 {
		t.Errorf("exits: %d: %d, one for each spawn", n, c.Trace.Count(trace.Spawn))
	}
}

func TestSoftAndHardThreadsGiveTheSameEvents(t *testing.T) {
	each(t, func(t *testing.T, c Config) {
		for _, k := range kinds {
			var steps, hashes [2]uint64
			for i := range 2 {
				c.Hard, c.Random, c.Trace = i == 1, rand.NewPCG(7, 0), trace.NewRecorder(0, 0)
				if _, err := k.run(c); err != nil {
					t.Fatal(err)
				}
				steps[i], hashes[i] = c.Trace.Steps(), c.Trace.Hash()
			}
			if steps[0] != steps[1] || hashes[0] != hashes[1] || steps[0] == 0 {
				t.Errorf("%s: soft %d steps %x, hard %d steps %x", k.name, steps[0], hashes[0], steps[1], hashes[1])
			}
		}
	})
}

func TestATickCanEndARun(t *testing.T) {
	enough := errors.New("enough")
	c := historic(RoundRobin, Pi(), 2, 1)
	ticks := 0
	c.Tick = func(now int64) error {
		if ticks++; ticks == 3 && now > 0 {
			return enough
		}
		return nil
	}
	if _, err := Throughput(c); err != enough || ticks != 3 {
		t.Errorf("error %v after %d ticks: %v after 3", err, ticks, enough)
	}
}

func TestTheBooksShowWhatIsMissing(t *testing.T) {
	c := historic(Legacy, Pi(), 2, 1)
	c.Duration = 100_000_000
	for name, lose := range map[string]func(r *Result){
		"a nanosecond waited": func(r *Result) { r.Threads[0].Waiting-- },
		"iterations too many": func(r *Result) { r.Threads[1].Iterations += 60 },
		"computed off core":   func(r *Result) { r.Threads[0].Computed += r.End },
		"two holders":         func(r *Result) { r.Threads[0].Held += r.End },
	} {
		c.Random = rand.NewPCG(1, 0)
		r := throughput(t, c)
		lose(&r)
		if r.Astray(&c) <= 0 {
			t.Errorf("%s: not seen", name)
		}
	}
}

func TestTheSeedAndNothingElseChangesARun(t *testing.T) {
	hash := func(seed uint64) uint64 {
		c := historic(Legacy, Pi(), 4, seed)
		c.Duration = 100_000_000
		c.Trace = trace.NewRecorder(0, 0)
		throughput(t, c)
		return c.Trace.Hash()
	}
	one, again, two := hash(1), hash(1), hash(2)
	if one != again {
		t.Error("one seed, two runs")
	}
	if one == two {
		t.Error("two seeds, one run")
	}
}

func TestConfigsOutOfRangeAreRefusedByName(t *testing.T) {
	for what, change := range map[string]func(*Config){
		"threads: 0: a number from 1 to 64":   func(c *Config) { c.Threads = 0 },
		"cores: 65: a number from 1 to 64":    func(c *Config) { c.Cores = 65 },
		"check interval: 0: a number from 1":  func(c *Config) { c.CheckInterval = 0 },
		"switch interval: 0: a number from 1": func(c *Config) { c.Policy, c.SwitchInterval = Interval, 0 },
		"duration: 0: a number from 1":        func(c *Config) { c.Duration = 0 },
		"bytecode cost: 0: a number from 1":   func(c *Config) { c.Costs.Bytecode = 0 },
		"iteration time: 0: a number from 1":  func(c *Config) { c.Task.Iteration = nil },
		"policy: 9: a number from 0 to 3":     func(c *Config) { c.Policy = 9 },
	} {
		c := historic(Legacy, Pi(), 2, 1)
		change(&c)
		_, err := Throughput(c)
		if err == nil || !strings.HasPrefix(err.Error(), what) {
			t.Errorf("error: %v: %s ...", err, what)
		}
	}
}
