package gil

// How the original loops: batches of iterations, so that the clock is seldom
// asked.
const (
	firstBatch   = 20
	longBatch    = 10_000_000 // ns; shorter batches grow by half
	forcedSwitch = 100_000    // ns slept after a longer one
)

// worker computes its task in batches until the time is up.
type worker struct {
	m     *machine
	t     *thread
	gate  *thread // the next at the starting gate, let in when this one is through
	turns int64   // how often it still needs the lock at the gate

	size      int64 // of the batch
	iteration int64 // in this batch
	segment   int   // of the iteration
	call      bool  // the segment's bytecodes are done, its call is next
	began     int64 // when the batch began
}

func newWorker(m *machine, t *thread) *worker {
	return &worker{m: m, t: t, size: firstBatch}
}

// atGateTurn is one passage through the lock of the starting gate: the thread
// gives the interpreter lock up for it and takes it again.
var atGateTurn = op{kind: opCall, release: true}

// through lets the next thread start to pass the gate.
func (w *worker) through() {
	if w.gate != nil {
		w.m.open(w.gate)
		w.gate = nil
	}
}

// soft is one step of the worker.
func (w *worker) soft() op {
	if w.turns > 1 {
		w.turns--
		return atGateTurn
	}
	w.through()
	segments := w.m.c.Task.Iteration
	for {
		for w.iteration < w.size {
			if w.segment == len(segments) {
				w.segment = 0
				w.iteration++
				continue
			}
			s := &segments[w.segment]
			if !w.call {
				w.call = true
				if s.Bytecodes > 0 {
					return op{kind: opCodes, n: s.Bytecodes}
				}
			}
			w.call = false
			w.segment++
			if s.Call > 0 {
				return op{kind: opCall, release: s.Releases, n: s.Call}
			}
		}
		w.iteration = 0
		if o := w.endBatch(); o.kind != opCodes {
			return o
		}
	}
}

// hard is the worker written straight down.
func (w *worker) hard(do func(op) bool) {
	for ; w.turns > 1; w.turns-- {
		if !do(atGateTurn) {
			return
		}
	}
	w.through()
	for {
		for range w.size {
			for _, s := range w.m.c.Task.Iteration {
				if s.Bytecodes > 0 && !do(op{kind: opCodes, n: s.Bytecodes}) {
					return
				}
				if s.Call > 0 && !do(op{kind: opCall, release: s.Releases, n: s.Call}) {
					return
				}
			}
		}
		if o := w.endBatch(); o.kind == opExit || o.kind == opSleep && !do(o) {
			return
		}
	}
}

// endBatch counts a complete batch and says what comes between it and the
// next: an exit, a sleep, or nothing (no bytecodes).
//
// A batch that ends after the time is up does not count: the thread that
// ended first has stopped competing. The one that sees the time pass counts.
func (w *worker) endBatch() op {
	m := w.m
	if m.over {
		return op{kind: opExit}
	}
	w.t.Iterations += w.size
	w.t.Duration = m.now
	m.mark(w.t, MarkBatch, m.now)
	if m.now >= m.until {
		m.over = true
		return op{kind: opExit}
	}
	took := m.now - w.began
	w.began = m.now
	if took < longBatch {
		w.size += w.size / 2
		return op{}
	}
	if m.c.Forced {
		return op{kind: opSleep, n: forcedSwitch}
	}
	return op{}
}
