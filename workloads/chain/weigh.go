package chain

import "runtime"

// scale weighs what is made between its making and weigh: bytes taken from
// the heap and for stacks, by Go's own account.
type scale struct {
	on           bool
	heap, stacks uint64
}

// newScale is off after the first run of a measurement, which is never a
// sample: weighing stops the world, and all runs weigh the same.
func (c *chain) newScale() scale {
	if c.weight > 0 {
		return scale{}
	}
	runtime.GC() // frees the stacks of what ran before, which would be taken over
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return scale{true, m.TotalAlloc, m.StackInuse}
}

// weigh keeps the weight of a tasklet.
func (c *chain) weigh(s scale) {
	if !s.on {
		return
	}
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	sum := m.TotalAlloc - s.heap
	if m.StackInuse > s.stacks {
		sum += m.StackInuse - s.stacks
	}
	c.weight = float64(sum) / float64(c.n)
}
