package trace

import (
	"encoding/binary"
	"math"
)

// Snapshot is what the events so far add up to, laid out for the page:
// web/src/lib/snapshot.ts reads it. Its slices are used again for the next.
type Snapshot struct {
	Step   uint64 // events so far
	States []byte // a State a tasklet, up to the highest that was seen
	Ages   []byte // a byte a tasklet: slices since an event spoke of it; 255: as long ago, longer, or never

	// Tables are little-endian 64-bit floats:
	//
	//	0     Step; steps of a slice; 0; tasklets of a group; steps of a page (8)
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

// buffers are those of the last Snapshot.
type buffers struct{ states, ages, tables []byte }

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

// look gives all but most of the tables.
//
//go:noinline
func (t *Totals) look(step uint64) Snapshot {
	n := t.length()
	b := &t.buffers
	if cap(b.states) < n {
		b.states, b.ages = make([]byte, len(t.cells)), make([]byte, len(t.cells))
	}
	s := Snapshot{Step: step, States: b.states[:n], Ages: b.ages[:n]}
	slice := t.slice()
	now, slices := touchedAt(step-min(step, 1))>>5, uint32(slice/touchSteps)
	for i := range s.States {
		touched := t.cells[i].touched
		state := byte(touched & stateMask)
		age := min(255, (now-touched>>5)&(1<<27-1)/slices)
		if State(state) == Absent {
			age = 255
		}
		s.States[i], s.Ages[i] = state, byte(age)
	}
	w := floats(b.tables[:0])
	w.add([]uint64{step, slice, 0, uint64(1) << t.shift, t.pages.steps, 0, 0, 0})
	b.tables, s.Tables = w, w
	return s
}

// Snapshot is taken after Total only.
func (r *Recorder) Snapshot() Snapshot {
	t := r.Totals()
	s := t.look(r.step)
	w := floats(s.Tables)
	w.fairness(t.cells[:len(s.States)])
	var states [kinds]uint64
	var runs [Groups]uint64
	for i, state := range s.States {
		states[state&15]++
		runs[i>>t.shift] += uint64(t.cells[i].runs)
	}
	w.add(states[:])
	w.add(r.counts[:])
	w.add(runs[:])
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
	t.buffers.tables, s.Tables = w, w
	return s
}

// floats are 64-bit floats in bytes.
type floats []byte

//go:noinline
func (w *floats) one(v float64) { *w = binary.LittleEndian.AppendUint64(*w, math.Float64bits(v)) }

//go:noinline
func (w *floats) add(list []uint64) {
	for _, v := range list {
		w.one(float64(v))
	}
}
