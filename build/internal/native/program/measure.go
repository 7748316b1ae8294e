package main

import (
	"errors"
	"fmt"
	"time"

	"switchyard/build/internal/machine"
	"switchyard/workloads/bench"
	"switchyard/workloads/trace"
)

// measure does what c asks for and reports it.
func (t *terminal) measure(c *call) int {
	if c.format == "lines" {
		return t.lines(c)
	}
	var events *traceFile
	if c.trace != "" {
		var err error
		if events, err = openTrace(c.trace, t.out); err != nil {
			return t.fail(err)
		}
	}
	res, err := c.w.Do(c.settings, t.options(c, t.progress()))
	t.clear()
	if err != nil && events != nil {
		events.abandon()
	}
	if errors.Is(err, bench.ErrStopped) {
		fmt.Fprintln(t.err, "stopped")
		return failed
	}
	if err != nil {
		return t.fail(err)
	}
	if events != nil {
		if err := t.writeTrace(events, res.Recording); err != nil {
			return t.fail(err)
		}
	}
	if c.trace != "-" {
		t.report(c.format, res)
	}
	return t.verdict(c, res)
}

// verdict gives the exit code of a run that ended, and says what was wrong with its answer.
func (t *terminal) verdict(c *call, res *bench.Result) int {
	if !res.Verified {
		fmt.Fprintf(t.err, "%s: a wrong answer: this run has no score\n", c.w.ID)
		for _, k := range res.Checks {
			if !k.OK() {
				fmt.Fprintf(t.err, "  %s: got %d, want %d\n", k.What, k.Got, k.Want)
			}
		}
		return failed
	}
	return done
}

func (t *terminal) options(c *call, progress func(bench.Progress)) bench.Options {
	return bench.Options{
		Seed:        c.seed,
		Samples:     c.samples,
		Mode:        c.mode,
		From:        c.from,
		To:          c.to,
		Clock:       t.clock,
		MemoryLimit: machine.MemoryAvailable(),
		Progress:    progress,
		Stopped:     t.stopped,
		Environment: machine.Environment(time.Now()),
	}
}

func (t *terminal) fail(err error) int {
	fmt.Fprintln(t.err, err)
	var f *bench.Failure
	if errors.As(err, &f) {
		for _, line := range f.Detail {
			fmt.Fprintln(t.err, "  "+line)
		}
		if f.Stage == "params" {
			return misled
		}
	}
	return failed
}

func (t *terminal) report(format string, res *bench.Result) {
	switch format {
	case "json":
		_, _ = t.out.Write(append(res.AppendJSON(nil), '\n'))
	case "bench":
		writeBench(t.out, res)
	default:
		writeText(t.out, res)
	}
}

// writeTrace writes the recorded events and says how many there were besides.
func (t *terminal) writeTrace(f *traceFile, r *trace.Recorder) error {
	if err := f.write(r); err != nil {
		return err
	}
	if kept := uint64(len(r.Events())); kept < r.Steps() {
		fmt.Fprintf(t.err, "%s of %s steps written\n", thousands(int64(kept)), thousands(int64(r.Steps())))
	}
	return nil
}

// progress shows how far a run is on one line of a terminal, a few times a second.
func (t *terminal) progress() func(bench.Progress) {
	if !t.live {
		return nil
	}
	last := int64(-1)
	return func(p bench.Progress) {
		if p.Elapsed/2e8 == last {
			return
		}
		last = p.Elapsed / 2e8
		text := string(p.Phase)
		if p.Phase == bench.PhaseSample {
			text = fmt.Sprintf("sample %d of %d", min(p.Sample+1, p.Samples), p.Samples)
		}
		if p.Total > 0 {
			text += fmt.Sprintf(", %d %%", 100*p.Done/p.Total)
		}
		fmt.Fprintf(t.err, "\r\x1b[K%s, %.1f s", text, float64(p.Elapsed)/1e9)
	}
}

func (t *terminal) clear() {
	if t.live {
		fmt.Fprint(t.err, "\r\x1b[K")
	}
}
