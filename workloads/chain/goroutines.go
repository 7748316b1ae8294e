package chain

import "switchyard/workloads/bench"

// onGoroutines makes the chain of goroutines and Go channels, as the Tech Talk did.
func (c *chain) onGoroutines(r *bench.Run) (answer int64, made float64) {
	start := r.Now()
	leftmost := make(chan int)
	right := leftmost
	for range c.n {
		left := right
		right = make(chan int)
		go func(left, right chan int) { left <- 1 + <-right }(left, right)
	}
	made = r.Seconds(start)
	c.weight.Stop(c.n)
	right <- 0
	return int64(<-leftmost), made
}
