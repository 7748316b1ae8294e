package gil

import "switchyard/workloads/trace"

// proceed lets t, holding the lock where there is one, go on: with what is
// left of its bytecodes, else with its next operation.
func (m *machine) proceed(t *thread) {
	if t.op.kind == opCodes && t.codes > 0 {
		m.codesFrom(t, m.now)
		return
	}
	if m.share(t) {
		return
	}
	t.op = t.next()
	switch t.op.kind {
	case opCodes:
		t.codes = t.op.n
		m.codesFrom(t, m.now)
	case opCall:
		if t.op.release && m.lock != nil {
			m.release(t, false)
		} else {
			m.set(t, callDone, m.now+t.op.n)
		}
	case opSleep, opReceive, opExit:
		if m.lock != nil {
			m.release(t, false)
		} else {
			m.letGo(t)
		}
	}
}

// codesFrom starts t's bytecodes at the given time.
func (m *machine) codesFrom(t *thread, start int64) {
	t.start = start
	t.then = codesDone
	m.cut(t)
}

// cut works out how many of its bytecodes t does before it stops: all of them,
// unless the rule makes it let go before. Only a waiter can make it, so with
// none in sight the bytecodes are jumped over, and cut again when one comes.
func (m *machine) cut(t *thread) {
	at := m.now
	if t.core == Nobody {
		at = t.frozen
	}
	cost := m.c.Costs.Bytecode
	begun := int64(0) // a bytecode that has begun is finished
	if at > t.start {
		begun = min((at-t.start+cost-1)/cost, t.codes)
	}
	stop := t.codes
	switch {
	case m.lock == nil || t.free:
	case m.rule.Drop == OnTicks && m.lock.Waiters() > 0:
		to := m.c.CheckInterval - (m.ticks+begun)%m.c.CheckInterval
		if to == m.c.CheckInterval && begun > 0 {
			to = 0
		}
		stop = min(stop, begun+to)
	case m.rule.Drop == OnRequest && m.lock.Requested():
		stop = begun
	}
	t.stop = stop
	end := t.start + stop*cost
	if t.core == Nobody {
		t.left = max(end-t.frozen, 0)
		return
	}
	m.set(t, codesDone, max(end, m.now))
}

// recut cuts the holder's bytecodes anew: a waiter has come, or asked.
func (m *machine) recut() {
	if h := m.lock.Holder(); h > 0 && m.threads[h].then == codesDone {
		m.cut(&m.threads[h])
	}
}

// codesDone books the bytecodes done and lets go if the rule says so.
func (m *machine) codesDone(t *thread) {
	t.codes -= t.stop
	t.Computed += t.stop * m.c.Costs.Bytecode
	if m.lock == nil {
		m.proceed(t)
		return
	}
	drop := m.rule.Drop == OnRequest && m.lock.Requested()
	if m.rule.Drop == OnTicks {
		m.ticks = (m.ticks + t.stop) % m.c.CheckInterval
		drop = t.stop > 0 && m.ticks == 0 && m.lock.Waiters() > 0
	}
	if !drop {
		m.proceed(t)
		return
	}
	m.counts.Checks++
	m.release(t, true)
}

// away lets t, which has let go of the lock of its own will, do what it let go for.
func (m *machine) away(t *thread) {
	switch t.op.kind {
	case opCall:
		t.Computed += t.op.n
		m.set(t, comeBack, m.now+t.op.n)
	case opSleep:
		m.sleep(t)
	case opReceive:
		if len(m.mail) > 0 || m.closed {
			m.set(t, comeBack, m.now+m.c.Costs.Datagram)
			return
		}
		m.emit(trace.Pause, t.id, t.id, 0)
		m.leave(t, atGate)
	case opExit:
		m.emit(trace.Exit, t.id, 0, 0)
		t.End = m.now
		m.alive--
		m.leave(t, ended)
	}
}

// sleep lets t sleep for as long as the system's timer can tell.
func (m *machine) sleep(t *thread) {
	m.counts.Sleeps++
	n := t.op.n
	if step := m.c.Costs.TimerStep; step > 0 {
		n -= n % step
	}
	if n > 0 {
		m.emit(trace.Pause, t.id, t.id, 0)
		m.leave(t, atGate)
		m.set(t, alarm, m.now+n)
		return
	}
	m.emit(trace.Yield, t.id, 0, 0)
	m.set(t, comeBack, m.now+m.delay(t, m.c.Costs.Yield))
}
