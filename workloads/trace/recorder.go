package trace

// PageSteps is the number of steps whose events share one entry of Recorder.Pages.
const PageSteps = 1 << 16

// Recorder takes the events of one run. It counts and hashes all of them and
// keeps those of one window. A nil *Recorder stands for mode Measure: callers
// test for nil once, outside their hot loops.
type Recorder struct {
	step     uint64 // number of events so far; the step of the next one
	from, to uint64 // window kept: from <= step < to
	hash     uint64
	counts   [kindEnd]uint64
	pages    []uint64 // hash after each full page of PageSteps steps
	events   []Event  // the window
}

// MaxWindow is the most events one Recorder keeps (256 MB).
const MaxWindow = 1 << 24

// NewRecorder keeps the events with from <= step < to. An empty window (from
// == to) keeps none: counts and hash only, which is mode Watch. A window of
// more than MaxWindow events is cut to its first MaxWindow; Window tells.
func NewRecorder(from, to uint64) *Recorder {
	if to < from {
		to = from
	}
	if to-from > MaxWindow {
		to = from + MaxWindow
	}
	// Most recordings are far shorter than the window asked for: room for one
	// page at first, then the slice grows.
	room := min(to-from, PageSteps)
	return &Recorder{from: from, to: to, hash: hashSeed, events: make([]Event, 0, room)}
}

const (
	hashSeed  = 0x9e3779b97f4a7c15
	hashPrime = 0xff51afd7ed558ccd
)

// Emit records one event: one step.
func (r *Recorder) Emit(k Kind, flags uint8, a, b, obj uint32, val int32) {
	e := Make(k, flags, a, b, obj, val)
	h := r.hash ^ (uint64(e.ka) | uint64(e.fb)<<32)
	h *= hashPrime
	h ^= h >> 29
	h ^= uint64(e.Obj) | uint64(uint32(e.Val))<<32
	h *= hashPrime
	r.hash = h ^ h>>32
	r.counts[k]++
	if s := r.step; s >= r.from && s < r.to {
		r.events = append(r.events, e)
	}
	r.step++
	if r.step%PageSteps == 0 {
		r.pages = append(r.pages, r.hash)
	}
}

// Steps is the number of events of the whole run.
func (r *Recorder) Steps() uint64 { return r.step }

// Hash is the rolling hash of all events so far.
func (r *Recorder) Hash() uint64 { return r.hash }

// Pages holds the hash after each full page of PageSteps steps.
func (r *Recorder) Pages() []uint64 { return r.pages }

// Count is the number of events of kind k, in the window or not.
func (r *Recorder) Count(k Kind) uint64 { return r.counts[k] }

// Window is the range of steps kept, from <= step < to.
func (r *Recorder) Window() (from, to uint64) { return r.from, r.to }

// Events are the events kept, the first at step from. The slice is the
// Recorder's own.
func (r *Recorder) Events() []Event { return r.events }
