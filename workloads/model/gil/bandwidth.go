package gil

// BandwidthResult is what the bandwidth test leaves.
type BandwidthResult struct {
	Result
	Packets int64   // answered within the duration
	Rate    float64 // packets a second
}

// Bandwidth plays ping-pong for c.Duration: a peer outside sends a packet of
// 1,024 bytes, a server thread sends it back, while c.Threads others compute.
// The peer sends the next when it has the answer.
func Bandwidth(c Config) (BandwidthResult, error) {
	if err := c.check(0); err != nil {
		return BandwidthResult{}, err
	}
	m := newMachine(&c, c.Threads+1)
	packets := int64(0)
	world := &m.threads[0]
	s := &server{m: m, t: &m.threads[c.Threads+1], reply: true}
	s.answered = func(int64) {
		if m.now <= c.Duration {
			packets++
		}
		// The answer's way to the peer and the next packet's way back.
		m.set(world, outside, m.now+2*c.Costs.Network)
	}
	m.world = func() {
		if m.now > c.Duration {
			m.hangUp(s.t)
			return
		}
		m.deliver(s.t, m.now-c.Costs.Network)
	}
	m.set(world, outside, c.Costs.Network)
	m.background(s)
	err := m.loop()
	rate := float64(packets) / (float64(c.Duration) / 1e9)
	return BandwidthResult{m.result(), packets, rate}, err
}
