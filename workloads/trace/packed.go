package trace

import (
	"encoding/binary"
	"fmt"
	"math/bits"
)

// oldest is the age from which ages are not told apart. Nobody sees what is older
// fade: a slice is at least a 64th of the tasklets in steps, the fade a fifth.
const oldest = 15

// pack gives what each of the first n tasklets did at a step: a byte a tasklet, in
// the lower four bits its State, above them how many slices ago an event last
// spoke of it, 15 for as long ago, longer or never. Where that is shorter it gives
// runs of equal bytes instead, each a byte and the length as a varint. The bytes
// are good until the next call.
func (t *Totals) pack(step uint64, n int) []byte {
	now, shift := touchedAt(step-min(step, 1))>>5, uint(bits.TrailingZeros64(t.slice()/touchSteps))
	cells, b := t.cells[:n], t.packed[:0]
	if cap(b) < len(cells) {
		b = make([]byte, 0, len(t.cells))
	}
	b = packRuns(b, cells, now, shift)
	if len(b) >= len(cells) {
		b = b[:0]
		for i := range cells {
			b = append(b, packed(cells[i].touched, now, shift))
		}
	}
	t.packed = b
	return b
}

// packRuns stops where runs are no shorter than a byte a cell. Neighbours are
// often touched by the same few events: then nothing is worked out for them.
func packRuns(b []byte, cells []cell, now uint32, shift uint) []byte {
	start, touched := 0, cells[0].touched
	v := packed(touched, now, shift)
	for i := range cells {
		next := cells[i].touched
		if next == touched {
			continue
		}
		touched = next
		if p := packed(next, now, shift); p != v {
			b = binary.AppendUvarint(append(b, v), uint64(i-start))
			if len(b) >= len(cells) {
				return b
			}
			start, v = i, p
		}
	}
	return binary.AppendUvarint(append(b, v), uint64(len(cells)-start))
}

func packed(touched, now uint32, shift uint) byte {
	state := touched & stateMask
	age := min(oldest, (now-touched>>5)&(1<<27-1)>>(shift&31))
	if State(state) == Absent {
		age = oldest
	}
	return byte(state | age<<4)
}

// Unpack gives the States and ages of so many tasklets. It fails where packed is
// of fewer or of more.
func Unpack(packed []byte, tasklets int) (states []State, ages []byte, err error) {
	one := func(v byte) { states, ages = append(states, State(v&stateMask)), append(ages, v>>4) }
	if len(packed) == tasklets {
		for _, v := range packed {
			one(v)
		}
		return states, ages, nil
	}
	for rest := packed; len(rest) > 0; {
		n, size := binary.Uvarint(rest[1:])
		if size <= 0 || n > uint64(tasklets-len(states)) {
			return nil, nil, fmt.Errorf("packed: a run of %d behind tasklet %d: one of %d at most", n, len(states), tasklets-len(states))
		}
		for range n {
			one(rest[0])
		}
		rest = rest[1+size:]
	}
	if len(states) != tasklets {
		return nil, nil, fmt.Errorf("packed: %d tasklets: %d", len(states), tasklets)
	}
	return states, ages, nil
}
