package trace

import (
	"fmt"
	"strconv"
	"strings"
)

var flagLetters = [...]byte{'r', 'm', 'f'}

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
	if k == 0 || k >= kindEnd {
		return b
	}
	s := &Specs[k-1]
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
		b = append(b, " !"...)
		for i, l := range flagLetters {
			if f&(1<<i) != 0 {
				b = append(b, l)
			}
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

// ParseText reads one line of the text form. An error says which word is
// wrong and what would be right.
func ParseText(line string) (step uint64, e Event, err error) {
	words := strings.Fields(line)
	if len(words) < 2 {
		return 0, e, fmt.Errorf("event: %q: a line is: step kind fields", line)
	}
	if step, err = strconv.ParseUint(words[0], 10, 64); err != nil {
		return 0, e, fmt.Errorf("step: %q: a whole number, 0 or more", words[0])
	}
	var s *Spec
	for i := range Specs {
		if Specs[i].Name == words[1] {
			s = &Specs[i]
		}
	}
	if s == nil {
		return 0, e, fmt.Errorf("kind: %q: one of the kinds in trace.Specs", words[1])
	}
	p := fields{words: words[2:]}
	a := p.number(s.A, 't', 0, MaxTasklet)
	b := p.number(s.B, 't', 0, MaxTasklet)
	obj := p.number(s.Obj, 'c', 0, 1<<32-1)
	val := p.number(s.Val, '=', -1<<31, 1<<31-1)
	flags := p.flags(s.Flags)
	if p.err == nil && len(p.words) > 0 {
		p.err = fmt.Errorf("%s: %q: nothing more on this line", s.Name, p.words[0])
	}
	if p.err != nil {
		return 0, Event{}, p.err
	}
	return step, Make(s.Kind, flags, uint32(a), uint32(b), uint32(obj), int32(val)), nil
}

// fields takes the words of a line one by one; the first error stays.
type fields struct {
	words []string
	err   error
}

func (p *fields) number(meaning string, prefix byte, low, high int64) int64 {
	if meaning == "" || p.err != nil {
		return 0
	}
	if len(p.words) == 0 {
		p.err = fmt.Errorf("%s: missing: %c and a number", meaning, prefix)
		return 0
	}
	w := p.words[0]
	p.words = p.words[1:]
	n, err := strconv.ParseInt(strings.TrimPrefix(w, string(prefix)), 10, 64)
	if err != nil || w[0] != prefix || n < low || n > high {
		p.err = fmt.Errorf("%s: %q: %c and a number from %d to %d", meaning, w, prefix, low, high)
	}
	return n
}

func (p *fields) flags(allowed string) (f uint8) {
	if p.err != nil || len(p.words) == 0 || p.words[0][0] != '!' {
		return 0
	}
	for _, l := range []byte(p.words[0][1:]) {
		i := strings.IndexByte(string(flagLetters[:]), l)
		if i < 0 || !strings.Contains(allowed, string(rune(l))) {
			p.err = fmt.Errorf("flags: %q: letters of %q", p.words[0], allowed)
			return 0
		}
		f |= 1 << i
	}
	p.words = p.words[1:]
	return f
}
