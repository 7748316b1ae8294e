package gil

import "testing"

func latency(t *testing.T, c Config) (mean, deviation float64) {
	t.Helper()
	r, err := Latency(c)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Latencies) != 19 || r.Sent != 19 {
		t.Errorf("datagrams handled: %d: 19 in 2 s, at 100 ms and a little", len(r.Latencies))
	}
	mean, deviation = MeanDeviation(r.Seconds())
	mean, deviation = 1000*mean, 1000*deviation
	t.Logf("%s, %s, %d threads: %.2f ms, deviation %.2f ms", c.Policy, c.Task.Name, c.Threads, mean, deviation)
	return mean, deviation
}

// The convoy: to get the lock back a thread waits for the switch interval,
// once and again, however little it wants to do with it.
func TestIntervalMakesADatagramWaitForTheSwitchInterval(t *testing.T) {
	for _, seed := range seeds {
		alone, _ := latency(t, historic(Interval, Pi(), 0, seed))
		between(t, "alone", alone, 0.02, 0.03)
		one, _ := latency(t, historic(Interval, Pi(), 1, seed))
		between(t, "with one other", one, 5, 5.1)
		four, _ := latency(t, historic(Interval, Pi(), 4, seed))
		between(t, "with four others: lost draws", four, 6, 40)
		c := historic(Interval, Pi(), 1, seed)
		c.SwitchInterval = 1_000_000
		short, _ := latency(t, c)
		between(t, "at an interval of 1 ms", short, 1, 1.1)
		regex, _ := latency(t, historic(Interval, Regex(), 1, seed))
		between(t, "a C call ends before the request is seen", regex, 5, 7)
	}
}

func TestLegacyLeavesADatagramWaitingAndRoundRobinDoesNot(t *testing.T) {
	for _, seed := range seeds[:3] {
		legacy, _ := latency(t, historic(Legacy, Pi(), 2, seed))
		fair, _ := latency(t, historic(RoundRobin, Pi(), 2, seed))
		between(t, "legacy", legacy, 20, 3000)
		between(t, "roundrobin: two turns of 100 bytecodes", fair, 0.02, 0.2)
		long, _ := latency(t, historic(RoundRobin, Regex(), 2, seed))
		between(t, "roundrobin: two turns of 100 bytecodes in 25 ms each", long, 15, 55)
		none, _ := latency(t, historic(None, Regex(), 4, seed))
		between(t, "without a lock", none, 0.02, 0.03)
	}
}

func bandwidth(t *testing.T, c Config) float64 {
	t.Helper()
	r, err := Bandwidth(c)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%s, %d threads: %.0f packets/s", c.Policy, c.Threads, r.Rate)
	return r.Rate
}

func TestComputingThreadsTakeTheBandwidthUnlessThereIsNoLock(t *testing.T) {
	alone := bandwidth(t, historic(Interval, Pi(), 0, 1))
	between(t, "alone", alone, 10_000, 50_000)
	// A packet takes the lock twice: after it came and after the answer left.
	between(t, "interval", bandwidth(t, historic(Interval, Pi(), 1, 1)), 90, 101)
	between(t, "interval, four", bandwidth(t, historic(Interval, Pi(), 4, 1)), 5, 60)
	between(t, "legacy", bandwidth(t, historic(Legacy, Pi(), 2, 1)), 0, 50)
	between(t, "roundrobin", bandwidth(t, historic(RoundRobin, Pi(), 1, 1))/alone, 0.5, 0.9)
	between(t, "none, a core to spare", bandwidth(t, historic(None, Pi(), 1, 1))/alone, 0.99, 1)
	between(t, "none, five threads on two cores", bandwidth(t, historic(None, Pi(), 4, 1))/alone, 0.7, 1)
}
