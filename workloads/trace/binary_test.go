package trace_test

import (
	"bytes"
	"slices"
	"testing"
	"unsafe"

	"switchyard/workloads/trace"
)

func TestBinaryFormIsFourLittleEndianWords(t *testing.T) {
	e := trace.Make(trace.Deliver, trace.ByReceiver|trace.Mail, 0x010203, 0x040506, 0x0708090a, -2)
	want := []byte{6, 3, 2, 1, 3, 6, 5, 4, 0x0a, 9, 8, 7, 0xfe, 0xff, 0xff, 0xff}
	if got := trace.AppendBinary(nil, []trace.Event{e}); !bytes.Equal(got, want) {
		t.Errorf("bytes % x, want % x", got, want)
	}
	if unsafe.Sizeof(e) != trace.EventSize {
		t.Errorf("an event has %d bytes in memory", unsafe.Sizeof(e))
	}
	if e.Kind() != trace.Deliver || e.A() != 0x010203 || e.B() != 0x040506 || e.Flags() != trace.ByReceiver|trace.Mail {
		t.Errorf("fields %v %x %x %x", e.Kind(), e.A(), e.B(), e.Flags())
	}
}

func TestBinaryFormComesBack(t *testing.T) {
	events := script(t, chain3)
	got, err := trace.ReadBinary(trace.AppendBinary(nil, events))
	if err != nil || !slices.Equal(got, events) {
		t.Errorf("error %v, %d events of %d", err, len(got), len(events))
	}
}

func TestBytesThatAreNoEventsAreRefused(t *testing.T) {
	yield := trace.AppendBinary(nil, []trace.Event{trace.Make(trace.Yield, 0, 1, 0, 0, 0)})
	for _, c := range []struct {
		bytes []byte
		want  string
	}{
		{yield[:15], "binary form: 15 bytes: a multiple of 16, as each event has so many"},
		{make([]byte, 16), "event 0: kind: 0: from 1 to 14"},
		{append(slices.Clone(yield), with(yield, 0, 15)...), "event 1: kind: 15: from 1 to 14"},
		{with(yield, 5, 1), "event 0: yield: B: 1: 0, as the kind does not use it"},
		{with(yield, 8, 1), "event 0: yield: Obj: 1: 0, as the kind does not use it"},
		{with(yield, 12, 1), "event 0: yield: Val: 1: 0, as the kind does not use it"},
		{with(yield, 4, 1), `event 0: yield: flags: 0x01: those of ""`},
		{with(yield, 4, 0x80), `event 0: yield: flags: 0x80: those of ""`},
	} {
		if _, err := trace.ReadBinary(c.bytes); err == nil || err.Error() != c.want {
			t.Errorf("% x: error %v, want %s", c.bytes, err, c.want)
		}
	}
}

func with(b []byte, at int, v byte) []byte {
	b = slices.Clone(b)
	b[at] = v
	return b
}

// FuzzReadBinary proves that what is read is written as it was, in either form.
func FuzzReadBinary(f *testing.F) {
	f.Add(trace.AppendBinary(nil, []trace.Event{trace.Make(trace.Deliver, trace.Mail, 1, 2, 3, -4)}))
	f.Add(make([]byte, 32))
	f.Fuzz(func(t *testing.T, b []byte) {
		events, err := trace.ReadBinary(b)
		if err != nil {
			return
		}
		if got := trace.AppendBinary(nil, events); !bytes.Equal(got, b) {
			t.Errorf("% x came back as % x", b, got)
		}
		for i, e := range events {
			line := string(trace.AppendText(nil, uint64(i), e))
			step, back, err := trace.ParseText(line)
			if err != nil || step != uint64(i) || back != e {
				t.Errorf("%q: %v", line, err)
			}
		}
		_ = trace.Validate(events) // takes anything without a panic
	})
}
