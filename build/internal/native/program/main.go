// Command program runs a workload natively: the verb native compiles and runs
// it. Its flags, its help and its reports derive from the descriptions.
package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"

	"switchyard/workloads"
	"switchyard/workloads/bench"
)

// Exit codes.
const (
	done   = 0
	failed = 1 // it ran and has no score, or was stopped
	misled = 2 // what was asked for does not exist
)

// grace is how long a stopped run may take to notice.
const grace = time.Second

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	go func() {
		<-ctx.Done()
		stop() // the next Ctrl-C ends it at once
		time.Sleep(grace)
		fmt.Fprintln(os.Stderr, "stopped")
		os.Exit(failed)
	}()
	start := time.Now()
	os.Exit((&terminal{
		all:     workloads.All,
		out:     os.Stdout,
		err:     os.Stderr,
		clock:   func() int64 { return int64(time.Since(start)) },
		stopped: func() bool { return ctx.Err() != nil },
		live:    isTerminal(os.Stderr),
	}).run(os.Args[1:]))
}

func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// terminal is where the program was called from.
type terminal struct {
	all      []*bench.Workload
	out, err io.Writer
	clock    func() int64
	stopped  func() bool
	live     bool // err shows progress
}

// run does what args ask for. What it says on out must have arrived: a report
// that is lost, as on a full disk, is a failure.
func (t *terminal) run(args []string) int {
	out := &sink{w: t.out}
	t.out = out
	code := t.do(args)
	if code == done && out.err != nil {
		fmt.Fprintf(t.err, "output: %v\n", out.err)
		return failed
	}
	return code
}

// sink keeps the first error of a writer: reports are written in many pieces.
type sink struct {
	w   io.Writer
	err error
}

func (s *sink) Write(b []byte) (int, error) {
	if s.err != nil {
		return 0, s.err
	}
	n, err := s.w.Write(b)
	s.err = err
	return n, err
}

func (t *terminal) do(args []string) int {
	if len(args) == 0 {
		usage(t.err, t.all)
		return misled
	}
	switch args[0] {
	case "-h", "-help", "--help", "help":
		usage(t.out, t.all)
		return done
	case "-list", "--list":
		list(t.out, t.all)
		return done
	}
	from, err := t.named(args[0])
	if err != nil {
		return t.misled(err)
	}
	w := from.w
	if err := w.Validate(); err != nil {
		fmt.Fprintf(t.err, "%v\nThe description in workloads/%s/workload.go needs this before it can run.\n", err, w.ID)
		return failed
	}
	c, err := parse(from, args[1:])
	if err != nil {
		return t.misled(err)
	}
	for _, note := range from.notes {
		fmt.Fprintln(t.err, note)
	}
	if c.help {
		describe(t.out, w)
		return done
	}
	return t.measure(c)
}

// named gives what the first argument says to run: a workload or a link.
func (t *terminal) named(text string) (*linked, error) {
	if isLink(text) {
		return openLink(t.all, text)
	}
	w, err := bench.Find(t.all, text)
	return &linked{w: w, call: call{seed: 1}}, err
}

func (t *terminal) misled(err error) int {
	fmt.Fprintln(t.err, err)
	return misled
}
