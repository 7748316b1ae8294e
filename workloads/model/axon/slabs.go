package axon

import "switchyard/workloads/trace"

// slabs are a Scheduler's memory.
type slabs struct {
	procs   []process // by ID, and so are offices
	offices []office
	boxes   []box // 0 is no box
	links   []linkage
	mail    mailroom

	queue  []ID // the run queue
	pauses []ID // requests of this cycle
	wakes  []wake
}

// Slabs keep the memory of components from one Scheduler to the next: runs of
// the same world, one after the other, then take neither new pages of memory
// nor time to zero old ones. The zero Slabs are empty. They belong to one
// Scheduler at a time.
type Slabs struct{ slabs }

// New is New with the memory of m, which has it back when the Scheduler is closed.
func (m *Slabs) New(rec *trace.Recorder) *Scheduler {
	s := New(rec)
	s.slabs, s.back = m.emptied(), m
	m.slabs = slabs{}
	return s
}

// emptied gives slabs with the same memory and nothing in them but what stands for none.
func (m *slabs) emptied() slabs {
	return slabs{
		procs:   append(m.procs[:0], process{}),
		offices: append(m.offices[:0], office{}),
		boxes:   append(m.boxes[:0], box{}),
		links:   append(m.links[:0], linkage{}),
		mail:    append(m.mail[:0], mailroom{{}}...),
		queue:   m.queue[:0],
		pauses:  m.pauses[:0],
		wakes:   m.wakes[:0],
	}
}

// giveBack gives the memory back to the Slabs it came from.
func (s *Scheduler) giveBack() {
	if s.back != nil {
		s.back.slabs, s.back, s.slabs = s.slabs, nil, slabs{}
	}
}
