package machine

import (
	"runtime"
	"slices"
	"strconv"
	"testing"
	"time"

	"switchyard/workloads/bench"
)

func TestEnvironmentNamesWhatComparesTwoResults(t *testing.T) {
	revision = "1a2b3c4"
	defer func() { revision = "" }()
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(runtime.NumCPU()))
	env := Environment(time.Date(2026, 11, 30, 9, 0, 0, 0, time.UTC))
	want := []string{"processor", "cores", "goos", "goarch", "go", "switchyard", "date"}
	if len(env) != len(want) {
		t.Fatalf("%d facts, want %d", len(env), len(want))
	}
	for i, s := range env {
		if s.Key != want[i] || s.Value == "" {
			t.Errorf("fact %d: %s %q, want a value of %s", i, s.Key, s.Value, want[i])
		}
	}
	if env[2].Value != runtime.GOOS || env[6].Value != "2026-11-30" {
		t.Errorf("goos %s, date %s", env[2].Value, env[6].Value)
	}
}

func TestFewerProcessorsThanThereAreAreNamed(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(runtime.NumCPU() + 1))
	want := bench.Setting{Key: "gomaxprocs", Value: strconv.Itoa(runtime.NumCPU() + 1)}
	if env := Environment(time.Now()); !slices.Contains(env, want) {
		t.Errorf("no %v in %v", want, env)
	}
}

func TestAnUnknownVersionIsLeftOut(t *testing.T) {
	for _, s := range Environment(time.Now()) {
		if s.Value == "" || s.Value == "unknown" {
			t.Errorf("%s: %q", s.Key, s.Value)
		}
	}
}

func TestFieldsOfTheSystemsTables(t *testing.T) {
	const text = "processor\t: 0\nmodel name\t: Some  CPU @ 2 GHz\nmodel name\t: Other\nMemAvailable:   23456 kB\n"
	for name, want := range map[string]string{"model name": "Some CPU @ 2 GHz", "MemAvailable": "23456 kB", "none": ""} {
		if got := field(text, name); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	if runtime.GOOS == "linux" && MemoryAvailable() < 1<<20 {
		t.Errorf("available %d bytes", MemoryAvailable())
	}
}
