package trace

import (
	"math/bits"
	"slices"
)

// PageSteps is the number of steps whose events share one entry of Recorder.Pages.
const PageSteps = 1 << 12

// Recorder takes the events of one run. It counts and hashes all of them and
// keeps those of one window. A nil *Recorder stands for mode Measure: callers
// test for nil once, outside their hot loops.
type Recorder struct {
	n      uint8 // events in fresh; an index that needs no check of its bound
	fresh  [freshEvents]Event
	step   uint64 // number of events taken out of fresh; the step of the first one in it
	from   uint64 // window kept: from <= step < to
	to     uint64
	hash   uint64
	counts [256]uint64 // by kind; as long as a byte can count, so that no bound is checked
	pages  []uint64    // hash after each full page of PageSteps steps
	kept   [][]Event   // the window, in pieces that are full but for the last
}

// freshEvents is how many events wait until they are counted and hashed in one
// go: calls are what is dear in wasm, and so Put is small enough to be inlined.
// n counts up to it and begins again.
const freshEvents = 1 << 8

// pieceSteps is the number of events of one piece of the window.
const pieceSteps = 1 << 16

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
	r := &Recorder{from: from, to: to, hash: hashSeed}
	r.extend()
	return r
}

// extend makes room for a page more. Most recordings are far shorter than the
// window asked for, and one slice that grows would copy what it holds each time.
func (r *Recorder) extend() {
	r.kept = append(r.kept, make([]Event, 0, min(r.to-r.from, pieceSteps)))
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

// full takes all of fresh: its count has just begun again at 0.
//
//go:noinline
func (r *Recorder) full() { r.take(r.fresh[:]) }

// flush takes what there is, so that it can be read.
func (r *Recorder) flush() {
	r.take(r.fresh[:r.n])
	r.n = 0
}

// take counts and hashes events and keeps those of the window.
func (r *Recorder) take(fresh []Event) {
	r.keep(fresh)
	hash, left := r.hash, PageSteps-r.step%PageSteps
	for i := range fresh {
		e := &fresh[i]
		ab := uint64(e.ka) | uint64(e.fb)<<32
		object := uint64(e.Obj) | uint64(uint32(e.Val))<<32
		hash = bits.RotateLeft64((hash^ab^object*objectPrime)*hashPrime, 31)
		r.counts[uint8(e.ka)]++
		if left--; left == 0 {
			r.pages = append(r.pages, spread(hash))
			left = PageSteps
		}
	}
	r.hash = hash
	r.step += uint64(len(fresh))
}

func (r *Recorder) keep(fresh []Event) {
	first := max(r.from, r.step)
	past := min(r.to, r.step+uint64(len(fresh)))
	if first >= past {
		return
	}
	for fresh = fresh[first-r.step : past-r.step]; ; {
		last := &r.kept[len(r.kept)-1]
		n := min(cap(*last)-len(*last), len(fresh))
		*last = append(*last, fresh[:n]...)
		if fresh = fresh[n:]; len(fresh) == 0 {
			return
		}
		r.extend()
	}
}

// Steps is the number of events of the whole run.
func (r *Recorder) Steps() uint64 { return r.step + uint64(r.n) }

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
	return r.counts[k]
}

// Window is the range of steps kept, from <= step < to.
func (r *Recorder) Window() (from, to uint64) { return r.from, r.to }

// Events are the events kept, the first at step from. The slice is the
// Recorder's own.
func (r *Recorder) Events() []Event {
	r.flush()
	if len(r.kept) > 1 {
		r.kept = [][]Event{slices.Concat(r.kept...)}
	}
	return r.kept[0]
}
