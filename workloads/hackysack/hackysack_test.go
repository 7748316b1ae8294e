package hackysack

import (
	"math"
	"strconv"
	"testing"

	"switchyard/workloads/bench"
	"switchyard/workloads/trace"
)

// play runs one game with the given settings, key and value in turn.
func play(t *testing.T, seed uint64, rec *trace.Recorder, settings ...string) *bench.Run {
	t.Helper()
	var list []bench.Setting
	for i := 0; i < len(settings); i += 2 {
		list = append(list, bench.Setting{Key: settings[i], Value: settings[i+1]})
	}
	b, _, err := Workload.Bind(list)
	if err != nil {
		t.Fatal(err)
	}
	now := int64(0)
	r := bench.NewRun(func() int64 { now += 1000; return now }, seed, rec)
	if err := b.Run(r); err != nil {
		t.Fatal(err)
	}
	for _, c := range r.Checks() {
		if !c.OK() {
			t.Errorf("%v: %s: got %d, want %d", settings, c.What, c.Got, c.Want)
		}
	}
	return r
}

func count(t *testing.T, r *bench.Run, name string) float64 {
	t.Helper()
	n, ok := r.CountValue(name)
	if !ok {
		t.Fatalf("count %s: not reported", name)
	}
	return float64(n)
}

const seeds = 10

// percentOff tells how far got is from want, in percent.
func percentOff(got, want float64) float64 { return 100 * math.Abs(got-want) / want }

// With pause and drain: steps about 2·loops + 3·players, cycles about loops, for every seed.
func TestLawWithPause(t *testing.T) {
	const loops = 1000
	for _, players := range []int{10, 100, 1000} {
		for seed := range uint64(seeds) {
			r := play(t, seed, nil, "players", strconv.Itoa(players), "loops", strconv.Itoa(loops))
			steps, cycles := count(t, r, "steps"), count(t, r, "cycles")
			if off := percentOff(steps, float64(2*loops+3*players)); off > 2 {
				t.Errorf("%d players, seed %d: %v steps: %.2f %% off the law", players, seed, steps, off)
			}
			if off := percentOff(cycles, loops); off > 2 {
				t.Errorf("%d players, seed %d: %v cycles: %.2f %% off the law", players, seed, cycles, off)
			}
		}
	}
}

// Without pause: steps about (players+1)·loops/2, cycles about loops/2. The
// standard deviation of one game of 1,000 loops is 1.8 %: the mean of ten is
// held to 2 %, each to four standard deviations, and each to 2 % where more
// loops make that certain.
func TestLawWithoutPause(t *testing.T) {
	for _, c := range []struct {
		loops, players int
		each           float64
	}{
		{1000, 10, 4 * 1.83},
		{1000, 100, 4 * 1.83},
		{1000, 1000, 4 * 1.83},
		{20_000, 10, 2},
		{20_000, 100, 2},
	} {
		var steps, cycles float64
		for seed := range uint64(seeds) {
			r := play(t, seed, nil, "players", strconv.Itoa(c.players), "loops", strconv.Itoa(c.loops), "pause", "off", "drain", "off")
			s := count(t, r, "steps")
			if off := percentOff(s, float64(c.players+1)*float64(c.loops)/2); off > c.each {
				t.Errorf("%d players, %d loops, seed %d: %v steps: %.2f %% off the law", c.players, c.loops, seed, s, off)
			}
			steps += s / seeds
			cycles += count(t, r, "cycles") / seeds
		}
		if off := percentOff(steps, float64(c.players+1)*float64(c.loops)/2); off > 2 {
			t.Errorf("%d players, %d loops: mean of %v steps: %.2f %% off the law", c.players, c.loops, steps, off)
		}
		if off := percentOff(cycles, float64(c.loops)/2); off > 2 {
			t.Errorf("%d players, %d loops: mean of %v cycles: %.2f %% off the law", c.players, c.loops, cycles, off)
		}
	}
}

// What the real Axon counted, once each, is what ours counts: with pause the
// throws move it by a few steps, without by a few percent.
func TestCountsAreThoseOfTheRealAxon(t *testing.T) {
	for _, c := range []struct {
		players, pause string
		real, within   float64
	}{
		{"10", "on", 2018, 1},
		{"100", "on", 2301, 0.2},
		{"1000", "on", 5002, 0.1},
		{"10", "off", 5551, 8},
		{"100", "off", 50_831, 8},
		{"1000", "off", 505_700, 8},
	} {
		for seed := range uint64(seeds) {
			r := play(t, seed, nil, "players", c.players, "pause", c.pause, "drain", c.pause)
			if steps := count(t, r, "steps"); percentOff(steps, c.real) > c.within {
				t.Errorf("%s players, pause %s, seed %d: %v steps, the real one %v", c.players, c.pause, seed, steps, c.real)
			}
		}
	}
}

// With pause the work does not depend on those who wait; without it does.
func TestPauseMakesWaitingFree(t *testing.T) {
	perKick := func(players, pause string) float64 {
		n, _ := strconv.ParseFloat(players, 64)
		r := play(t, 7, nil, "players", players, "loops", "4000", "pause", pause)
		return (count(t, r, "steps") - 3*n) / count(t, r, "kicks")
	}
	if few, many := perKick("20", "on"), perKick("2000", "on"); many > 1.02*few {
		t.Errorf("steps a kick: %.3f with 20 players, %.3f with 2,000", few, many)
	}
	if few, many := perKick("20", "off"), perKick("2000", "off"); many < 80*few {
		t.Errorf("steps a kick without pause: %.1f with 20 players, %.1f with 2,000", few, many)
	}
}

// Every system and engine plays the same game to its end, at few players too,
// where a kick often comes straight back.
func TestEveryWayOfPlayingIsVerified(t *testing.T) {
	ways := [][]string{
		{"engine", "soft", "system", "stackless"},
		{"engine", "hard", "system", "stackless"},
		{"engine", "goroutine", "system", "stackless"},
	}
	for _, component := range []string{"soft", "hard"} {
		for _, pause := range []string{"on", "off"} {
			for _, drain := range []string{"on", "off"} {
				ways = append(ways, []string{"component", component, "pause", pause, "drain", drain})
			}
		}
	}
	for _, way := range ways {
		for _, players := range []string{"1", "2", "3", "50"} {
			for seed := range uint64(seeds) {
				r := play(t, seed, nil, append([]string{"players", players, "loops", "60"}, way...)...)
				if kicks := count(t, r, "kicks"); kicks != 61 {
					t.Errorf("%v: %v kicks, want 61", way, kicks)
				}
			}
		}
	}
}
