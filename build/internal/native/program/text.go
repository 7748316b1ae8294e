package main

import (
	"fmt"
	"io"
	"strings"

	"switchyard/workloads/bench"
	"switchyard/workloads/stats"
)

// writeText reports a result for people to read.
func writeText(w io.Writer, res *bench.Result) {
	wl := res.Workload
	fmt.Fprintf(w, "%s  %s, %s\n\n", wl.Title, wl.Origin, year(wl))
	rows := [][]string{}
	for _, p := range wl.Describe() {
		if v, ok := bench.Value(wl.Mattering(res.Params), p.Key); ok {
			rows = append(rows, []string{"  " + p.Label, value(&p, v)})
		}
	}
	columns(w, append(rows, []string{"  Seed", fmt.Sprint(res.Seed)}))
	if res.Mode != bench.Measure {
		fmt.Fprintf(w, "\nMode %s: no number below is to be quoted\n", res.Mode)
	}
	if basis := wl.BasisOf(res.Params); basis != "" {
		fmt.Fprintf(w, "\nBasis: %s\n", basis)
	}
	if res.Verified {
		metrics(w, res, true)
		metrics(w, res, false)
	}
	counts(w, res)
	checks(w, res)
	samples(w, res)
	recorded(w, res)
	fmt.Fprintf(w, "\nEnvironment\n")
	rows = nil
	for _, s := range res.Environment {
		rows = append(rows, []string{"  " + s.Key, s.Value})
	}
	columns(w, rows)
}

// year is that of the historic text, or says that it gives none.
func year(wl *bench.Workload) string {
	if wl.Undated {
		return "year not given"
	}
	return fmt.Sprint(wl.Year)
}

// value writes a param's value: a choice's label, or a number with its unit.
func value(p *bench.Param, v string) string {
	for _, c := range p.Choices {
		if c.Value == v {
			return c.Label
		}
	}
	return strings.TrimSpace(grouped(v) + " " + p.Unit)
}

// grouped writes a whole number with its thousands apart and leaves other values alone.
func grouped(value string) string {
	var n int64
	if _, err := fmt.Sscanf(value, "%d", &n); err != nil || fmt.Sprint(n) != value {
		return value
	}
	return thousands(n)
}

// metrics writes those shown big, or the others.
func metrics(w io.Writer, res *bench.Result, headline bool) {
	rows := [][]string{}
	for i, name := range res.MetricNames() {
		m := res.Workload.Metric(name)
		if m.Headline != headline {
			continue
		}
		label := m.Label
		if m.Row != "" && m.Row != label {
			label = m.Row + ", " + label
		}
		s := res.Summary(i)
		rows = append(rows, []string{"  " + label, right(figure(s.Median, m.Unit)), interval(s, m.Unit), warnings(s)})
	}
	if len(rows) == 0 {
		return
	}
	title := "Metrics"
	if headline {
		title = "Headline: " + spread(res)
	}
	fmt.Fprintf(w, "\n%s\n", title)
	columns(w, rows)
}

// spread names the figures.
func spread(res *bench.Result) string {
	switch n := len(res.Samples); {
	case n == 1:
		return "one sample, no interval"
	case n < 6:
		return fmt.Sprintf("median, smallest to largest of %d", n)
	}
	return "median and 95 % interval"
}

// interval says where the median lies with 95 % confidence.
func interval(s stats.Summary, unit string) string {
	low, high := figure(s.Low, unit), figure(s.High, unit)
	if low == high {
		return ""
	}
	return low + " to " + high
}

func warnings(s stats.Summary) string {
	if !s.Bounded {
		return "" // the interval says so already
	}
	return strings.Join(s.Warnings, "; ")
}

func counts(w io.Writer, res *bench.Result) {
	rows := [][]string{}
	for i := range res.Workload.Counts {
		c := &res.Workload.Counts[i]
		if n, ok := res.Count(c.Name); ok {
			note := ""
			if c.Varies {
				note = "may vary"
			}
			rows = append(rows, []string{"  " + c.Label, right(thousands(n)), note})
		}
	}
	if len(rows) > 0 {
		fmt.Fprintf(w, "\nCounts of one run\n")
		columns(w, rows)
	}
}

func checks(w io.Writer, res *bench.Result) {
	title := "verified"
	if !res.Verified {
		title = "a wrong answer: this run has no score"
	}
	fmt.Fprintf(w, "\nChecks: %s\n", title)
	rows := [][]string{}
	for _, c := range res.Checks {
		verdict := "right"
		if !c.OK() {
			verdict = "wrong: " + thousands(c.Want) + " would be right"
		}
		rows = append(rows, []string{"  " + c.What, right(thousands(c.Got)), verdict})
	}
	columns(w, rows)
}

func samples(w io.Writer, res *bench.Result) {
	if res.Mode != bench.Measure {
		return
	}
	all := 0
	for _, s := range res.Samples {
		all += s.Runs
	}
	settled := "settled"
	if !res.Stable {
		settled = "not settled"
	}
	fmt.Fprintf(w, "\nSamples\n")
	few := ""
	if len(res.Samples) < 6 {
		few = "; six would give medians a 95 % interval"
	}
	columns(w, [][]string{
		{"  Samples", fmt.Sprintf("%d, of %s in all%s", len(res.Samples), runs(all), few)},
		{"  Warm-up", fmt.Sprintf("%s in %s, %s; the first took %s", runs(res.WarmUpRuns), figure(res.WarmUp, "s"), settled, figure(res.FirstRun, "s"))},
		{"  Clock step", figure(res.ClockStep, "s")},
	})
	for _, line := range remarks(res) {
		fmt.Fprintf(w, "  %s\n", line)
	}
}

func runs(n int) string {
	if n == 1 {
		return "1 run"
	}
	return thousands(int64(n)) + " runs"
}

func recorded(w io.Writer, res *bench.Result) {
	r := res.Recording
	if r == nil {
		return
	}
	fmt.Fprintf(w, "\nRecording\n")
	columns(w, [][]string{
		{"  Steps", thousands(int64(r.Steps()))},
		{"  Kept", thousands(int64(len(r.Events())))},
		{"  Hash", fmt.Sprintf("%016x", r.Hash())},
	})
}
