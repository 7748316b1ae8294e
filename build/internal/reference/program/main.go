// Command program runs presets natively and writes their metrics as the rows
// of kind native into reference.json: the verb ref compiles and runs it.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"switchyard/build/internal/machine"
	"switchyard/build/internal/verb"
	"switchyard/workloads"
	"switchyard/workloads/bench"
)

// minSamples is the fewest that give a median a 95 % interval.
const minSamples = 6

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	start := time.Now()
	c := &campaign{
		all: workloads.All,
		out: os.Stdout,
		options: bench.Options{
			Seed:        1,
			Clock:       func() int64 { return int64(time.Since(start)) },
			MemoryLimit: machine.MemoryAvailable(),
			Stopped:     func() bool { return ctx.Err() != nil },
			Environment: machine.Environment(start),
		},
	}
	if err := c.parse(os.Args[1:]); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return
		}
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	if err := c.run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// campaign is which presets of which workloads are run, and how.
type campaign struct {
	all     []*bench.Workload
	out     io.Writer
	options bench.Options
	root    string
	only    string // a workload's ID; "" is all
	preset  string // a preset's ID; "" is all
}

func (c *campaign) parse(args []string) error {
	fs := flag.NewFlagSet("ref", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.StringVar(&c.root, "root", ".", "top folder of the source tree")
	fs.StringVar(&c.only, "workload", "", "only this workload")
	fs.StringVar(&c.preset, "preset", "", "only this preset of the workload")
	samples := fs.String("samples", "10", "samples of each preset, at least 6")
	if err := verb.ParseFlags(fs, args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			fmt.Fprintln(c.out, "usage: go run ./build ref [-workload ID [-preset ID]] [-samples N]")
		}
		return err
	}
	if fs.NArg() > 0 {
		return fmt.Errorf("argument: %q: flags only: -workload, -preset, -samples", fs.Arg(0))
	}
	n, err := bench.ParseWhole("samples", *samples, minSamples, bench.MaxSamples)
	if err != nil {
		return fmt.Errorf("%w: fewer give no interval", err)
	}
	c.options.Samples = n
	return c.choose()
}

// choose keeps the workload that was asked for and checks the preset.
func (c *campaign) choose() error {
	if c.only == "" {
		if c.preset != "" {
			return fmt.Errorf("preset: %q: with -workload, as presets belong to one", c.preset)
		}
		return nil
	}
	w, err := bench.Find(c.all, c.only)
	if err != nil {
		return err
	}
	c.all = []*bench.Workload{w}
	if c.preset != "" {
		_, err = w.Preset(c.preset)
	}
	return err
}

// run measures and writes workload by workload, so that what is done is kept
// when a later one fails.
func (c *campaign) run() error {
	var errs []error
	for _, w := range c.all {
		rows, err := c.measure(w)
		errs = append(errs, err)
		if errors.Is(err, bench.ErrStopped) {
			break // a half of the presets would not belong together
		}
		if err == nil {
			path := filepath.Join(c.root, "workloads", w.ID, "reference.json")
			errs = append(errs, replaceNative(path, rows, c.preset == ""))
		}
	}
	return errors.Join(errs...)
}

// measure gives the native rows of the presets that were asked for.
func (c *campaign) measure(w *bench.Workload) ([]bench.ReferenceRow, error) {
	var rows []bench.ReferenceRow
	for i := range w.Presets {
		p := &w.Presets[i]
		if c.preset != "" && p.ID != c.preset {
			continue
		}
		begin := c.options.Clock()
		res, err := w.Do(p.Values, c.options)
		if err != nil {
			return nil, fmt.Errorf("%s, preset %s: %w", w.ID, p.ID, err)
		}
		if !res.Verified {
			return nil, fmt.Errorf("%s, preset %s: a wrong answer: nothing is written", w.ID, p.ID)
		}
		rows = append(rows, rowsOf(res)...)
		fmt.Fprintf(c.out, "%s %s: %d metrics in %.1f s\n", w.ID, p.ID, len(res.MetricNames()), float64(c.options.Clock()-begin)/1e9)
	}
	return rows, nil
}
