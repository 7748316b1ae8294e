package command

import (
	"context"
	"errors"
	"io"
	"os"
	"strings"
	"testing"
	"time"
)

func TestErrorCarriesWhatTheProgramPrinted(t *testing.T) {
	err := Cmd{Args: []string{"sh", "-c", "echo out; echo err >&2; exit 3"}}.Run(t.Context())
	if err == nil || !strings.Contains(err.Error(), "exit status 3") || !strings.Contains(err.Error(), "out\nerr") {
		t.Errorf("error %v, want the exit status and both outputs", err)
	}
}

func TestMissingProgramIsNamed(t *testing.T) {
	err := Cmd{Args: []string{"no-such-program-here"}}.Run(t.Context())
	if err == nil || err.Error() != "no-such-program-here: not found: install it, or put it on the PATH" {
		t.Errorf("error %v", err)
	}
}

func TestOutputIsStandardOutputOnly(t *testing.T) {
	out, err := Cmd{Dir: t.TempDir(), Env: []string{"LAB=yard"}, Args: []string{"sh", "-c", "echo $LAB; echo err >&2"}}.Output(t.Context())
	if err != nil || string(out) != "yard\n" {
		t.Errorf("output %q, %v; want yard", out, err)
	}
}

func TestEndOfTheContextEndsTheProgram(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	r, w := io.Pipe()
	go func() {
		r.Read(make([]byte, 1)) // it runs
		cancel()
		io.Copy(io.Discard, r)
	}()
	err := Cmd{Args: []string{"sh", "-c", "echo up; exec sleep 60"}}.Stream(ctx, w)
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, want %v", err, context.Canceled)
	}
}

func TestEndOfTheContextEndsWhatTheProgramStarted(t *testing.T) {
	defer func(was time.Duration) { grace = was }(grace)
	grace = 50 * time.Millisecond
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		r.Read(make([]byte, 3)) // the child runs
		cancel()
	}()
	// Neither heeds the interrupt, and both hold the write end of the pipe.
	script := "trap '' INT; (trap '' INT; echo up; sleep 60); true"
	if err := (Cmd{Args: []string{"sh", "-c", script}}).Stream(ctx, w); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, want %v", err, context.Canceled)
	}
	w.Close()
	r.SetReadDeadline(time.Now().Add(10 * time.Second))
	if _, err := io.Copy(io.Discard, r); err != nil {
		t.Errorf("the child still runs: %v", err)
	}
}
