package trace

// world is the whole state of a run, event by event: what Totals have, and
// beside it the order of the run queue, who waits where since when with which
// value, and who holds what. It is what a window that begins in the middle
// needs to know. The rules are those of web/src/lib/recording/world, which says
// why each is as it is; a test compares the two.
//
// It is for one window, not for every run: what it costs is its size in the
// wasm, so that nothing of it is inlined.
type world struct {
	tasks   []standing
	front   int32 // the first of the run queue, nobody if it is empty; the running one, if one runs
	running int32 // nobody between two, and of threads always
	threads bool
	step    uint64
	before  Event // the last event that was applied
	pending Event // the one to apply next: a Deliver is told by the event behind it
	some    bool  // there is a pending one
	// surprises are switches that the order of the run queue did not foretell.
	surprises int
	locks     []lock
	// Those that wait on channels, who waits longest first: tied by next and prev.
	waiting ends
}

// ends are the first and the last of those that wait, or nobody.
type ends struct{ first, last int32 }

// standing is one tasklet.
type standing struct {
	since      uint64 // the step that put it into its state; never: none did
	next, prev int32  // its neighbours in the ring of the run queue, or among those that wait
	channel    uint32 // while it waits
	value      int32  // while it waits to send
	state      State
}

// lock is a lock or an area with its holder.
type lock struct {
	number uint32
	holder int32
}

const nobody int32 = -1

func newWorld(threads bool) *world {
	w := &world{front: nobody, running: nobody, threads: threads, waiting: ends{nobody, nobody}}
	w.task(0).state = Running
	if !threads {
		w.link(0)
		w.running = 0
	}
	return w
}

//go:noinline
func (w *world) task(t int32) *standing {
	for int(t) >= len(w.tasks) {
		w.tasks = append(w.tasks, standing{since: never, next: nobody, prev: nobody, state: Absent})
	}
	return &w.tasks[t]
}

// add takes the events before step end.
func (w *world) add(fresh []Event, end uint64) {
	for _, e := range fresh {
		if w.step == end {
			w.settle(&e)
			return
		}
		w.settle(&e)
		w.pending, w.some = e, true
		w.step++
	}
}

// settle applies the pending event; next is the one behind it, nil if there is none.
func (w *world) settle(next *Event) {
	if !w.some {
		return
	}
	w.some = false
	w.step--
	w.apply(&w.pending, next)
	w.step++
	w.before = w.pending
}

//go:noinline
func (w *world) set(t int32, s State) {
	x := w.task(t)
	x.state, x.since = s, w.step
}

func (w *world) apply(e, next *Event) {
	a := int32(e.A())
	w.task(max(a, int32(e.B())))
	switch e.Kind() {
	case Spawn:
		w.leave(a)
		w.set(a, New)
	case Ready, Wake:
		if w.tasks[a].state == Queued && w.inRing(a) {
			return
		}
		w.leave(a)
		w.link(a)
		w.set(a, Queued)
	case Run:
		w.switchTo(e)
	case ParkSend, ParkReceive:
		w.acts(a)
		w.leave(a)
		w.park(a, e)
	case Deliver:
		w.deliver(e, next)
	case Yield:
		w.acts(a)
		if w.running == a {
			w.front, w.running = w.tasks[a].next, nobody
			w.set(a, Queued)
		}
	case Pause:
		w.leave(a)
		w.set(a, Asleep)
	case Exit:
		w.leave(a)
		w.set(a, Done)
	case Acquire:
		w.hold(e.Obj, a)
		w.acts(a)
	case Release:
		w.acts(a)
		w.hold(e.Obj, nobody)
	case Mark:
		w.acts(a)
	}
}

// acts: t does what only a running tasklet does. Where nobody runs it does: it
// had yielded, and nobody else was there.
//
//go:noinline
func (w *world) acts(t int32) {
	if w.threads || w.running != nobody || w.tasks[t].state != Queued {
		return
	}
	if !w.inRing(t) {
		w.link(t)
	}
	w.front, w.running = t, t
	w.set(t, Running)
}

func (w *world) park(t int32, e *Event) {
	s := Sending
	if e.Kind() == ParkReceive {
		s = Receiving
	}
	w.set(t, s)
	x := w.task(t)
	x.channel, x.value, x.prev, x.next = e.Obj, e.Val, w.waiting.last, nobody
	if x.prev == nobody {
		w.waiting.first = t
	} else {
		w.task(x.prev).next = t
	}
	w.waiting.last = t
}

func (w *world) deliver(e, next *Event) {
	sender, receiver := int32(e.A()), int32(e.B())
	if e.Flags()&Mail != 0 {
		if sender != 0 {
			w.acts(sender)
		}
		return
	}
	waiter, actor := receiver, sender
	if e.Flags()&ByReceiver != 0 {
		waiter, actor = sender, receiver
	}
	if actor != waiter {
		w.acts(actor)
	}
	w.leave(waiter)
	// The partner that runs at once stands right behind the actor, else at the end.
	at := w.front
	atOnce := waiter == receiver
	if next != nil {
		atOnce = next.Kind() == Run && int32(next.A()) == waiter && int32(next.B()) == actor
	}
	if atOnce && w.inRing(actor) && actor == w.front {
		at = w.tasks[actor].next
	}
	w.linkBefore(waiter, at)
	w.set(waiter, Queued)
}

// hold says who holds a lock now. Those that came last are asked first.
//
//go:noinline
func (w *world) hold(number uint32, holder int32) {
	for i := len(w.locks) - 1; i >= 0; i-- {
		if w.locks[i].number == number {
			w.locks[i].holder = holder
			return
		}
	}
	w.locks = append(w.locks, lock{number, holder})
}
