package live

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os/exec"
	"strings"
	"time"

	"switchyard/build/internal/gen"
	"switchyard/build/internal/repo"
)

// grace is how long a run may take to end when nobody waits for it any more.
const grace = 3 * time.Second

// Program compiles the verb native's program, afresh each time as its sources
// may have changed, and starts it.
func Program(r repo.Repo) Start {
	return func(ctx context.Context, q *Request, w io.Writer) error {
		exe, err := gen.Compile(ctx, r, "native/program")
		if err != nil {
			return err
		}
		return start(ctx, exe, q, w)
	}
}

// Exit codes of the program. A panic has the second one, too.
const (
	ended  = 1 // it told its end, which is no score
	misled = 2 // it was asked for what does not exist
)

// failure is an end that the program told in words only.
type failure struct{ stage, words string }

func (f *failure) Error() string { return f.words }

func start(ctx context.Context, exe string, q *Request, w io.Writer) error {
	cmd := exec.CommandContext(ctx, exe, q.arguments()...)
	var words bytes.Buffer
	out := &counter{w: w}
	cmd.Stdout, cmd.Stderr = out, &words
	cmd.Cancel = func() error { return cmd.Process.Kill() }
	cmd.WaitDelay = grace
	err := cmd.Run()
	code := cmd.ProcessState.ExitCode()
	if err == nil || code == ended && out.written > 0 {
		return nil
	}
	f := &failure{"dead", strings.TrimSpace(words.String())}
	if code == misled && !strings.HasPrefix(f.words, "panic: ") && !strings.HasPrefix(f.words, "fatal error: ") {
		f.stage = "params"
	}
	if f.words == "" {
		f.words = "native: " + err.Error() + ": choose smaller params, or run it with the verb native to see more"
	}
	return f
}

// failedAs is the last line of a run that ended without one.
func failedAs(err error) message {
	m := message{Type: "failed", Stage: "dead", Message: err.Error()}
	var f *failure
	if errors.As(err, &f) {
		m.Stage = f.stage
	}
	first, rest, more := strings.Cut(m.Message, "\n")
	if more {
		m.Message, m.Detail = first, strings.Split(rest, "\n")
	}
	return m
}

// counter passes on what is written and counts it.
type counter struct {
	w       io.Writer
	written int
}

func (c *counter) Write(b []byte) (int, error) {
	n, err := c.w.Write(b)
	c.written += n
	return n, err
}
