package gil

import (
	"fmt"

	"switchyard/workloads/trace"
)

// lockObject is the lock's number in events.
const lockObject = 0

// Places in a program that a Mark event shows, by the mark's number.
const (
	MarkBatch    = 1 // a batch is complete; value: virtual time in µs
	MarkDatagram = 2 // a datagram is handled; value: its latency in µs
)

// tickEvery is the number of happenings between two calls of Config.Tick.
const tickEvery = 1 << 16

// machine runs threads on cores in virtual time.
type machine struct {
	c       *Config
	now     int64 // ns
	threads []thread
	cores   []*thread // who has each core; nil: free
	before  []int     // who had it last
	ready   []*thread // who wants a core, first come first served
	lock    *Lock     // nil under policy none
	rule    *Rule
	ticks   int64 // bytecodes since the last check; the lock's, not a thread's
	taken   int64 // when the lock was taken
	turned  int64 // when it last went to another thread
	alive   int
	orders  uint64
	chance  chance
	rec     *trace.Recorder
	stops   []func()
	counts  Counts

	over      bool  // the measured time is up
	until     int64 // when it is, ns
	latencies []int64
	world     func()  // what thread 0 does when its time comes
	mail      []int64 // datagrams waiting, by the time they were sent
	closed    bool    // no more datagrams will come
}

// newMachine makes a machine with n threads, which wait to be started.
func newMachine(c *Config, n int) *machine {
	m := &machine{
		c: c, threads: make([]thread, n+1), cores: make([]*thread, c.Cores), before: make([]int, c.Cores),
		rule: c.Policy.Rule(), alive: n, until: c.Duration, chance: chance{c.Random}, rec: c.Trace,
	}
	if c.Policy != None {
		m.lock = NewLock(c.Policy, m.chance.below)
	}
	if m.rec != nil {
		m.rec.Threads()
	}
	for i := range m.threads {
		t := &m.threads[i]
		t.id, t.core, t.at, t.free, t.interrupt = i, Nobody, never, true, never
		if i > 0 {
			m.emit(trace.Spawn, i, 0, 0)
		}
	}
	return m
}

// emit records an event; without a recorder (mode Measure) it does nothing.
// The lock's number stands in events that have an object.
func (m *machine) emit(k trace.Kind, a, b int, val int32) {
	if m.rec != nil {
		m.rec.Emit(k, 0, uint32(a), uint32(b), lockObject, val)
	}
}

func (m *machine) mark(t *thread, mark uint32, ns int64) {
	if m.rec != nil {
		m.rec.Emit(trace.Mark, 0, uint32(t.id), 0, mark, int32(ns/1000))
	}
}

// set says what happens to t next, and when.
func (m *machine) set(t *thread, then moment, at int64) {
	m.orders++
	t.then, t.at, t.order = then, at, m.orders
}

// loop lets things happen, the earliest first, until every thread has ended.
func (m *machine) loop() error {
	defer func() {
		for _, stop := range m.stops {
			stop()
		}
	}()
	for n := 1; m.alive > 0; n++ {
		if n%tickEvery == 0 && m.c.Tick != nil {
			if err := m.c.Tick(m.now); err != nil {
				return err
			}
		}
		var first *thread
		for i := range m.threads {
			t := &m.threads[i]
			if t.at != never && (first == nil || t.at < first.at || t.at == first.at && t.order < first.order) {
				first = t
			}
		}
		if first == nil {
			return fmt.Errorf("threads: %d left: nothing can happen to them any more", m.alive)
		}
		m.now = first.at
		m.happen(first)
	}
	return nil
}

// happen does what is due for t.
func (m *machine) happen(t *thread) {
	then := t.then
	t.then, t.at = nothing, never
	switch then {
	case arrive, comeBack:
		m.want(t)
	case proceed:
		m.proceed(t)
	case codesDone:
		m.codesDone(t)
	case callDone:
		t.Computed += t.op.n
		m.proceed(t)
	case letGo:
		m.letGo(t)
	case alarm:
		m.wake(t, t.id)
	case patience:
		m.ask(t)
	case outside:
		m.world()
	}
}

// wake calls t back from a wait; it then wants the lock.
func (m *machine) wake(t *thread, cause int) {
	m.counts.Wakes++
	m.emit(trace.Wake, t.id, cause, 0)
	m.place(t, arrive, cause)
}

// open starts t, which stood at the gate.
func (m *machine) open(t *thread) {
	m.emit(trace.Ready, t.id, 0, 0)
	m.queueCore(t, arrive)
}
