package main

import "testing"

func TestFiguresHaveThreeDigitsAndAPrefix(t *testing.T) {
	for _, c := range []struct {
		v          float64
		unit, want string
	}{
		{0.00461, "s", "4.61 ms"},
		{1.4e-8, "s", "14.0 ns"},
		{0.0000999999, "s", "100 µs"},
		{1200, "s", "1,200 s"},
		{2e-10, "s", "0.2 ns"},
		{20_300_000, "switches/s", "20.3 M switches/s"},
		{999.96, "hops/s", "1.00 k hops/s"},
		{6_400_000, "B", "6.40 MB"},
		{64, "B/tasklet", "64.0 B/tasklet"},
		{52.1, "%", "52.1 %"},
		{1.25, "", "1.25"},
		{0, "s", "0 s"},
		{0.66, "", "0.66"},
		{1e-9, "s/step", "1.00 ns/step"},
	} {
		if got := figure(c.v, c.unit); got != c.want {
			t.Errorf("%g %s: %q, want %q", c.v, c.unit, got, c.want)
		}
	}
	for n, want := range map[int64]string{0: "0", 999: "999", 1000: "1,000", -1234567: "-1,234,567"} {
		if got := thousands(n); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}
