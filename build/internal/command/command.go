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

// grace is how long an interrupted program may take to end.
var grace = 5 * time.Second

// Cmd is a program to run, in the folder Dir, with Env ("KEY=value") on top of
// this process's environment.
type Cmd struct {
	Dir  string
	Env  []string
	Args []string
}

// Run runs the program to its end. An error carries all that it printed. The
// end of ctx interrupts it and all that it started, and kills them after a grace.
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
	// The program gets a process group of its own, so that what it started in
	// turn (a test runner its tests, a test its browser) ends with it.
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGINT) }
	cmd.WaitDelay = grace
	err := cmd.Run()
	switch {
	case err == nil:
		return nil
	case ctx.Err() != nil:
		if cmd.Process != nil {
			_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // an error: none is left
		}
		return fmt.Errorf("%s: %w", name, context.Cause(ctx))
	case errors.Is(err, exec.ErrNotFound):
		return fmt.Errorf("%s: not found: install it, or put it on the PATH", name)
	}
	return fmt.Errorf("%s: %w", name, err)
}
