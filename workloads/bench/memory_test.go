package bench_test

import (
	"errors"
	"testing"

	"switchyard/workloads/bench"
)

func TestEstimateIsTheSumOfTheTermsThatHold(t *testing.T) {
	w := newToy(nil)
	for _, c := range []struct {
		settings []bench.Setting
		want     int64
	}{
		{nil, 1000 + 64*10},
		{set("steps", "1000"), 1000 + 64*1000},
		{set("steps", "1000", "engine", "hard", "weight", "2"), 1000 + 64*1000 + 8*1000*2},
	} {
		_, all, err := w.Bind(c.settings)
		if err != nil {
			t.Fatal(err)
		}
		if got := w.Estimate(all); got != c.want {
			t.Errorf("%v: %d bytes, want %d", c.settings, got, c.want)
		}
	}
}

func TestARunThatDoesNotFitIsRefusedWithTheFigure(t *testing.T) {
	ran := 0
	w := newToy(func(y *toy) { y.runs = &ran })
	_, err := w.Do(set("steps", "1000"), bench.Options{Clock: fakeClock(), MemoryLimit: 64_999})
	var f *bench.Failure
	if !errors.As(err, &f) || f.Stage != "memory" {
		t.Fatalf("error %v, want a failure of stage memory", err)
	}
	if want := "memory: toy: this run needs about 65.0 kB and 65.0 kB is the limit here; choose a smaller size or a lighter engine"; f.Message != want {
		t.Errorf("message %q, want %q", f.Message, want)
	}
	if ran != 0 {
		t.Errorf("ran %d times", ran)
	}
	if _, err := w.Do(set("steps", "1000"), bench.Options{Clock: fakeClock(), MemoryLimit: 65_000, Samples: 1}); err != nil {
		t.Errorf("at the limit: %v", err)
	}
}

func TestBytesAreWrittenWithAPrefix(t *testing.T) {
	for n, want := range map[int64]string{
		0: "0 B", 999: "999 B", 1000: "1.0 kB", 6_400_000: "6.4 MB", 99_940: "99.9 kB", 99_950: "100 kB",
		999_499: "999 kB", 999_500: "1.0 MB", 24_000_000_000: "24.0 GB", 5e15: "5000 TB",
	} {
		if got := bench.FormatBytes(n); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}
