package trace

import (
	"fmt"
	"strings"
)

// MaxTasklet is the largest tasklet number an event can hold (24 bits).
const MaxTasklet = 1<<24 - 1

// EventSize is the size of an event in bytes, in memory and in the binary form.
const EventSize = 16

// Event is one step of a run. Its step number is its place in the recording.
//
// Binary form, little-endian 32-bit words:
//
//	0  kind (8 bits), A (24 bits)
//	1  flags (8 bits), B (24 bits)
//	2  Obj
//	3  Val, signed
type Event struct {
	ka, fb uint32
	Obj    uint32
	Val    int32
}

// Make builds an event. a and b are tasklet numbers up to MaxTasklet.
func Make(k Kind, flags uint8, a, b, obj uint32, val int32) Event {
	return Event{uint32(k) | a<<8, uint32(flags) | b<<8, obj, val}
}

// Kind says what happened.
func (e Event) Kind() Kind { return Kind(e.ka) }

// A is the tasklet the event is about.
func (e Event) A() uint32 { return e.ka >> 8 }

// Flags holds ByReceiver, Mail, Fresh.
func (e Event) Flags() uint8 { return uint8(e.fb) }

// B is the other tasklet.
func (e Event) B() uint32 { return e.fb >> 8 }

// check tells which field of e is other than its Spec allows; nil if none.
func (e Event) check() error {
	s := e.Kind().Spec()
	if s == nil {
		return fmt.Errorf("kind: %d: from 1 to %d", e.Kind(), kindEnd-1)
	}
	for _, f := range [...]struct {
		name, meaning string
		value         int64
	}{
		{"A", s.A, int64(e.A())},
		{"B", s.B, int64(e.B())},
		{"Obj", s.Obj, int64(e.Obj)},
		{"Val", s.Val, int64(e.Val)},
	} {
		if f.meaning == "" && f.value != 0 {
			return fmt.Errorf("%s: %s: %d: 0, as the kind does not use it", s.Name, f.name, f.value)
		}
	}
	for i := range 8 {
		if e.Flags()&(1<<i) != 0 && (i >= len(flagLetters) || strings.IndexByte(s.Flags, flagLetters[i]) < 0) {
			return fmt.Errorf("%s: flags: %#02x: those of %q", s.Name, e.Flags(), s.Flags)
		}
	}
	return nil
}
