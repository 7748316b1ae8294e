package step

import (
	"context"
	"errors"
	"strings"
	"testing"
)

func TestStepIsOneLineWithItsSecondsAndDetail(t *testing.T) {
	var out strings.Builder
	if err := NewLog(&out).Do("wasm", func() (string, error) { return "2.9 MB", nil }); err != nil {
		t.Fatal(err)
	}
	line := out.String()
	if strings.Count(line, "\n") != 1 || !strings.HasPrefix(line, "wasm ") || !strings.HasSuffix(line, " s  2.9 MB\n") {
		t.Errorf("printed %q", line)
	}
}

func TestFailedStepNamesItself(t *testing.T) {
	var out strings.Builder
	boom := errors.New("boom")
	err := NewLog(&out).Do("wasm", func() (string, error) { return "", boom })
	if !errors.Is(err, boom) || err.Error() != "wasm: boom" || out.Len() > 0 {
		t.Errorf("error %v, printed %q", err, out.String())
	}
}

func TestBesideRunsAllAndAnswersTheFirstError(t *testing.T) {
	gate := make(chan struct{})
	first, second := errors.New("first"), errors.New("second")
	err := Beside(
		func() error { <-gate; return first }, // ends only if the other runs beside it
		func() error { close(gate); return second },
	)
	if err != first {
		t.Errorf("error %v, want %v", err, first)
	}
}

func TestUntilLeavesBehindWhatDoesNotEnd(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	hold := make(chan bool)
	defer close(hold)
	err := Until(ctx, func() error { stop(); <-hold; return nil })
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
	own := errors.New("its own")
	if err := Until(t.Context(), func() error { return own }); err != own {
		t.Errorf("error %v, want %v", err, own)
	}
}
