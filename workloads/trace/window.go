package trace

import "slices"

// MaxWindow is the most events one Recorder keeps (256 MB).
const MaxWindow = 1 << 24

// pieceEvents is the number of events of one piece of a window, 1 MB. Most
// recordings are far shorter than the window asked for, and one slice that
// grows would copy what it holds each time.
const pieceEvents = 1 << 16

// window is the events kept of one run.
type window struct {
	from, to uint64    // kept: from <= step < to
	kept     [][]Event // in pieces that are full but for the last
}

func newWindow(from, to uint64) window {
	to = min(max(from, to), from+MaxWindow)
	w := window{from: from, to: to, kept: make([][]Event, 0, (to-from)/pieceEvents+2)}
	if to > from {
		w.extend()
	}
	return w
}

// spare are pieces of recorders that were released. Memory that was touched
// before is cheap; the first touch of new memory costs more than the events in it.
var spare [][]Event

// spareMost bounds spare: 64 MB.
const spareMost = 64

// extend makes room for a piece more.
//
//go:noinline
func (w *window) extend() {
	k := len(w.kept)
	w.kept = w.kept[:k+1]
	if n := len(spare); n > 0 {
		w.kept[k], spare = spare[n-1], spare[:n-1]
		return
	}
	w.kept[k] = make([]Event, 0, min(w.to-w.from, pieceEvents))
}

// keep copies those of events, the first of which is at step, that are in the window.
func (w *window) keep(step uint64, events []Event) {
	first := max(w.from, step)
	past := min(w.to, step+uint64(len(events)))
	if first >= past {
		return
	}
	for events = events[first-step : past-step]; ; {
		last := &w.kept[len(w.kept)-1]
		n := copy((*last)[len(*last):cap(*last)], events)
		*last = (*last)[:len(*last)+n]
		if events = events[n:]; len(events) == 0 {
			return
		}
		w.extend()
	}
}

// Window is the range of steps kept, from <= step < to.
func (r *Recorder) Window() (from, to uint64) { return r.window.from, r.window.to }

// Kept is the number of events kept.
func (r *Recorder) Kept() (n int) {
	r.flush()
	for _, piece := range r.window.kept {
		n += len(piece)
	}
	return n
}

// Events are the events kept, the first at step from. The slice is the
// Recorder's own.
func (r *Recorder) Events() []Event {
	r.flush()
	w := &r.window
	if len(w.kept) != 1 {
		w.kept = append(w.kept[:0], slices.Concat(w.kept...))
	}
	return w.kept[0]
}

// Release gives the memory of the recorder to those that come after it. It is
// not to be used any more, nor what it handed out.
func (r *Recorder) Release() {
	for _, piece := range r.window.kept {
		if cap(piece) == pieceEvents && len(spare) < spareMost {
			spare = append(spare, piece[:0])
		}
	}
	if r.totals != nil {
		r.totals.release()
	}
	*r = Recorder{}
}
