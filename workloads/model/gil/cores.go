package gil

import "switchyard/workloads/trace"

// place gives t, which was just woken by cause, a core: a free one, else the
// core of the thread that woke it, else that of the thread which has had its
// core longest. Systems favour threads that come back from a wait, but not
// those that wait for a moment now and then and else compute: a quantum may be
// used up in pieces.
func (m *machine) place(t *thread, then moment, cause int) {
	core := -1
	for c, holder := range m.cores {
		if holder == nil {
			core = c
			break
		}
		if core < 0 || holder.onSince < m.cores[core].onSince {
			core = c
		}
	}
	if holder := m.cores[core]; holder != nil {
		if t.used >= m.c.Costs.Quantum {
			t.used = 0
			m.emit(trace.Ready, t.id, cause, 0)
			m.queueCore(t, then)
			return
		}
		if c := m.threads[cause].core; c != Nobody {
			core, holder = c, m.cores[c]
		}
		m.preempt(holder, t.id)
	}
	t.then, t.left = then, 0
	m.run(t, core)
}

// queueCore gives t a free core or puts it behind those who want one.
func (m *machine) queueCore(t *thread, then moment) {
	t.then, t.left = then, 0
	for c, holder := range m.cores {
		if holder == nil {
			m.run(t, c)
			return
		}
	}
	t.at = never
	t.enter(ready, m.now)
	m.ready = append(m.ready, t)
}

// run puts t on a free core, where it goes on after the time of a wake-up.
func (m *machine) run(t *thread, core int) {
	delay := m.c.Costs.Wake + m.chance.exponential(m.c.Costs.WakeJitter)
	t.enter(running, m.now)
	t.core, t.onSince = core, m.now
	m.cores[core] = t
	if t.then == codesDone {
		t.start += m.now + delay - t.frozen
	}
	m.set(t, t.then, m.now+delay+t.left)
	m.emit(trace.Run, t.id, m.before[core], 0)
	m.before[core] = t.id
}

// preempt takes t's core away in favour of another thread. What t was about to
// do, it will do when it has run for as long as it still had to.
func (m *machine) preempt(t *thread, other int) {
	t.left, t.frozen, t.at = t.at-m.now, m.now, never
	t.used += m.now - t.onSince
	m.cores[t.core], t.core = nil, Nobody
	t.enter(ready, m.now)
	m.ready = append(m.ready, t)
	m.counts.Preemptions++
	m.emit(trace.Ready, t.id, other, 0)
}

// leave frees t's core for the next that wants one.
func (m *machine) leave(t *thread, s state) {
	core := t.core
	t.used += m.now - t.onSince
	t.core, m.cores[core] = Nobody, nil
	t.then, t.at = nothing, never
	t.enter(s, m.now)
	m.next(core)
}

// next gives a free core to the first that wants one.
func (m *machine) next(core int) {
	if len(m.ready) == 0 {
		return
	}
	t := m.ready[0]
	m.ready = append(m.ready[:0], m.ready[1:]...)
	m.run(t, core)
}

// share passes t's core on if t has had it for a quantum and others want one.
// It tells whether it did; t then proceeds when it has a core again.
func (m *machine) share(t *thread) bool {
	if len(m.ready) == 0 || t.used+m.now-t.onSince < m.c.Costs.Quantum {
		return false
	}
	core := t.core
	m.set(t, proceed, m.now)
	m.preempt(t, m.ready[0].id)
	t.used = 0
	m.next(core)
	return true
}
