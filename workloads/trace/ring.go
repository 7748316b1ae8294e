package trace

// The run queue is a ring as in the models: its front runs, just before the
// front is its end.

//go:noinline
func (w *world) inRing(t int32) bool {
	x := w.task(t)
	return x.next != nobody && !x.waits()
}

func (x *standing) waits() bool { return x.state == Sending || x.state == Receiving }

func (w *world) link(t int32) { w.linkBefore(t, w.front) }

// linkBefore puts t before at, or alone into the empty ring. Where at is the
// front, that is the end.
//
//go:noinline
func (w *world) linkBefore(t, at int32) {
	x := w.task(t)
	if at == nobody {
		x.next, x.prev, w.front = t, t, t
		return
	}
	x.next, x.prev = at, w.task(at).prev
	w.task(x.prev).next, w.task(at).prev = t, t
}

// leave takes t out of the ring or from those that wait, while it still has the
// state in which it stands there; it does not run then.
//
//go:noinline
func (w *world) leave(t int32) {
	x := w.task(t)
	switch {
	case x.waits():
		if x.next == nobody {
			w.waiting.last = x.prev
		} else {
			w.task(x.next).prev = x.prev
		}
		if x.prev == nobody {
			w.waiting.first = x.next
		} else {
			w.task(x.prev).next = x.next
		}
	case x.next == t:
		w.front = nobody
	case x.next != nobody:
		w.task(x.next).prev, w.task(x.prev).next = x.prev, x.next
		if w.front == t {
			w.front = x.next
		}
	}
	x.next, x.prev = nobody, nobody
	if w.running == t {
		w.running = nobody
	}
}

// switchTo applies a Run.
func (w *world) switchTo(e *Event) {
	a := int32(e.A())
	switch {
	case w.threads:
		// Nobody stops for a thread, but the outside world, which has no core.
		w.leave(a)
		if a != 0 && w.task(0).state == Running {
			w.set(0, Asleep)
		}
		w.set(a, Running)
		return
	case w.running == nobody:
		w.expect(a)
	case w.running != a:
		w.stop(a)
	}
	if !w.inRing(a) {
		w.leave(a)
		w.link(a)
	}
	w.front, w.running = a, a
	w.set(a, Running)
}

// stop: the running one keeps its place in the ring; main in the scheduler's
// Run leaves it.
func (w *world) stop(a int32) {
	t := w.running
	if t == 0 && w.task(0).next == a && waiter(&w.before) != int64(a) {
		w.leave(0)
		w.set(0, Asleep)
		return
	}
	w.set(t, Queued)
}

// expect counts a surprise: nobody ran, and the one that runs is another than
// the first of the queue, though its place is known.
func (w *world) expect(a int32) {
	if w.step == 0 || a == w.front {
		return
	}
	switch k := w.before.Kind(); {
	case k != Yield && k != Exit && k != ParkSend && k != ParkReceive:
	case a == 0 && (k == Exit || w.front == nobody && !w.inRing(0)):
	default:
		w.surprises++
	}
}
