package segments

import (
	"encoding/binary"
	"errors"
)

var errShort = errors.New("wasm: it ends too early, or a number in it is too long")

// reader takes a module apart; the first error stays.
type reader struct {
	b   []byte
	err error
}

func (r *reader) byte() byte {
	b := r.take(1)
	if len(b) == 0 {
		return 0
	}
	return b[0]
}

func (r *reader) take(n uint64) []byte {
	if r.err != nil || n > uint64(len(r.b)) {
		r.err = errShort
		return nil
	}
	b := r.b[:n]
	r.b = r.b[n:]
	return b
}

// number is an unsigned one of at most 32 bits; Go's varints have its form.
func (r *reader) number() uint64 {
	v, n := binary.Uvarint(r.b)
	if n <= 0 || v > 1<<32-1 {
		r.err = errShort
		return 0
	}
	r.b = r.b[n:]
	return v
}

// signed is one of 32 bits.
func (r *reader) signed() int32 {
	var v int64
	for shift := 0; shift < 35; shift += 7 {
		c := r.byte()
		v |= int64(c&0x7f) << shift
		if c < 0x80 {
			if shift += 7; c&0x40 != 0 && shift < 64 {
				v |= -1 << shift
			}
			return int32(v)
		}
	}
	r.err = errShort
	return 0
}

func appendSigned(b []byte, v int32) []byte {
	for {
		c := byte(v & 0x7f)
		v >>= 7
		if v == 0 && c&0x40 == 0 || v == -1 && c&0x40 != 0 {
			return append(b, c)
		}
		b = append(b, c|0x80)
	}
}
