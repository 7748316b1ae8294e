package bench

// How many steps of the clock are looked at: the most, and as many as even a
// clock is asked for that takes longer than stepsTime for them, in ns.
const (
	mostSteps  = 64
	leastSteps = 9
	stepsTime  = 10e6
)

// ClockStep is the smallest step of the clock in ns that was seen, of 64, or of
// those in 10 ms and at least 9. Each is found by asking until the clock moves.
// On a busy machine most can be several steps at once, so that their median
// would be another figure from run to run.
func ClockStep(clock func() int64) int64 {
	first := clock()
	last, least := first, int64(0)
	for i := 0; i < mostSteps && (i < leastSteps || last-first < stepsTime); i++ {
		now := last
		for now == last {
			now = clock()
		}
		if d := now - last; i == 0 || d < least {
			least = d
		}
		last = now
	}
	return least
}
