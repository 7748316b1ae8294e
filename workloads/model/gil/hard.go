package gil

import "iter"

// start readies t to run b, from its first operation.
func (m *machine) start(t *thread, b body) {
	if !m.c.Hard {
		t.next = b.soft
		return
	}
	// A coroutine with a stack of its own: it runs when next is called and
	// rests inside do in between.
	next, stop := iter.Pull(func(yield func(op) bool) { b.hard(yield) })
	m.stops = append(m.stops, stop)
	t.next = func() op {
		o, ok := next()
		if !ok {
			return op{kind: opExit}
		}
		return o
	}
}
