package trace

import (
	"math/bits"
	"unsafe"
)

// PageSteps is the number of steps whose events share one entry of
// Recorder.Pages, a multiple of freshEvents.
const PageSteps = 1 << 12

// Recorder takes the events of one run. It counts and hashes all of them,
// keeps those of one window, and adds them up where it was told to. A nil
// *Recorder stands for mode Measure: callers test for nil once, outside their
// hot loops.
type Recorder struct {
	n       uint8 // events in fresh; an index that needs no check of its bound
	fresh   [freshEvents + 1]Event
	taken   int    // events of fresh that are counted already: somebody read meanwhile
	step    uint64 // number of events taken out of fresh
	hash    uint64
	counts  [kinds]uint64 // by kind
	pages   []uint64      // hash after each full page of PageSteps steps
	window  window
	totals  *Totals // nil: not asked for
	world   *world  // nil: not asked for
	threads bool
	lining  *lining // nil: lines are not kept

	look   func() uint64
	lookAt uint64 // a multiple of freshEvents; never: all bits
}

// freshEvents is how many events wait until they are counted, hashed and added
// up in one go: calls are what is dear in wasm, and so Put is small enough to
// be inlined. n counts up to it and begins again.
const freshEvents = 1 << 8

// kinds is the length of a table by kind: a power of two above all of them.
const kinds = 16

const never = ^uint64(0)

// NewRecorder keeps the events with from <= step < to. An empty window (from
// == to) keeps none: counts and hash only. A window of more than MaxWindow
// events is cut to its first MaxWindow; Window tells.
func NewRecorder(from, to uint64) *Recorder {
	return &Recorder{window: newWindow(from, to), hash: hashSeed, lookAt: never}
}

// Each event goes through one multiplication that waits for the event before;
// with more, hashing would be most of what mode Watch costs.
const (
	hashSeed    = 0x9e3779b97f4a7c15
	hashPrime   = 0xff51afd7ed558ccd
	objectPrime = 0xc4ceb9fe1a85ec53
)

// spread lets every bit of the last events reach every bit of what is shown.
func spread(h uint64) uint64 {
	h = (h ^ h>>32) * hashPrime
	return h ^ h>>29
}

// Emit records one event: one step.
func (r *Recorder) Emit(k Kind, flags uint8, a, b, obj uint32, val int32) {
	r.Put(Make(k, flags, a, b, obj, val))
}

// Put is Emit for hot loops: the compiler inlines it, and Make, where it is
// used. With the fields of an event as its arguments it would be too long for that.
func (r *Recorder) Put(e Event) {
	r.fresh[r.n] = e
	if r.n++; r.n == 0 {
		r.full()
	}
}

// PutTwo records two events, one after the other: what most operations leave.
// Where it answers true the caller calls Take; with that inside, it would be too
// long to be inlined.
//
// There is always room for two: n is below freshEvents, and fresh is longer by
// one. Go would look up each word's place anew, which in wasm are a dozen
// operations each.
func (r *Recorder) PutTwo(e, f Event) (full bool) {
	to := (*[2]Event)(unsafe.Pointer(&r.fresh[r.n]))
	to[0], to[1] = e, f
	r.n += 2
	return r.n < 2
}

// Take takes the events that have come together: see PutTwo.
//
//go:noinline
func (r *Recorder) Take() { r.full() }

// full takes all of fresh: its count has just begun again at 0, or at 1 where
// the second of two was one too many.
//
//go:noinline
func (r *Recorder) full() {
	r.take(r.fresh[r.taken:freshEvents])
	r.taken = 0
	r.fresh[0] = r.fresh[freshEvents]
	if r.step >= r.lookAt {
		n := r.n
		r.n = 0 // who looks sees whole pages, not the one that was too many
		r.lookAt = r.look()
		r.n = n
	}
}

// flush takes what there is, so that it can be read.
func (r *Recorder) flush() {
	r.take(r.fresh[r.taken:r.n])
	r.taken = int(r.n)
}

// take counts, hashes, keeps and adds up events, which end at the end of fresh
// or where somebody reads.
func (r *Recorder) take(fresh []Event) {
	if len(fresh) == 0 {
		return
	}
	if r.step < r.window.to {
		r.window.keep(r.step, fresh)
	}
	hash, numbers := hashed(r.hash, fresh, &r.counts)
	r.hash = hash
	if r.world != nil && r.step <= r.window.from {
		r.world.add(fresh, r.window.from)
	}
	if r.totals != nil {
		r.totals.add(r.step, fresh, numbers>>8, &r.counts)
	}
	r.step += uint64(len(fresh))
	if r.step%PageSteps == 0 {
		r.pages = append(r.pages, spread(r.hash))
	}
}

// hashed goes on with the hash and the counts. Beside them it gives all bits of
// the events' first two words: the tasklets' numbers have no others.
func hashed(hash uint64, fresh []Event, counts *[kinds]uint64) (uint64, uint32) {
	all := uint64(0)
	for i := range fresh {
		e := &fresh[i]
		ab := uint64(e.ka) | uint64(e.fb)<<32
		all |= ab
		object := uint64(e.Obj) | uint64(uint32(e.Val))<<32
		hash = bits.RotateLeft64((hash^(ab^object*objectPrime))*hashPrime, 31)
		counts[ab%kinds]++
	}
	return hash, uint32(all | all>>32)
}

// Look lets f be called in the middle of the run, when at least so many more
// steps have happened; f may read the Recorder, nothing of the model, and says
// at which step it wants to be called next. Steps are rounded up to a multiple
// of 256.
func (r *Recorder) Look(at uint64, f func() (at uint64)) {
	r.look, r.lookAt = f, at
}

// Steps is the number of events of the whole run.
func (r *Recorder) Steps() uint64 { return r.step + uint64(int(r.n)-r.taken) }

// Hash is the rolling hash of all events so far.
func (r *Recorder) Hash() uint64 {
	r.flush()
	return spread(r.hash)
}

// Pages holds the hash after each full page of PageSteps steps.
func (r *Recorder) Pages() []uint64 {
	r.flush()
	return r.pages
}

// Count is the number of events of kind k, in the window or not.
func (r *Recorder) Count(k Kind) uint64 {
	r.flush()
	return r.counts[k%kinds]
}
