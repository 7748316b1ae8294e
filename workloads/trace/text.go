package trace

import "strconv"

// flagLetters are the flags in the text form, in the order of their bits.
const flagLetters = "rmf"

// AppendText appends e, the event at the given step, as one line of the text
// form without its newline:
//
//	step kind [A] [B] [Obj] [Val] [!flags]
//
// in that order, each only where the kind uses it: tasklets as t5 (t0 is
// main), channels, locks, areas and marks as c5, values as =5, flags as !r
// (completed by the receiver), !m (mail), !f (fresh).
func AppendText(b []byte, step uint64, e Event) []byte {
	b = strconv.AppendUint(b, step, 10)
	b = append(b, ' ')
	k := e.Kind()
	b = append(b, k.String()...)
	s := k.Spec()
	if s == nil {
		return b
	}
	if s.A != "" {
		b = strconv.AppendUint(append(b, " t"...), uint64(e.A()), 10)
	}
	if s.B != "" {
		b = strconv.AppendUint(append(b, " t"...), uint64(e.B()), 10)
	}
	if s.Obj != "" {
		b = strconv.AppendUint(append(b, " c"...), uint64(e.Obj), 10)
	}
	if s.Val != "" {
		b = strconv.AppendInt(append(b, " ="...), int64(e.Val), 10)
	}
	if f := e.Flags(); f != 0 {
		b = appendFlags(append(b, ' '), f)
	}
	return b
}

func appendFlags(b []byte, f uint8) []byte {
	b = append(b, '!')
	for i := range len(flagLetters) {
		if f&(1<<i) != 0 {
			b = append(b, flagLetters[i])
		}
	}
	return b
}

// AppendRecording appends the events kept by r in text form, a line each.
func AppendRecording(b []byte, r *Recorder) []byte {
	from, _ := r.Window()
	for i, e := range r.Events() {
		b = append(AppendText(b, from+uint64(i), e), '\n')
	}
	return b
}
