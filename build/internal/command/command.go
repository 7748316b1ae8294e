// Package command starts other programs: npm, go, node, linters.
package command

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"syscall"
	"time"
)

// Cmd is a program to run, in the folder Dir, with Env ("KEY=value") on top of
// this process's environment.
type Cmd struct {
	Dir  string
	Env  []string
	Args []string
}

// Run runs the program to its end. An error carries all that it printed. The
// end of ctx interrupts it, and kills it five seconds later.
func (c Cmd) Run(ctx context.Context) error {
	var all bytes.Buffer
	return with(c.run(ctx, &all, &all), &all)
}

// Output is Run and answers what the program printed on its standard output.
func (c Cmd) Output(ctx context.Context) ([]byte, error) {
	var out, errs bytes.Buffer
	err := c.run(ctx, &out, &errs)
	return out.Bytes(), with(err, &errs)
}

func with(err error, printed *bytes.Buffer) error {
	if text := bytes.TrimSpace(printed.Bytes()); err != nil && len(text) > 0 {
		return fmt.Errorf("%w\n%s", err, text)
	}
	return err
}

// Stream runs the program to its end and passes on all that it prints.
func (c Cmd) Stream(ctx context.Context, w io.Writer) error { return c.run(ctx, w, w) }

func (c Cmd) run(ctx context.Context, stdout, stderr io.Writer) error {
	name := c.Args[0]
	cmd := exec.CommandContext(ctx, name, c.Args[1:]...)
	cmd.Dir = c.Dir
	cmd.Env = append(os.Environ(), c.Env...)
	cmd.Stdout, cmd.Stderr = stdout, stderr
	cmd.Cancel = func() error { return cmd.Process.Signal(syscall.SIGINT) }
	cmd.WaitDelay = 5 * time.Second
	err := cmd.Run()
	switch {
	case err == nil:
		return nil
	case ctx.Err() != nil:
		return fmt.Errorf("%s: %w", name, ctx.Err())
	case errors.Is(err, exec.ErrNotFound):
		return fmt.Errorf("%s: not found: install it, or put it on the PATH", name)
	}
	return fmt.Errorf("%s: %w", name, err)
}
