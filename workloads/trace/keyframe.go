package trace

// Keyframe is what each tasklet was doing at one step, to go back to: small, as
// many of them are kept.
type Keyframe struct {
	Step     uint64 // events that have happened
	Slice    uint64 // steps that one age stands for
	Tasklets int
	Packed   []byte // see Unpack; the Recorder's own, until its next Keyframe or Snapshot
}

// Keyframe is taken after Total only.
func (r *Recorder) Keyframe() Keyframe {
	t := r.Totals()
	n := t.length()
	return Keyframe{Step: r.step, Slice: t.slice(), Tasklets: n, Packed: t.pack(r.step, n)}
}
