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
	fmt.Fprintf(w, "%s  %s, %d\n\n", wl.Title, wl.Origin, wl.Year)
	rows := [][]string{}
	for _, p := range wl.Describe() {
		if p.When.Holds(res.Params) {
			rows = append(rows, []string{"  " + p.Label, setting(res.Params, &p)})
		}
	}
	columns(w, append(rows, []string{"  Seed", fmt.Sprint(res.Seed)}))
	if res.Mode != bench.Measure {
		fmt.Fprintf(w, "\nMode %s: no number below is to be quoted\n", res.Mode)
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

func setting(params []bench.Setting, p *bench.Param) string {
	for _, s := range params {
		if s.Key != p.Key {
			continue
		}
		for _, c := range p.Choices {
			if c.Value == s.Value {
				return c.Label
			}
		}
		return strings.TrimSpace(grouped(s.Value) + " " + p.Unit)
	}
	return ""
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
		m := metric(res.Workload, name)
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
		title = "Headline: median and 95 % interval"
	}
	fmt.Fprintf(w, "\n%s\n", title)
	columns(w, rows)
}

func metric(w *bench.Workload, name string) *bench.Metric {
	for i := range w.Metrics {
		if w.Metrics[i].Name == name {
			return &w.Metrics[i]
		}
	}
	return nil
}

// interval says where the median lies with 95 % confidence.
func interval(s stats.Summary, unit string) string {
	low, high := figure(s.Low, unit), figure(s.High, unit)
	switch {
	case low == high:
		return ""
	case !s.Bounded:
		return low + " to " + high + " are all samples"
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
	runs := 0
	for _, s := range res.Samples {
		runs += s.Runs
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
		{"  Samples", fmt.Sprintf("%d of %s runs in all%s", len(res.Samples), thousands(int64(runs)), few)},
		{"  Warm-up", fmt.Sprintf("%s runs in %s, %s; the first took %s", thousands(int64(res.WarmUpRuns)), figure(res.WarmUp, "s"), settled, figure(res.FirstRun, "s"))},
		{"  Clock step", figure(res.ClockStep, "s")},
	})
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
