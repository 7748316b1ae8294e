package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// onFull runs the program with a standard output that takes nothing.
func onFull(args ...string) (code int, err string) {
	var e bytes.Buffer
	now := int64(0)
	t := &terminal{all: relays(), out: full{}, err: &e, clock: func() int64 { now += 1e6; return now }, stopped: func() bool { return false }}
	return t.run(args), e.String()
}

func TestALostReportIsAFailure(t *testing.T) {
	for _, args := range []string{"-list", "-h", "relay -h", "relay -n 3 -samples 1", "relay -n 3 -samples 1 -format json", "relay -n 3 -samples 1 -format bench"} {
		if code, err := onFull(strings.Fields(args)...); code != failed || err != "output: no space\n" {
			t.Errorf("%s: exit %d, %q", args, code, err)
		}
	}
	if code, err := onFull("relay", "-n", "3", "-trace", "-"); code != failed || err != "trace: -: no space\n" {
		t.Errorf("trace: exit %d, %q", code, err)
	}
}

// What could be told at once is not told after a run that took minutes.
func TestATracesPlaceIsTriedBeforeTheRun(t *testing.T) {
	code, _, err := run("relay", "-engine", "wrong", "-trace", filepath.Join(t.TempDir(), "no", "relay.trace"))
	if code != failed || !strings.HasPrefix(err, "trace: open ") || strings.Contains(err, "wrong answer") {
		t.Errorf("exit %d, %q", code, err)
	}
}

func TestAStoppedRunLeavesTheTraceFileAsItWas(t *testing.T) {
	dir := t.TempDir()
	old, fresh := filepath.Join(dir, "old.trace"), filepath.Join(dir, "fresh.trace")
	if err := os.WriteFile(old, []byte("longer than the events that come into its place\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{old, fresh} {
		var e bytes.Buffer
		term := &terminal{all: relays(), out: &e, err: &e, clock: func() int64 { return 0 }, stopped: func() bool { return true }}
		if code := term.run([]string{"relay", "-trace", file}); code != failed {
			t.Errorf("stopped: exit %d, %q", code, e.String())
		}
	}
	if text, err := os.ReadFile(old); err != nil || !strings.HasPrefix(string(text), "longer") {
		t.Errorf("after a stopped run: %q, %v", text, err)
	}
	if _, err := os.Stat(fresh); err == nil {
		t.Error("after a stopped run: an empty file")
	}
	if code, _, _ := run("relay", "-n", "1", "-trace", old); code != done {
		t.Errorf("exit %d", code)
	}
	if text, _ := os.ReadFile(old); string(text) != "0 spawn t1 t0\n1 mark t1 c3 =0\n" {
		t.Errorf("with events: %q", text)
	}
}
