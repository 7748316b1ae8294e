package bench

import "runtime"

// Weight is the memory of one of the many things that a Body makes, by Go's
// own account: what is taken from the heap and for stacks between Start and
// Stop. It is a field of the Body. Only the first run of a measurement, which
// is never a sample, is weighed: weighing stops the world, and all runs with
// the same params weigh the same.
type Weight struct {
	weighed      bool
	heap, stacks uint64
	each         float64
}

// Weighed tells that there is nothing left to do: this is not the first run.
func (w *Weight) Weighed() bool { return w.weighed }

// Start is called before the things are made.
func (w *Weight) Start() {
	if w.weighed {
		return
	}
	runtime.GC() // frees the stacks of what ran before, which would be taken over
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	w.heap, w.stacks = m.TotalAlloc, m.StackInuse
}

// Stop is called when n things have been made, n above 0.
func (w *Weight) Stop(n int) {
	if w.weighed {
		return
	}
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	bytes := m.TotalAlloc - w.heap
	if m.StackInuse > w.stacks {
		bytes += m.StackInuse - w.stacks
	}
	w.each, w.weighed = float64(bytes)/float64(n), true
}

// Each is the weight of one thing in bytes.
func (w *Weight) Each() float64 { return w.each }
