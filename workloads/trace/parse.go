package trace

import (
	"fmt"
	"strconv"
	"strings"
)

// ParseText reads one line of the text form. An error says which word is
// wrong and what would be right.
func ParseText(line string) (step uint64, e Event, err error) {
	words := strings.Fields(line)
	if len(words) < 2 {
		return 0, e, fmt.Errorf("event: %q: a line is: step kind fields", line)
	}
	if step, err = strconv.ParseUint(words[0], 10, 64); err != nil || strconv.FormatUint(step, 10) != words[0] {
		return 0, e, fmt.Errorf("step: %q: a whole number, 0 or more", words[0])
	}
	s := specNamed(words[1])
	if s == nil {
		return 0, e, fmt.Errorf("kind: %q: one of %s", words[1], kindNames())
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

func specNamed(name string) *Spec {
	for i := range Specs {
		if Specs[i].Name == name {
			return &Specs[i]
		}
	}
	return nil
}

func kindNames() string {
	names := make([]string, len(Specs))
	for i := range Specs {
		names[i] = Specs[i].Name
	}
	return strings.Join(names, ", ")
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
	digits := w[1:]
	n, err := strconv.ParseInt(digits, 10, 64)
	if err != nil || w[0] != prefix || n < low || n > high || strconv.FormatInt(n, 10) != digits {
		p.err = fmt.Errorf("%s: %q: %c and a number from %d to %d", meaning, w, prefix, low, high)
	}
	return n
}

func (p *fields) flags(allowed string) (f uint8) {
	if p.err != nil || len(p.words) == 0 || p.words[0][0] != '!' {
		return 0
	}
	for i := range len(flagLetters) {
		if strings.IndexByte(p.words[0], flagLetters[i]) > 0 && strings.IndexByte(allowed, flagLetters[i]) >= 0 {
			f |= 1 << i
		}
	}
	if f == 0 || string(appendFlags(nil, f)) != p.words[0] {
		p.err = fmt.Errorf("flags: %q: ! and letters of %q, each at most once and in this order", p.words[0], allowed)
		return 0
	}
	p.words = p.words[1:]
	return f
}
