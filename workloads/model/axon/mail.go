package axon

// mailroom is the slab that holds the mail of inboxes with more than one. Such
// an inbox is a ring of nodes that starts after its last one; 0 is no node.
// Node 0's next starts the list of free nodes. One mail alone, which is what
// most inboxes hold, waits in the box itself.
type mailroom []struct {
	val  int32
	next uint32
}

// put adds v to the mail that waits in k.
func (m *mailroom) put(k *box, v int32) {
	if k.count == 0 {
		k.mail, k.count = uint32(v), 1
		return
	}
	m.join(k, v)
}

// take removes the oldest mail that waits in k, which holds some.
func (m mailroom) take(k *box) int32 {
	if k.count == 1 {
		k.count = 0
		return int32(k.mail)
	}
	return m.first(k)
}

// join adds v to the mail of k, which holds some already.
func (m *mailroom) join(k *box, v int32) {
	if k.count == 1 {
		alone := m.node(int32(k.mail))
		(*m)[alone].next = alone
		k.mail = alone
	}
	n := m.node(v)
	(*m)[n].next = (*m)[k.mail].next
	(*m)[k.mail].next = n
	k.mail = n
	k.count++
}

// first takes the first mail of k, which holds several.
func (m mailroom) first(k *box) int32 {
	v := m.leave(k.mail)
	if k.count--; k.count == 1 { // the other one is alone now
		k.mail = uint32(m.leave(k.mail))
	}
	return v
}

// node takes a free node for v. Its next is left to the caller.
func (m *mailroom) node(v int32) uint32 {
	room := *m
	n := room[0].next
	if n == 0 {
		n = uint32(len(room))
		room = append(room, room[0])
		*m = room
	}
	room[0].next, room[n].val = room[n].next, v
	return n
}

// leave takes the first node out of the ring whose last node is last, frees it
// and gives its value. The last one itself may be it.
func (m mailroom) leave(last uint32) int32 {
	n := m[last].next
	m[last].next = m[n].next
	m[n].next, m[0].next = m[0].next, n
	return m[n].val
}
