package stackless

import "switchyard/workloads/trace"

// Slabs keep the memory of tasklets and channels from one Scheduler to the
// next: runs of the same world, one after the other, then take neither new pages
// of memory nor time to zero old ones. The zero Slabs are empty. They belong to
// one Scheduler at a time.
type Slabs struct {
	tasks []record
	chans []queue // as many as were used: the others are zero
}

// New is New with the memory of m, which has it back when the Scheduler is closed.
func (m *Slabs) New(rec *trace.Recorder) *Scheduler {
	s := New(rec)
	s.slabs = m
	if cap(m.tasks) > 0 {
		s.tasks = append(m.tasks[:0], s.tasks...)
	}
	s.chans, s.used = m.chans[:0], len(m.chans)
	*m = Slabs{}
	return s
}

// giveBack gives the memory back to the Slabs it came from.
func (s *Scheduler) giveBack() {
	if s.slabs != nil {
		*s.slabs = Slabs{s.tasks[:0], s.chans[:min(cap(s.chans), max(s.used, len(s.chans)))]}
		s.slabs, s.tasks, s.chans = nil, nil, nil
	}
}
