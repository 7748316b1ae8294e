package trace

import "encoding/binary"

// KeepStart makes the Recorder know how everything stands before the first
// event of its window: Start tells. It is called before the first event.
func (r *Recorder) KeepStart() {
	if r.window.from > 0 {
		r.world = newWorld(r.threads)
	}
}

// Start is the state before the first event of the window, nil where it was
// not asked for or the run ended before. It is a list of little-endian 32-bit
// words, which web/src/lib/recording/start.ts reads:
//
//	tasklets, running (or -1), threads (0 or 1), surprises,
//	whose wait the event before ended (or -1),
//	length of the run queue, number of those that wait, number of locks
//	by tasklet: State in the lower 4 bits; above them how many steps ago it
//	            came into it; all bits: as many, more, or never
//	the run queue: tasklets, the first to run first
//	by tasklet that waits, those that wait longest first: tasklet, channel, value
//	by lock: number, holder (or -1)
func (r *Recorder) Start() []byte {
	w := r.world
	r.flush()
	if w == nil || w.step < r.window.from {
		return nil
	}
	w.settle(nil)
	out := new(words)
	for range StartHead {
		out.one(0) // known at the end
	}
	for i := range w.tasks {
		x := &w.tasks[i]
		age := uint64(longest)
		if x.since != never {
			age = min(longest, w.step-x.since)
		}
		out.one(int32(uint32(age)<<4 | uint32(x.state)))
	}
	queue, waiting := int32(0), int32(0)
	for t := w.front; t != nobody; {
		out.one(t)
		queue++
		if t = w.tasks[t].next; t == w.front {
			break
		}
	}
	for t := w.waiting.first; t != nobody; t = w.tasks[t].next {
		x := &w.tasks[t]
		out.one(t)
		out.one(int32(x.channel))
		out.one(x.value)
		waiting++
	}
	for _, l := range w.locks {
		out.one(int32(l.number))
		out.one(l.holder)
	}
	threads := int32(0)
	if w.threads {
		threads = 1
	}
	for i, v := range [StartHead]int32{
		int32(len(w.tasks)), w.running, threads, int32(w.surprises), int32(waiter(&w.before)), queue, waiting, int32(len(w.locks)),
	} {
		binary.LittleEndian.PutUint32((*out)[4*i:], uint32(v))
	}
	return *out
}

// StartHead is the number of words before those of the tasklets.
const StartHead = 8

// longest is the longest time in steps that a State's age can say.
const longest = 1<<28 - 1

// words are 32-bit words in bytes.
type words []byte

//go:noinline
func (w *words) one(v int32) { *w = binary.LittleEndian.AppendUint32(*w, uint32(v)) }
