package axon

// mailroom is the slab that holds all waiting mail. An inbox is a ring of
// nodes that starts after its last one; 0 is no node. Node 0's next starts
// the list of free nodes.
type mailroom []struct {
	val  int32
	next uint32
}

// put adds v to the ring whose last node is last and gives the new last node.
func (m *mailroom) put(last uint32, v int32) uint32 {
	room := *m
	n := room[0].next
	if n == 0 {
		n = uint32(len(room))
		room = append(room, room[0])
		*m = room
	} else {
		room[0].next = room[n].next
	}
	room[n].val = v
	if last == 0 {
		room[n].next = n
	} else {
		room[n].next = room[last].next
		room[last].next = n
	}
	return n
}

// take removes the first node of the ring and gives its value and the last
// node, 0 if none is left.
func (m mailroom) take(last uint32) (v int32, left uint32) {
	n := m[last].next
	v = m[n].val
	if n == last {
		left = 0
	} else {
		left = last
		m[last].next = m[n].next
	}
	m[n].next = m[0].next
	m[0].next = n
	return v, left
}
