package trace_test

import (
	"testing"

	"switchyard/workloads/trace"
)

func BenchmarkEmit(b *testing.B) {
	r := trace.NewRecorder(0, 0)
	for i := range b.N {
		r.Emit(trace.Run, 0, uint32(i)&1023, 1, 0, 0)
	}
}

func BenchmarkPut(b *testing.B) {
	r := trace.NewRecorder(0, 0)
	for i := range b.N {
		r.Put(trace.Make(trace.Run, 0, uint32(i)&1023, 1, 0, 0))
	}
}
