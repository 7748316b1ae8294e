package gil

import "math/bits"

// Random gives 64 random bits at each call, the same sequence in every run
// with the same seed.
type Random interface{ Uint64() uint64 }

// chance draws from the random source that was handed in. It uses whole
// numbers only: floating point may round differently from one machine to the
// next, and the same seed must give the same events on all.
type chance struct{ Random }

// below gives a number from 0 to n-1.
func (c chance) below(n int) int {
	hi, _ := bits.Mul64(c.Uint64(), uint64(n))
	return int(hi)
}

// exponential gives a time with the given mean, exponentially distributed,
// by von Neumann's method: nothing but comparisons of random numbers. Runs of
// falling numbers are drawn; the first of a run of odd length is the fraction,
// and each run of even length before it adds one.
func (c chance) exponential(mean int64) int64 {
	if mean <= 0 {
		return 0
	}
	for whole := int64(0); ; whole++ {
		first := uint32(c.Uint64() >> 32)
		last, odd := first, true
		for {
			u := uint32(c.Uint64() >> 32)
			if u >= last {
				break
			}
			last, odd = u, !odd
		}
		if odd {
			hi, lo := bits.Mul64(uint64(mean), uint64(first))
			return whole*mean + int64(hi<<32|lo>>32)
		}
	}
}
