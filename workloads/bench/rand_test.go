package bench_test

import (
	"testing"

	"switchyard/workloads/bench"
)

func TestRandIsTheSplitmix64Sequence(t *testing.T) {
	// The published first numbers of splitmix64 for the seed 1234567.
	r := bench.NewRand(1234567)
	for i, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821} {
		if got := r.Uint64(); got != want {
			t.Errorf("number %d: %d, want %d", i, got, want)
		}
	}
}

func TestRandStaysInItsRange(t *testing.T) {
	r := bench.NewRand(1)
	seen := make([]int, 7)
	for range 7000 {
		seen[r.IntN(7)]++
		if f := r.Float64(); f < 0 || f >= 1 {
			t.Fatalf("Float64 gave %g", f)
		}
	}
	for n, times := range seen {
		if times < 800 || times > 1200 {
			t.Errorf("%d was drawn %d times of 7000", n, times)
		}
	}
}

func TestARunsRandomSourceFollowsItsSeed(t *testing.T) {
	draw := func(seed uint64) uint64 { return bench.NewRun(fakeClock(), seed, nil).Rand().Uint64() }
	if one, again := draw(1), draw(1); one != again || one == draw(2) {
		t.Error("the seed does not determine the sequence")
	}
}
