package wire

import (
	"slices"

	"switchyard/workloads/trace"
)

// live posts what a run adds up to while it goes on. Pictures of it are made
// from inside the run, by the clock; keyframes stand at fixed steps, so that they
// are the same in every run.
type live struct {
	post  func(Message)
	clock func() int64
	rec   *trace.Recorder

	looked, shown int64    // when, ns
	step          uint64   // looked at then
	pace          uint64   // steps between two looks at the clock
	gap           int64    // ns between two snapshots
	costs         [3]int64 // ns, of the last snapshots

	every, next uint64 // steps between two keyframes; the next one's
	frames      []frame
	held        int // bytes of all frames
}

const (
	snapshotGap = 50_000_000 // ns; more where a snapshot takes long
	snapshotCut = 20         // at most one part in so many is spent on snapshots
	lookGap     = 250_000    // ns between two looks at the clock
	mostPace    = 1 << 13    // steps between two; the next ones may be a hundred times as slow

	firstEvery     = 4096
	mostFrames     = 64
	leastFrames    = 3
	keyframeMemory = 3 << 20 // bytes; leastFrames may take more
)

// frame is a keyframe that the page keeps.
type frame struct {
	step uint64
	size int // bytes
}

func watch(rec *trace.Recorder, h Host) *live {
	now := h.Clock()
	l := &live{post: h.Post, clock: h.Clock, rec: rec, pace: firstEvery, gap: snapshotGap, every: firstEvery, next: firstEvery}
	l.looked, l.shown = now, now-snapshotGap // the first look shows something
	rec.Look(firstEvery, l.look)
	return l
}

// look is called from inside the run.
func (l *live) look() (at uint64) {
	step := l.rec.Steps()
	if step >= l.next {
		l.keyframe(step)
	}
	now := l.clock()
	// A clock that stood still was asked too soon.
	l.pace = min(4*l.pace, max(l.pace/4, (step-l.step)*lookGap/uint64(max(now-l.looked, lookGap/8))))
	l.pace = min(mostPace, max(1<<8, l.pace))
	l.step, l.looked = step, now
	if now-l.shown >= l.gap {
		l.post(picture("snapshot", l.rec.Snapshot()))
		after := l.clock()
		l.cost(after - now)
		l.shown = after
	}
	return min(l.next, step+l.pace)
}

// cost sets the gap by the least of the last snapshots: the first runs code that
// the browser has not made fast yet, and any may wait for a processor.
func (l *live) cost(ns int64) {
	copy(l.costs[:], l.costs[1:])
	l.costs[len(l.costs)-1] = ns
	l.gap = max(snapshotGap, slices.Min(l.costs[:])*snapshotCut)
}

// keyframe posts one. There are at most so many, of so many bytes: when there are
// too many every other one is forgotten, by the page as well. They stand apart as
// far as a keyframe is dear.
func (l *live) keyframe(step uint64) {
	for l.every < uint64(l.rec.Tasklets())/2 {
		l.thin()
	}
	if step%l.every == 0 {
		k := l.rec.Keyframe()
		l.frames = append(l.frames, frame{step, len(k.Packed)})
		l.held += len(k.Packed)
		for len(l.frames) > mostFrames || len(l.frames) > leastFrames && l.held > keyframeMemory {
			l.thin()
		}
		l.post(keyframeMessage(k, l.every))
	}
	l.next = step - step%l.every + l.every
}

// thin forgets the frames at odd multiples of every.
func (l *live) thin() {
	l.every *= 2
	kept := l.frames[:0]
	l.held = 0
	for _, f := range l.frames {
		if f.step%l.every == 0 {
			kept = append(kept, f)
			l.held += f.size
		}
	}
	l.frames = kept
}

// end posts the last snapshot.
func (l *live) end() { l.post(picture("snapshot", l.rec.Snapshot())) }

func picture(kind string, s trace.Snapshot) Message {
	return Message{kind, []Field{{"packed", s.Packed}, {"tables", s.Tables}}}
}

// keyframeMessage has every, the number of steps between those that are still kept.
func keyframeMessage(k trace.Keyframe, every uint64) Message {
	return Message{"keyframe", []Field{
		{"step", float64(k.Step)},
		{"every", float64(every)},
		{"slice", float64(k.Slice)},
		{"tasklets", float64(k.Tasklets)},
		{"packed", k.Packed},
	}}
}
