package gil

import "switchyard/workloads/trace"

// want lets t, on its core, try for the lock. It proceeds with it or waits.
func (m *machine) want(t *thread) {
	if m.lock == nil {
		m.proceed(t)
		return
	}
	last := m.lock.Last()
	if !m.lock.Try(t.id) {
		m.counts.Refused++
		m.lock.Wait(t.id)
		m.emit(trace.Pause, t.id, max(m.lock.Holder(), 0), 0)
		m.waitLock(t)
		return
	}
	t.free = false
	m.taken = m.now
	m.emit(trace.Acquire, t.id, max(last, 0), 0)
	if last == t.id {
		m.proceed(t)
		return
	}
	if every := m.c.Costs.InterruptEvery; every > 0 {
		t.interrupt = m.now + m.chance.exponential(every)
	}
	m.patient(t)
	warm := int64(0)
	if last != Nobody {
		warm = min((m.now-m.turned)*m.c.Costs.CacheShare/1000, m.c.Costs.CacheMost)
	}
	m.turned = m.now
	if warm > 0 {
		m.set(t, proceed, m.now+warm)
		return
	}
	m.proceed(t)
}

// waitLock lets t, which is in the lock's queue, leave its core and wait.
func (m *machine) waitLock(t *thread) {
	m.leave(t, waiting)
	t.seen = m.lock.Turns()
	if m.rule.Drop == OnRequest && !m.lock.MustAwait(t.id) {
		m.set(t, patience, m.now+m.c.SwitchInterval)
	}
	m.recut()
}

// patient starts the clock of a thread that let go on request, now that t has
// taken the lock and it may want the lock again.
func (m *machine) patient(t *thread) {
	if m.rule.Drop != OnRequest {
		return
	}
	for i := range m.threads {
		if w := &m.threads[i]; w.state == waiting && w.at == never && w != t {
			w.seen = m.lock.Turns()
			m.set(w, patience, m.now+m.c.SwitchInterval)
		}
	}
}

// ask lets the waiter t request the lock, having waited for long enough.
func (m *machine) ask(t *thread) {
	if m.lock.Ask(t.seen) {
		m.counts.Requests++
		m.emit(trace.DropRequest, t.id, m.lock.Holder(), 0)
		m.recut()
	}
	t.seen = m.lock.Turns()
	m.set(t, patience, m.now+m.c.SwitchInterval)
}

// release starts the kernel call in which t lets go of the lock. Waking a
// waiter is what makes it dear.
func (m *machine) release(t *thread, check bool) {
	t.check = check
	cost := int64(0)
	if m.lock.Waiters() > 0 {
		cost = m.c.Costs.Signal
	}
	if cost == 0 {
		m.letGo(t)
		return
	}
	m.set(t, letGo, m.now+cost)
}

// letGo frees the lock and wakes the waiter that the rule names.
func (m *machine) letGo(t *thread) {
	woken := Nobody
	if m.lock != nil {
		woken = m.lock.Release(t.id, t.check)
		t.Held += m.now - m.taken
		m.emit(trace.Release, t.id, 0, 0)
	}
	t.free = true
	switch {
	case !t.check:
		m.away(t)
	case woken == Nobody || m.rule.After == TryAgain:
		m.set(t, comeBack, m.now+m.delay(t, m.c.Costs.Regain))
	default:
		m.counts.Dropped++
		m.lock.Wait(t.id)
		m.emit(trace.Pause, t.id, t.id, 0)
		m.waitLock(t)
	}
	if woken != Nobody {
		// It waits for sure: the woken one either lost its place in the queue, or
		// is its head, which alone can take the lock before the next release.
		m.counts.Signals++
		m.wake(&m.threads[woken], t.id)
	}
}

// delay is the time until t, having made a kernel call, is back at the lock.
// If the machine wants its core, that comes first.
func (m *machine) delay(t *thread, usual int64) int64 {
	if m.now < t.interrupt {
		return usual
	}
	m.counts.Interrupts++
	t.interrupt = m.now + m.chance.exponential(m.c.Costs.InterruptEvery)
	return usual + m.c.Costs.InterruptFor
}
