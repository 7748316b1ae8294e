package trace

import (
	"encoding/binary"
	"math/bits"
)

// Keyframe is what each tasklet was doing at one step, to go back to: small, as
// many of them are kept.
type Keyframe struct {
	Step     uint64 // events that have happened
	Slice    uint64 // steps that one age stands for
	Tasklets int
	// Packed has a byte a tasklet: in the lower four bits its State, above them how
	// many slices ago an event last spoke of it, 15 for as long ago, longer or never:
	// nobody sees what is older. Where that is shorter it has runs of equal bytes
	// instead, each a byte and the length as a varint. It is the Recorder's own, until
	// its next Keyframe.
	Packed []byte
}

// oldest is the age from which ages are not told apart.
const oldest = 15

// Keyframe is taken after Total only.
func (r *Recorder) Keyframe() Keyframe {
	t := r.Totals()
	k := Keyframe{Step: r.step, Slice: t.slice(), Tasklets: t.length()}
	now, shift := touchedAt(r.step-min(r.step, 1))>>5, uint(bits.TrailingZeros64(k.Slice/touchSteps))
	cells, b := t.cells[:k.Tasklets], t.packed[:0]
	if cap(b) < len(cells) {
		b = make([]byte, 0, len(t.cells))
	}
	k.Packed = packRuns(b, cells, now, shift)
	if len(k.Packed) >= len(cells) {
		k.Packed = k.Packed[:0]
		for i := range cells {
			k.Packed = append(k.Packed, cells[i].packed(now, shift))
		}
	}
	t.packed = k.Packed
	return k
}

// packRuns stops where runs are no shorter than a byte a cell.
func packRuns(b []byte, cells []cell, now uint32, shift uint) []byte {
	for i := 0; i < len(cells); {
		v, start := cells[i].packed(now, shift), i
		for i++; i < len(cells) && cells[i].packed(now, shift) == v; i++ {
		}
		b = binary.AppendUvarint(append(b, v), uint64(i-start))
		if len(b) >= len(cells) {
			break
		}
	}
	return b
}

func (c *cell) packed(now uint32, shift uint) byte {
	state := c.touched & stateMask
	age := min(oldest, (now-c.touched>>5)&(1<<27-1)>>(shift&31))
	if State(state) == Absent {
		age = oldest
	}
	return byte(state | age<<4)
}
