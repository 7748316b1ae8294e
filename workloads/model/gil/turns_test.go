package gil

import (
	"testing"

	"switchyard/workloads/trace"
)

// holders runs pi for 100 ms and gives who took the lock, in order, with the
// number of requests before each.
func holders(t *testing.T, change func(*Config)) (taken []uint32, requests []int) {
	t.Helper()
	c := historic(Legacy, Pi(), 3, 1)
	c.Duration = 100_000_000
	c.Trace = trace.NewRecorder(0, 1<<18)
	change(&c)
	throughput(t, c)
	n := 0
	for _, e := range c.Trace.Events() {
		switch e.Kind() {
		case trace.DropRequest:
			n++
		case trace.Acquire:
			taken, requests = append(taken, e.A()), append(requests, n)
			n = 0
		}
	}
	return taken, requests
}

func TestRoundRobinServesTheThreadsInTurn(t *testing.T) {
	taken, _ := holders(t, under(RoundRobin))
	middle := taken[100 : len(taken)-1000]
	for i := range middle[3:] {
		if middle[i] != middle[i+3] || middle[i] == middle[i+1] {
			t.Fatalf("turn %d: t%d, t%d, t%d, t%d: three in turn", i, middle[i], middle[i+1], middle[i+2], middle[i+3])
		}
	}
	if len(middle) < 5000 {
		t.Errorf("turns: %d: one every 14 µs", len(middle))
	}
}

func TestLegacyGivesTheLockBackToTheOneThatReleasedIt(t *testing.T) {
	taken, _ := holders(t, under(Legacy))
	others := 0
	for i := range taken[1:] {
		if taken[i] != taken[i+1] {
			others++
		}
	}
	between(t, "share of releases that another won", float64(others)/float64(len(taken)), 1e-5, 0.01)
}

func TestIntervalChangesHoldersByRequestOnlyAndTheOneThatDroppedComesNotNext(t *testing.T) {
	taken, requests := holders(t, under(Interval))
	changes := 0
	for i := 10; i < len(taken)-10; i++ { // between the start and the exits
		if requests[i] != 1 {
			t.Errorf("turn %d: requests before it: %d: 1", i, requests[i])
		}
		if taken[i] == taken[i-1] {
			t.Errorf("turn %d: t%d after itself", i, taken[i])
		}
		changes++
	}
	between(t, "turns, one every 5 ms", float64(changes), 5, 20)
}

// On one core the waiter that is woken takes the releaser's core, and with it
// the race for the lock.
func TestOnOneCoreLegacyLosesNoRace(t *testing.T) {
	c := historic(Legacy, Pi(), 4, 1)
	c.Cores = 1
	r := throughput(t, c)
	between(t, "balance", r.Balance(), 0, 0.1)
}

// The machine's own business is what breaks legacy's monopoly.
func TestWithoutInterruptionsLegacyOnTwoCoresNeverHandsOver(t *testing.T) {
	c := historic(Legacy, Regex(), 2, 1)
	c.Costs.InterruptEvery = 0
	r := throughput(t, c)
	expect(t, "iterations of the second thread", r.Threads[1].Iterations, int64(0))
}

// Where the timer is exact, a forced switch is one: the sleeper misses a turn.
func TestASleepOfItsFullLengthHandsOverEachTime(t *testing.T) {
	c := historic(Legacy, Regex(), 2, 1)
	c.Forced, c.Costs.TimerStep, c.Costs.InterruptEvery = true, 0, 0
	r := throughput(t, c)
	between(t, "turns for each sleep", float64(r.Counts.Turns)/float64(r.Counts.Sleeps), 0.9, 1.1)
	between(t, "balance", r.Balance(), 0, 0.05)
	c = historic(Legacy, Regex(), 2, 1)
	c.Forced, c.Costs.InterruptEvery = true, 0
	r = throughput(t, c)
	between(t, "rounded down to nothing: turns for each sleep", float64(r.Counts.Turns)/float64(r.Counts.Sleeps), 0.1, 0.7)
}

func TestPoliciesWithoutACheckIntervalNeedNone(t *testing.T) {
	c := historic(Interval, Pi(), 2, 1)
	c.CheckInterval = 0
	throughput(t, c)
}
