package probe

import (
	"iter"

	"switchyard/workloads/bench"
)

// ring is the number of loops, as many as taskspeed has tasklets.
const ring = 10

// pull goes round the ring: each call of next is a switch to a loop's stack and
// back, as a hard switch through a scheduler is.
func (b *body) pull(r *bench.Run) {
	var next [ring]func() (int, bool)
	var stop [ring]func()
	for i := range next {
		next[i], stop[i] = iter.Pull(loop)
	}
	start := r.Now()
	turns := 0
	for range b.n / ring {
		for _, f := range next {
			one, _ := f()
			turns += one
		}
	}
	b.perOp(r, start)
	for _, f := range stop {
		f()
	}
	r.Count("operations", int64(turns))
	r.Check("turns", int64(turns), int64(b.n/ring*ring))
}

func loop(yield func(int) bool) {
	for yield(1) {
	}
}
