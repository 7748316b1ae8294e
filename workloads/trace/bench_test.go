package trace_test

import (
	"testing"

	"switchyard/workloads/trace"
)

const benchTasklets = 1 << 12

// ring gives n events of tasklets that yield in turn.
func ring(r *trace.Recorder, n int) {
	cur := uint32(1)
	for range n / 2 {
		next := cur%benchTasklets + 1
		if r.PutTwo(trace.Make(trace.Yield, 0, cur, 0, 0, 0), trace.Make(trace.Run, 0, next, cur, 0, 0)) {
			r.Take()
		}
		cur = next
	}
}

// line gives n events of a value that goes along a chain.
func line(r *trace.Recorder, n int) {
	cur := uint32(1)
	for range n / 2 {
		next := cur%benchTasklets + 1
		if r.PutTwo(trace.Make(trace.Deliver, 0, cur, next, cur, 7), trace.Make(trace.Run, 0, next, cur, 0, 0)) {
			r.Take()
		}
		cur = next
	}
}

func BenchmarkCounted(b *testing.B) { ring(trace.NewRecorder(0, 0), b.N) }

func BenchmarkTurnsAddedUp(b *testing.B) {
	r := trace.NewRecorder(0, 0)
	r.Total()
	ring(r, b.N)
}

func BenchmarkDeliveriesAddedUp(b *testing.B) {
	r := trace.NewRecorder(0, 0)
	r.Total()
	line(r, b.N)
}

func BenchmarkKept(b *testing.B) { kept(b, false) }

func BenchmarkKeptAndAddedUp(b *testing.B) { kept(b, true) }

func kept(b *testing.B, total bool) {
	for b.Loop() {
		b.StopTimer()
		r := trace.NewRecorder(0, 1<<16)
		if total {
			r.Total()
		}
		b.StartTimer()
		ring(r, 1<<20)
		b.StopTimer()
		r.Release()
		b.StartTimer()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N<<20), "ns/event")
}

// BenchmarkKeyframe is of 2^20 tasklets whose states are in long runs.
func BenchmarkKeyframe(b *testing.B) {
	r := trace.NewRecorder(0, 0)
	r.Total()
	for i := range uint32(1 << 20) {
		r.Emit(trace.Spawn, 0, i, 0, 0, 0)
	}
	for b.Loop() {
		r.Keyframe()
	}
}

// BenchmarkSnapshot is of 100,000 tasklets that ran in turn.
func BenchmarkSnapshot(b *testing.B) {
	r := trace.NewRecorder(0, 0)
	r.Total()
	const n = 100_000
	for i := range uint32(n) {
		r.Emit(trace.Spawn, 0, 0, i, 0, 0)
		r.Emit(trace.Ready, 0, i, 0, 0, 0)
	}
	for i := range uint32(4 * n) {
		r.Emit(trace.Run, 0, i%n, 0, 0, 0)
		r.Emit(trace.Yield, 0, i%n, 0, 0, 0)
	}
	for b.Loop() {
		r.Snapshot()
	}
}
