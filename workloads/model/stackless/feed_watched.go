package stackless

import "switchyard/workloads/trace" // watch

// feedWatched: each sends, in a Loop, to a receiver that comes straight back for more:
// it stands at a Loop that leads to the Receive before it, on the same channel.
// The receiver would enter the run queue behind its sender, and leave it at
// once: the ring stays as it is, for two switches and a value handed over.
func (s *Scheduler) feedWatched(pc int32, w Token) {
	back := s.code[pc+1]
	if !back.loopsTo(pc) {
		return
	}
	tasks, chans, cur, n := s.tasks, s.chans, s.current, uint64(0)
	p := &tasks[chans[tasks[cur].R[w.a()]].head]
	more := p.pc
	again := s.code[more]
	if !again.loopsTo(more - 1) {
		return
	}
	receive := s.code[more-1]
	got, k := receive.a(), again.a()
	if receive.code() != opReceive || got == k || got == receive.b() || k == receive.b() {
		return
	}
	rec := s.rec // watch
	t := &tasks[cur]
	for n < breath {
		ci := t.R[w.a()]
		if uint32(ci) >= uint32(len(chans)) {
			break
		}
		c := &chans[ci]
		if c.flags != 0 || c.balance != -1 {
			break
		}
		p = &tasks[c.head]
		left := p.R[k]
		if p.pc != more || p.flags&blockTrap != 0 || p.R[receive.b()] != ci || left <= 1 {
			break
		}
		v := t.R[w.b()] + w.imm()
		t.R[w.b()] = v
		p.R[got] = v
		p.R[k] = left - 1
		n++
		t.pc = pc + 1
		// watch:
		x, next := uint32(c.head), uint32(t.next)
		if rec.PutTwo(trace.Make(trace.Deliver, 0, uint32(cur), x, uint32(ci), v), trace.Make(trace.Run, 0, x, uint32(cur), 0, 0)) {
			rec.Take()
		}
		if rec.PutTwo(trace.Make(trace.ParkReceive, 0, x, 0, uint32(ci), 0), trace.Make(trace.Run, 0, next, x, 0, 0)) {
			rec.Take()
		}
		// :watch
		cur = t.next
		t = &tasks[cur]
		if t.pc != pc+1 {
			break
		}
		if left = t.R[back.a()]; left <= 1 {
			break
		}
		t.R[back.a()] = left - 1
		t.pc = pc
	}
	s.current = cur
	s.sent += n
	s.switches += n
	s.recvWaits += n
}
