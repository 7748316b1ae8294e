package stackless

import (
	"slices"

	"switchyard/workloads/trace"
)

// SpawnRow is n times Spawn(p, first...), where each tasklet's arguments are
// those of the one before plus step: a chain, a ring or a pool of tasklets
// whose channels are numbered in a row. It returns the first; the others'
// numbers follow it, whatever was released. It spares the calls of n Spawns,
// which in wasm take longer than the writing of the records.
func (s *Scheduler) SpawnRow(p *Program, n int, first, step [Registers]int32) Tasklet {
	entry := s.entry(p)
	start := len(s.tasks)
	s.stepping = none
	if need := start + n; need > cap(s.tasks) {
		s.tasks = append(make([]record, 0, max(need, 2*start)), s.tasks...)
	}
	s.tasks = s.tasks[:start+n]
	fill(s.tasks[start:], record{next: int32(start) + 1, prev: int32(start) - 1, pc: entry, flags: bound, R: first}, step)
	if n == 0 {
		return Tasklet(start)
	}
	from, to := int32(start), int32(start+n-1)
	s.tasks[from].prev, s.tasks[to].next = to, from
	if at := s.front(); at != none {
		a := &s.tasks[at]
		s.tasks[a.prev].next, s.tasks[from].prev = from, a.prev
		a.prev, s.tasks[to].next = to, at
	}
	if s.rec != nil {
		for t := from; t <= to; t++ {
			by := uint32(s.current)
			if s.rec.PutTwo(trace.Make(trace.Spawn, 0, uint32(t), by, 0, 0), trace.Make(trace.Ready, 0, uint32(t), by, 0, 0)) {
				s.rec.Take()
			}
		}
	}
	return Tasklet(start)
}

// fill writes a row that begins with r. It is a function of its own for the sake
// of wasm, see runs.go.
//
//go:noinline
func fill(row []record, r record, step [Registers]int32) {
	next, a, b, c, d := r.next, r.R[0], r.R[1], r.R[2], r.R[3]
	for i := range row {
		t := &row[i]
		t.next, t.prev, t.pc, t.flags = next, next-2, r.pc, r.flags
		t.R[0], t.R[1], t.R[2], t.R[3] = a, b, c, d
		next, a, b, c, d = next+1, a+step[0], b+step[1], c+step[2], d+step[3]
	}
}

// SpawnRowHard is SpawnRow for tasklets with their own stacks.
func (s *Scheduler) SpawnRowHard(p *Program, n int, first, step [Registers]int32) Tasklet {
	t := s.SpawnRow(p, n, first, step)
	s.hards = slices.Grow(s.hards, n)
	for i := range n {
		s.harden(int32(t)+int32(i), nil)
	}
	return t
}
