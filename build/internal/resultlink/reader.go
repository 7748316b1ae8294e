package resultlink

import (
	"encoding/binary"
	"math"
	"unicode/utf8"
)

// reader takes the payload from its front. After the first thing that does not
// fit it is bad and gives zeros.
type reader struct {
	data []byte
	bad  bool
}

func (r *reader) bytes(n int) []byte {
	if r.bad || n > len(r.data) {
		r.bad = true
		return nil
	}
	b := r.data[:n]
	r.data = r.data[n:]
	return b
}

// count reads a whole number of at most five bytes, in its shortest form.
func (r *reader) count(most uint64) int {
	if r.bad {
		return 0
	}
	v, n := binary.Uvarint(r.data)
	if n <= 0 || n > 5 || v > most || n > 1 && r.data[n-1] == 0 {
		r.bad = true
		return 0
	}
	r.data = r.data[n:]
	return int(v)
}

func (r *reader) text(most int) string {
	s := string(r.bytes(r.count(uint64(most))))
	if !utf8.ValidString(s) {
		r.bad = true
		return ""
	}
	return s
}

func (r *reader) pairs() []Pair {
	var all []Pair
	for range r.count(maxPairs) {
		all = append(all, Pair{r.text(maxName), r.text(maxValue)})
		if r.bad {
			return nil
		}
	}
	return all
}

func (r *reader) number() float32 {
	b := r.bytes(4)
	if b == nil {
		return 0
	}
	f := math.Float32frombits(binary.LittleEndian.Uint32(b))
	if v := float64(f); math.IsNaN(v) || math.IsInf(v, 0) {
		r.bad = true
		return 0
	}
	return f
}

func (r *reader) samples(n, bits int) []float64 {
	from, to := r.number(), r.number()
	if from > to {
		r.bad = true
	}
	var packed []byte
	if from < to {
		packed = r.bytes((n*bits + 7) / 8)
	}
	if r.bad {
		return nil
	}
	all := make([]float64, n)
	steps := float64(int(1)<<bits - 1)
	for i := range all {
		all[i] = float64(from)
		if from < to {
			all[i] += float64(at(packed, i*bits, bits)) * (float64(to) - float64(from)) / steps
		}
	}
	return all
}

// at reads bits of b from the given bit on, the first is the highest.
func at(b []byte, from, bits int) uint32 {
	v := uint32(0)
	for i := from; i < from+bits; i++ {
		v = v<<1 | uint32(b[i/8]>>(7-i%8)&1)
	}
	return v
}
