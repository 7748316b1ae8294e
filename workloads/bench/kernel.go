package bench

import (
	"math"
	"runtime"
)

// KernelOff is by how much the calibration kernel may differ from its usual
// time around a sample that is not tainted.
const KernelOff = 0.15

// Timing of the kernel: at least kernelTime and kernelSteps steps of the
// clock, so that a coarse clock alone cannot make it seem off.
const (
	kernelTime  = 500_000 // ns
	kernelSteps = 15
	kernelChunk = 4096 // turns between two looks at the clock, about 10 µs
)

// kernel is the calibration kernel: a fixed small computation of registers
// alone, timed before and after each sample. When it takes longer or shorter
// than usual, the machine ran at another speed: a busy neighbour, another
// clock frequency, code that was still being compiled.
type kernel struct {
	clock   func() int64
	atLeast int64 // ns
	state   uint64
}

func newKernel(clock func() int64, step int64) *kernel {
	return &kernel{clock: clock, atLeast: max(kernelTime, kernelSteps*step), state: 88172645463325252}
}

// time gives the ns of a chunk: the better of two tries, since one that was
// interrupted says nothing of the machine's speed.
func (k *kernel) time() float64 { return min(k.try(), k.try()) }

func (k *kernel) try() float64 {
	start := k.clock()
	for chunks := 1; ; chunks++ {
		k.turn()
		if elapsed := k.clock() - start; elapsed >= k.atLeast {
			return float64(elapsed) / float64(chunks)
		}
	}
}

// turn is Marsaglia's xorshift, each step of which needs the one before.
func (k *kernel) turn() {
	x := k.state
	for range kernelChunk {
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
	}
	k.state = x
}

func off(ratio float64) float64 { return math.Abs(ratio - 1) }

// collections is how often the collector has run to its end.
func collections() int {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int(m.NumGC)
}
