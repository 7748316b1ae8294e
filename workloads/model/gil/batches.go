package gil

// ForcedSwitch is how long forced switching sleeps after a long batch, ns.
const ForcedSwitch = 100_000

const (
	firstBatch = 20
	longBatch  = 10_000_000 // ns; shorter batches grow by half
)

// Batches is how a thread of the original loops: iterations in batches, so
// that the clock is seldom asked.
type Batches struct {
	Size       int64 // iterations of the batch at hand
	Iterations int64 // those of the batches that count
	Duration   int64 // when the last of these ended, ns

	began int64 // when the batch at hand began
}

// NewBatches begins at time 0 with a batch of 20.
func NewBatches() Batches { return Batches{Size: firstBatch} }

// Next says what comes between two batches.
type Next uint8

// What comes next.
const (
	GoOn  Next = iota
	Offer      // sleep for ForcedSwitch, then go on
	Stop
)

// End counts a batch that is complete at the time now, and says what comes
// next. over says that another thread has stopped: this batch does not count,
// since there was one less to compete with. until is when the time is up: the
// batch that sees it counts and is the last.
func (b *Batches) End(now, until int64, over, forced bool) Next {
	if over {
		return Stop
	}
	b.Iterations += b.Size
	b.Duration = now
	if now >= until {
		return Stop
	}
	took := now - b.began
	b.began = now
	if took < longBatch {
		b.Size += b.Size / 2
	} else if forced {
		return Offer
	}
	return GoOn
}
