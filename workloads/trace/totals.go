package trace

// Groups is the number of groups of tasklets a side of the matrix.
const Groups = 64

// Totals are what the events of a run add up to: who does what, who was
// touched when, who ran how often, who sends to whom, how much happens when.
// They take some 8 bytes a tasklet, whatever the length of the run.
type Totals struct {
	cells  []cell // a power of two of them, at least Groups
	table  *transitions
	queued int64  // tasklets in the run queue
	last   uint32 // the one that came to run last
	before Event  // the event before the next
	shift  uint8  // a group is 1 << shift tasklets
	matrix [Groups * Groups]uint64
	pages  pages
	acts   *[Groups]uint32 // of the last page
	packed []byte          // of the last Keyframe or Snapshot
	tables floats          // of the last Snapshot

	delivered uint64 // Deliver events so far
	threads   bool
	seen      int // last is of the events before this one, among those that are being added
}

// cell is one tasklet.
type cell struct {
	touched uint32 // its state and the bit ofMain; above them touchedAt of the event that spoke of it last
	runs    uint32 // switches to it
}

// touchSteps is the number of steps that touched does not tell apart; after
// 2^27 times as many, some minutes of nothing but events, it begins anew.
const touchSteps = freshEvents

func touchedAt(step uint64) uint32 { return uint32(step/touchSteps) << 5 }

// Total makes the Recorder add its events up. It is called before the first event.
func (r *Recorder) Total() {
	t := &Totals{cells: spareCells[:0], table: ofTasklets()}
	spareCells = nil
	t.grow(0)
	t.cells[0].touched = uint32(Running) | ofMain
	t.pages.steps = freshEvents
	r.totals = t
}

// Totals are what Total asked for, nil where it was not called.
func (r *Recorder) Totals() *Totals {
	r.flush()
	return r.totals
}

// Tasklets is about how many there are: never fewer, and less than twice as
// many or 64. It is asked after Total only.
func (r *Recorder) Tasklets() int { return len(r.totals.cells) }

// Threads says that the run is one of threads, several of which run at a time
// and of which number 0 is the outside world. It is called before the first event.
func (r *Recorder) Threads() {
	r.threads = true
	if r.world != nil {
		r.world = newWorld(true)
	}
	if r.totals != nil {
		r.totals.table, r.totals.threads = ofThreads(), true
	}
}

// spareCells are those of a Recorder that was released.
var spareCells []cell

func (t *Totals) release() { spareCells = t.cells }

// grow makes cells for all numbers up to one whose bits are all in numbers.
func (t *Totals) grow(numbers uint32) {
	n, need := len(t.cells), Groups
	for need <= int(numbers) {
		need *= 2
	}
	if need > cap(t.cells) {
		t.cells = append(make([]cell, 0, need), t.cells...)
	}
	t.cells = t.cells[:need]
	for i := n; i < need; i++ {
		t.cells[i] = cell{touched: uint32(Absent)}
	}
	for ; n < need && n > 0; n *= 2 {
		t.halve()
	}
}

// halve joins neighbouring groups, two by two.
func (t *Totals) halve() {
	var to [Groups * Groups]uint64
	for i, n := range &t.matrix {
		to[i/Groups/2*Groups+i%Groups/2] += n
	}
	t.matrix = to
	t.pages.halve()
	t.shift++
}

// add adds events, the first of which is at step; all are of the same
// touchSteps. numbers has the bits of all their tasklets. Each of its loops is
// small and asks as little as possible: a taken jump is what is dear in wasm.
func (t *Totals) add(step uint64, fresh []Event, numbers uint32, counts *[kinds]uint64) {
	if int(numbers) >= len(t.cells) {
		t.grow(numbers)
	}
	t.acts = &t.pages.at(step).acts
	t.move(uint64(touchedAt(step)), fresh)
	if n := counts[Deliver]; n != t.delivered {
		t.delivered = n
		t.send(fresh)
	}
	t.pages.end(counts, t.queued)
	t.remember(fresh)
}

// remember keeps what the next events need of these.
func (t *Totals) remember(fresh []Event) {
	t.before = fresh[len(fresh)-1]
	t.running(fresh, len(fresh))
	t.seen = 0
}
