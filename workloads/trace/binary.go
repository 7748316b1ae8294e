package trace

import (
	"encoding/binary"
	"fmt"
	"slices"
)

// AppendBinary appends events in the binary form, EventSize bytes each.
func AppendBinary(b []byte, events []Event) []byte {
	size := len(events) * EventSize
	b = slices.Grow(b, size)
	to := b[len(b) : len(b)+size]
	for i := range events {
		e, words := &events[i], to[i*EventSize:]
		for k, word := range [...]uint32{e.ka, e.fb, e.Obj, uint32(e.Val)} {
			binary.LittleEndian.PutUint32(words[4*k:], word)
		}
	}
	return b[:len(b)+size]
}

// ReadBinary reads what AppendBinary wrote. An error says which event is
// wrong, counted from 0, and what would be right: whole events, known kinds,
// fields that the kind does not use zero, only flags that it may have.
func ReadBinary(b []byte) ([]Event, error) {
	if len(b)%EventSize != 0 {
		return nil, fmt.Errorf("binary form: %d bytes: a multiple of %d, as each event has so many", len(b), EventSize)
	}
	events := make([]Event, len(b)/EventSize)
	for i := range events {
		word := func(n int) uint32 { return binary.LittleEndian.Uint32(b[i*EventSize+4*n:]) }
		events[i] = Event{word(0), word(1), word(2), int32(word(3))}
		if err := events[i].check(); err != nil {
			return nil, fmt.Errorf("event %d: %w", i, err)
		}
	}
	return events, nil
}
