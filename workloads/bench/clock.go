package bench

// ClockStep is the smallest step of the clock in ns that was seen: the median
// of nine, each found by asking until the clock moves.
func ClockStep(clock func() int64) int64 {
	var steps [9]int64
	for i := range steps {
		start := clock()
		now := start
		for now == start {
			now = clock()
		}
		d := now - start
		j := i
		for ; j > 0 && steps[j-1] > d; j-- {
			steps[j] = steps[j-1]
		}
		steps[j] = d
	}
	return steps[len(steps)/2]
}
