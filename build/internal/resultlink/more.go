package resultlink

import (
	"encoding/binary"
	"encoding/hex"
	"math"
)

// Bits of a mark's first byte.
const (
	kernelBit = 1 << iota
	hiddenBit
	markBits = kernelBit | hiddenBit
)

func (r *reader) more(samples int) *More {
	m := &More{Runs: uint32(r.count(math.MaxUint32)), Shortest: r.number()}
	switch counts := r.bytes(r.count(4)); len(counts) {
	case 0:
	case 4:
		m.Counts = hex.EncodeToString(counts)
	default:
		r.bad = true
	}
	m.Events = r.text(maxName)
	next := 0
	for range r.count(uint64(samples)) {
		mark := Mark{Sample: next + r.count(uint64(samples))}
		bits := r.count(markBits)
		mark.Kernel, mark.Hidden = bits&kernelBit != 0, bits&hiddenBit != 0
		mark.Collections = uint32(r.count(math.MaxUint32))
		if mark.Kernel {
			mark.Percent = uint32(r.count(maxPercent))
		}
		if r.bad || mark.Sample >= samples || bits == 0 && mark.Collections == 0 {
			r.bad = true // it says nothing, or of no sample
			return nil
		}
		next = mark.Sample + 1
		m.Marks = append(m.Marks, mark)
	}
	if m.Shortest < 0 {
		r.bad = true
	}
	return m
}

func packMore(b []byte, m *More) []byte {
	b = number(binary.AppendUvarint(b, uint64(m.Runs)), m.Shortest)
	counts, _ := hex.DecodeString(m.Counts) // Decode refuses what it does not give back
	b = append(binary.AppendUvarint(b, uint64(len(counts))), counts...)
	b = text(b, m.Events)
	b = binary.AppendUvarint(b, uint64(len(m.Marks)))
	next := 0
	for _, mark := range m.Marks {
		b = binary.AppendUvarint(b, uint64(mark.Sample-next))
		next = mark.Sample + 1
		bits := uint64(bit(mark.Kernel))*kernelBit | uint64(bit(mark.Hidden))*hiddenBit
		b = binary.AppendUvarint(b, bits)
		b = binary.AppendUvarint(b, uint64(mark.Collections))
		if mark.Kernel {
			b = binary.AppendUvarint(b, uint64(mark.Percent))
		}
	}
	return b
}
