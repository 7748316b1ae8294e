package command

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"
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
