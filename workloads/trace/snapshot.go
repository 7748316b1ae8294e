package trace

import "unsafe"

// Snapshot is what the events so far add up to, laid out for the page:
// web/src/lib/snapshot.ts reads it. Its slices are used again for the next.
type Snapshot struct {
	Step     uint64 // events so far
	Tasklets int    // up to the highest that was seen
	Packed   []byte // what they do, and how long ago an event spoke of them: see Unpack

	// Tables are little-endian 64-bit floats:
	//
	//	0     Step; steps of a slice; Tasklets; tasklets of a group; steps of a page (8)
	//	8     fairness: tasklets that count, least, median and most runs, the
	//	      standard deviation of runs over their mean or NaN (8)
	//	16    tasklets by State (16)
	//	32    events by Kind (16)
	//	48    runs by group (Groups)
	//	112   deliveries by sender's and receiver's group (Groups * Groups)
	//	4208  by page, the last of which may be partial: length of the run queue at its end
	//	then  by page: events by Kind (16)
	//	then  by page: events by the group of their A (Groups)
	Tables []byte
}

// length is one more than the highest number that was seen.
func (t *Totals) length() int {
	n := len(t.cells)
	for n > 1 && State(t.cells[n-1].touched&stateMask) == Absent {
		n--
	}
	return n
}

// slice is the number of steps that one age stands for.
func (t *Totals) slice() uint64 { return max(touchSteps, uint64(1)<<t.shift) }

// Snapshot is taken after Total only.
func (r *Recorder) Snapshot() Snapshot {
	t := r.Totals()
	s := Snapshot{Step: r.step, Tasklets: t.length()}
	s.Packed = t.pack(s.Step, s.Tasklets)
	cells := t.cells[:s.Tasklets]
	sums := t.sums(cells)
	w := t.tables[:0]
	w.add([]uint64{s.Step, t.slice(), uint64(s.Tasklets), uint64(1) << t.shift, t.pages.steps, 0, 0, 0})
	w.fairness(&sums, cells)
	w.add(sums.states[:])
	w.add(r.counts[:])
	w.add(sums.runs[:])
	w.add(t.matrix[:])
	for i := range t.pages.list {
		w.one(float64(t.pages.list[i].queued))
	}
	before := new([kinds]uint64)
	for i := range t.pages.list {
		kinds := &t.pages.list[i].kinds
		for k := range kinds {
			w.one(float64(kinds[k] - before[k]))
		}
		before = kinds
	}
	for i := range t.pages.list {
		for _, n := range &t.pages.list[i].acts {
			w.one(float64(n))
		}
	}
	t.tables, s.Tables = w, w.bytes()
	return s
}

// floats are the tables while they are made.
type floats []float64

func (w *floats) one(v float64) { *w = append(*w, v) }

func (w *floats) add(list []uint64) {
	for _, v := range list {
		*w = append(*w, float64(v))
	}
}

// bytes views them: all that Go runs on here has its bytes in this order.
func (w floats) bytes() []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(w))), 8*len(w))
}
