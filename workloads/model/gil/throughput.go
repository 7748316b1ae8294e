package gil

// Throughput lets c.Threads threads compute c.Task for c.Duration and says
// how much each did. They start through a gate, one after the other (see
// Costs.StartTurns). A thread alone needs no gate and is not made to switch.
func Throughput(c Config) (Result, error) {
	if err := c.check(1); err != nil {
		return Result{}, err
	}
	if c.Threads == 1 {
		c.Forced = false
	}
	m := newMachine(&c, c.Threads)
	for i := c.Threads; i >= 1; i-- {
		w := newWorker(m, &m.threads[i])
		if c.Threads > 1 {
			w.turns = c.Costs.StartTurns
		}
		if i < c.Threads {
			w.gate = &m.threads[i+1]
		}
		m.start(w.t, w)
	}
	m.open(&m.threads[1])
	err := m.loop()
	return m.result(), err
}
