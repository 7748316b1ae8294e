// Package step tells what a verb is doing: one line a step, with the seconds it
// took.
package step

import (
	"context"
	"fmt"
	"io"
	"sync"
	"time"
)

// Log prints one line for each step. Steps may run side by side.
type Log struct {
	mu sync.Mutex
	w  io.Writer
}

// NewLog gives a log that prints on w.
func NewLog(w io.Writer) *Log { return &Log{w: w} }

// Do runs one step and prints its name, its seconds and the detail that it
// answers. A step that fails is not printed: its error, led by the step's name,
// is for the caller.
func (l *Log) Do(name string, run func() (detail string, err error)) error {
	start := time.Now()
	detail, err := run()
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	l.Printf("%-8s %6.1f s  %s", name, time.Since(start).Seconds(), detail)
	return nil
}

// Printf prints one line.
func (l *Log) Printf(format string, args ...any) {
	l.mu.Lock()
	defer l.mu.Unlock()
	fmt.Fprintf(l.w, format+"\n", args...)
}

// Until runs a function that cannot be interrupted, and leaves it behind when
// ctx ends first: the error is then the context's cause, and what the function
// makes must not be used.
func Until(ctx context.Context, run func() error) error {
	ended := make(chan error, 1)
	go func() { ended <- run() }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

// Beside runs functions side by side and answers the first error in the order
// of the arguments.
func Beside(runs ...func() error) error {
	errs := make([]error, len(runs))
	var wg sync.WaitGroup
	for i, run := range runs {
		wg.Go(func() { errs[i] = run() })
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}
