package tracetables

import (
	"encoding/binary"
	"fmt"
)

// pcTable measures the table that starts at an offset: pairs of a difference of
// values and one of program counters, both varints, up to a value's 0 that is
// not the first. It also gives the highest value in it.
func (l *layout) pcTable(at uint32) (size int, highest int32, err error) {
	if int(at) >= len(l.pcTables) {
		return 0, 0, fmt.Errorf("%w (table %d of program counters)", errLayout, at)
	}
	b := l.pcTables[at:]
	value := int32(-1)
	for first := true; ; first = false {
		difference, n := binary.Uvarint(b[size:])
		if n <= 0 {
			return 0, 0, fmt.Errorf("%w (table %d of program counters)", errLayout, at)
		}
		size += n
		if difference == 0 && !first {
			return size, highest, nil
		}
		value += int32(-(difference & 1) ^ (difference >> 1))
		highest = max(highest, value)
		if _, n = binary.Uvarint(b[size:]); n <= 0 {
			return 0, 0, fmt.Errorf("%w (table %d of program counters)", errLayout, at)
		}
		size += n
	}
}

const (
	inlinedCall = 16   // bytes of one in a tree of inlined calls
	argEnd      = 0xff // ends the form of the arguments
)

// funcDataSize measures a table of funcdata, of kind inlTree or argInfo.
func (l *layout) funcDataSize(f function, kind int, at uint32) (size int, err error) {
	wrong := fmt.Errorf("%w (table %d of kind %d)", errLayout, at, kind)
	if int(at) >= len(l.funcData) {
		return 0, wrong
	}
	if kind == argInfo {
		for i, c := range l.funcData[at:] {
			if c == argEnd {
				return i + 1, nil
			}
		}
		return 0, wrong
	}
	// A tree is as long as the highest number that the function has for it.
	if len(f.pcdata) <= 4*pcInlTreeIndex {
		return 0, nil
	}
	index := u32(f.pcdata[4*pcInlTreeIndex:])
	if index == 0 {
		return 0, nil
	}
	_, highest, err := l.pcTable(index)
	if size = inlinedCall * (int(highest) + 1); err == nil && size > len(l.funcData)-int(at) {
		err = wrong
	}
	return size, err
}
