package gil

// pingInterval is the time between two datagrams of the latency test, ns; the
// sender's own sleep adds up to pingJitter.
const (
	pingInterval = 100_000_000
	pingJitter   = 1_000_000
)

// LatencyResult is what the latency test leaves.
type LatencyResult struct {
	Result
	// Latencies is, for each datagram in order, the time from its sending to
	// the moment the server holds it and the lock, in ns.
	Latencies []int64
	Sent      int64 // datagrams
}

// Latency sends a datagram every 100 ms for c.Duration to a server thread
// while c.Threads others compute, and says how long each took to be noticed.
// Every datagram is accounted for: the run lasts until the last is handled.
func Latency(c Config) (LatencyResult, error) {
	if err := c.check(0); err != nil {
		return LatencyResult{}, err
	}
	m := newMachine(&c, c.Threads+1)
	s := &server{m: m, t: &m.threads[c.Threads+1]}
	world := &m.threads[0]
	datagrams := int64(0)
	m.world = func() {
		sent := m.now - c.Costs.Network
		if sent > c.Duration {
			m.hangUp(s.t)
			return
		}
		datagrams++
		m.deliver(s.t, sent)
		m.set(world, outside, m.now+pingInterval+int64(m.chance.below(pingJitter)))
	}
	m.set(world, outside, pingInterval+c.Costs.Network)
	m.background(s)
	err := m.loop()
	return LatencyResult{m.result(), m.latencies, datagrams}, err
}

// Seconds gives the latencies in seconds.
func (r *LatencyResult) Seconds() []float64 {
	list := make([]float64, len(r.Latencies))
	for i, ns := range r.Latencies {
		list[i] = float64(ns) / 1e9
	}
	return list
}
