package bench

import "math/bits"

// Rand is a small deterministic random source, the same on every target: the
// splitmix64 sequence (Steele, Lea, Flood: Fast splittable pseudorandom number
// generators, 2014).
type Rand struct{ state uint64 }

// NewRand starts the sequence of a seed.
func NewRand(seed uint64) *Rand { return &Rand{seed} }

// Uint64 is the next number of the sequence.
func (r *Rand) Uint64() uint64 {
	r.state += 0x9e3779b97f4a7c15
	z := r.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// IntN is a number from 0 to n-1; n is above 0. Its bias is below n / 2^64.
func (r *Rand) IntN(n int) int {
	high, _ := bits.Mul64(r.Uint64(), uint64(n))
	return int(high)
}

// Float64 is a number from 0 up to, not including, 1.
func (r *Rand) Float64() float64 { return float64(r.Uint64()>>11) / (1 << 53) }
