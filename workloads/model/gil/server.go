package gil

// server is the thread that handles datagrams while the workers compute.
// Each datagram wakes it, it takes the lock, handles it, and with reply set
// sends an answer, without the lock.
type server struct {
	m        *machine
	t        *thread
	reply    bool
	answered func(sent int64) // an answer has left

	sent  int64 // when the datagram at hand was sent
	place uint8 // 0: to receive, 1: received, 2: handled, 3: answered
}

func (s *server) soft() op {
	switch s.place {
	case 1:
		if !s.take() {
			return op{kind: opExit}
		}
		s.place = 2
		return s.handle()
	case 2:
		if s.reply {
			s.place = 3
			return s.send()
		}
	case 3:
		s.answered(s.sent)
	}
	s.place = 1
	return op{kind: opReceive}
}

func (s *server) hard(do func(op) bool) {
	for {
		if !do(op{kind: opReceive}) || !s.take() || !do(s.handle()) {
			return
		}
		if s.reply {
			if !do(s.send()) {
				return
			}
			s.answered(s.sent)
		}
	}
}

func (s *server) handle() op { return op{kind: opCodes, n: s.m.c.Costs.ServerCodes} }
func (s *server) send() op   { return op{kind: opCall, release: true, n: s.m.c.Costs.Datagram} }

// take takes a datagram from the mail and notes how late that is. Without one
// the time is over: it stops the workers and tells that the server ends.
func (s *server) take() bool {
	m := s.m
	if len(m.mail) == 0 {
		m.over = true
		return false
	}
	s.sent = m.mail[0]
	m.mail = append(m.mail[:0], m.mail[1:]...)
	m.latencies = append(m.latencies, m.now-s.sent)
	m.mark(s.t, MarkDatagram, m.now-s.sent)
	return true
}

// deliver puts a datagram, sent at the given time, into the mail of t.
func (m *machine) deliver(t *thread, sent int64) {
	m.mail = append(m.mail, sent)
	m.notify(t)
}

// hangUp says that no more datagrams will come to t.
func (m *machine) hangUp(t *thread) {
	m.closed = true
	m.notify(t)
}

func (m *machine) notify(t *thread) {
	if t.state == atGate && t.op.kind == opReceive {
		m.wake(t, 0)
	}
}

// background starts all workers at once, and the server. As in the original
// the workers go on for half as long again as the test lasts, so that what is
// still in the mail is handled under load, but not for ever.
func (m *machine) background(s *server) {
	m.until = m.c.Duration + m.c.Duration/2
	for i := 1; i <= m.c.Threads; i++ {
		t := &m.threads[i]
		m.start(t, newWorker(m, t))
		m.open(t)
	}
	m.start(s.t, s)
	m.open(s.t)
}
