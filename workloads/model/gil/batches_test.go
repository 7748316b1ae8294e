package gil

import "testing"

func TestBatchesGrowByHalfUntilTheyAreLong(t *testing.T) {
	b := NewBatches()
	for i, want := range []int64{30, 45, 67, 100} {
		now := int64(i+1) * 9_000_000
		expect(t, "next", b.End(now, 1e9, false, true), GoOn)
		expect(t, "size", b.Size, want)
		expect(t, "duration", b.Duration, now)
	}
	expect(t, "a batch of 10 ms: forced switching", b.End(46_000_000, 1e9, false, true), Offer)
	expect(t, "and without", b.End(57_000_000, 1e9, false, false), GoOn)
	expect(t, "long batches do not grow", b.Size, int64(100))
	expect(t, "iterations", b.Iterations, int64(20+30+45+67+100+100))
}

func TestTheBatchThatSeesTheTimePassCountsAndTheOthersDoNot(t *testing.T) {
	b := NewBatches()
	expect(t, "after another has stopped", b.End(5, 10, true, false), Stop)
	expect(t, "iterations", b.Iterations, int64(0))
	expect(t, "when the time is up", b.End(10, 10, false, true), Stop)
	expect(t, "iterations", b.Iterations, int64(20))
	expect(t, "duration", b.Duration, int64(10))
}
