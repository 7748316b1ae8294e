package gil

// worker computes its task in batches until the time is up.
type worker struct {
	m     *machine
	t     *thread
	gate  *thread // the next at the starting gate, let in when this one is through
	turns int64   // how often it still needs the lock at the gate

	batch     Batches
	iteration int64 // in this batch
	segment   int   // of the iteration
	call      bool  // the segment's bytecodes are done, its call is next
}

func newWorker(m *machine, t *thread) *worker {
	return &worker{m: m, t: t, batch: NewBatches()}
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
		for w.iteration < w.batch.Size {
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
		for range w.batch.Size {
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

// endBatch says what comes between a complete batch and the next: an exit, a
// sleep, or nothing (no bytecodes).
func (w *worker) endBatch() op {
	m := w.m
	next := w.batch.End(m.now, m.until, m.over, m.c.Forced)
	if !m.over {
		m.mark(w.t, MarkBatch, m.now)
		w.t.Iterations, w.t.Duration = w.batch.Iterations, w.batch.Duration
	}
	switch next {
	case Stop:
		m.over = true
		return op{kind: opExit}
	case Offer:
		return op{kind: opSleep, n: ForcedSwitch}
	}
	return op{}
}
