package stackless

import (
	"slices"

	"switchyard/workloads/trace"
)

// list gives the operations of a program just loaded the numbers that the
// recorder has for their lines. What Line gave is one line of the listing,
// however many operations stand for it.
func (s *Scheduler) list(l loaded) {
	texts, places := l.p.listing()
	first := s.rec.Listing(l.p.name, texts)
	for len(s.lines) < int(l.entry) {
		s.lines = append(s.lines, 0)
	}
	for _, place := range places {
		if first > 0 {
			place += first
		}
		s.lines = append(s.lines, place)
	}
}

// listing gives the program's lines, each once, and the index of each operation's line.
func (p *Program) listing() (texts []string, places []uint16) {
	for i, text := range p.lines {
		place := -1
		if p.given[i] {
			place = slices.Index(texts, text)
		}
		if place < 0 {
			place = len(texts)
			texts = append(texts, text)
		}
		places = append(places, uint16(place))
	}
	return texts, places
}

// tellLine tells the recorder the line of the event that comes next: of who
// runs from then on in a Run, else of the current tasklet.
func (s *Scheduler) tellLine(k trace.Kind, a uint32) {
	t := s.current
	if k == trace.Run {
		t = int32(a)
	}
	s.rec.At(s.lineOf(t, k == trace.Exit))
}

// lineOf is the line that t is at; 0 where it has no program. Its pc is behind
// the operation, unless it has not begun.
func (s *Scheduler) lineOf(t int32, ends bool) uint16 {
	r := &s.tasks[t]
	pc := r.pc
	if pc == pcHard && r.flags&body == 0 {
		pc = s.hards[s.rare(t).hard].pc
	}
	if pc <= pcRaised {
		return 0
	}
	if ends || !s.begins(pc) {
		pc--
	}
	if int(pc) >= len(s.lines) {
		return 0
	}
	return s.lines[pc]
}

// begins tells whether a program's first operation is at pc.
func (s *Scheduler) begins(pc int32) bool {
	for _, l := range s.loaded {
		if l.entry == pc {
			return true
		}
	}
	return false
}
