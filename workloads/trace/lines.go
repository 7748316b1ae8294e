package trace

import "slices"

// Listing is the source of one program: its name and its lines.
type Listing struct {
	Name  string
	Lines []string
}

// lining is what a Recorder has besides events when it keeps lines: which line
// of which program each event of the window comes from. A line's number counts
// through all listings from 1; 0 is none. Where a model knows its place it says
// so with At, before the event; what it leaves open, scripts answer afterwards.
type lining struct {
	listings []Listing
	next     uint16 // the number of the next listing's first line
	changes  []change
	scripts  []script
}

// change says that events from a step on come from a line.
type change struct {
	step uint64
	line uint16
}

type script struct {
	first uint16
	at    func(e Event) int
}

// KeepLines makes r keep the line of each event of its window too. That is for
// a run done once more to show its program: it costs what modes must not.
func (r *Recorder) KeepLines() { r.lining = &lining{next: 1} }

// KeepsLines tells whether lines are wanted; a nil Recorder wants none.
func (r *Recorder) KeepsLines() bool { return r != nil && r.lining != nil }

// Listing adds a program, unless it is there already, and returns the number of
// its first line. More than 65,535 lines have no number: 0.
func (r *Recorder) Listing(name string, lines []string) (first uint16) {
	first = 1
	for _, l := range r.lining.listings {
		if l.Name == name && slices.Equal(l.Lines, lines) {
			return first
		}
		first += uint16(len(l.Lines))
	}
	if int(first)+len(lines) > 1<<16-1 {
		return 0
	}
	r.lining.listings = append(r.lining.listings, Listing{name, lines})
	r.lining.next = first + uint16(len(lines))
	return first
}

// At says which line the events that follow come from; 0: not known.
func (r *Recorder) At(line uint16) {
	l, step := r.lining, r.Steps()
	if step >= r.window.to {
		return
	}
	if n := len(l.changes); n > 0 {
		last := &l.changes[n-1]
		if last.line == line {
			return
		}
		if last.step == step || step <= r.window.from {
			*last = change{step, line}
			return
		}
	}
	l.changes = append(l.changes, change{step, line})
}

// Script adds the program of code that does not say where it is. at gives the
// index of the line that an event comes from, below 0 for those of others; it
// is asked only for events without a line.
func (r *Recorder) Script(name string, lines []string, at func(e Event) int) {
	if !r.KeepsLines() {
		return
	}
	if first := r.Listing(name, lines); first > 0 {
		r.lining.scripts = append(r.lining.scripts, script{first, at})
	}
}

// Listings are the programs of the run, in the order of their lines' numbers.
func (r *Recorder) Listings() []Listing { return r.lining.listings }

// Lines are the lines of Events, one for each.
func (r *Recorder) Lines() []uint16 {
	events := r.Events()
	lines := make([]uint16, len(events))
	changes, line := r.lining.changes, uint16(0)
	for i := range events {
		for len(changes) > 0 && changes[0].step <= r.window.from+uint64(i) {
			line, changes = changes[0].line, changes[1:]
		}
		if lines[i] = line; line == 0 {
			lines[i] = r.lining.ask(events[i])
		}
	}
	return lines
}

func (l *lining) ask(e Event) uint16 {
	for _, s := range l.scripts {
		if k := s.at(e); k >= 0 {
			return s.first + uint16(k)
		}
	}
	return 0
}
