package main

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"switchyard/workloads/bench"
)

// howToCompare stands first in each file: where benchstat is told nothing it
// makes a table for each configuration, so that a browser and this machine
// would stand below each other instead of side by side.
const howToCompare = "# side by side with another file: benchstat -table pkg native.txt page.txt"

// passing are facts that change from one day or one build to the next. They
// are comments: as configuration they would keep benchstat from comparing
// before with after.
var passing = []string{"date", "switchyard"}

// finestStep is as fine as a clock is written: what is finer differs from
// run to run and limits nothing. The exact step is a comment.
const finestStep = 1e-6 // s

// stepsDiffer stands before the exact step, as a reader finds two figures.
const stepsDiffer = "# timer-step is clock-step rounded to one digit, at least 1e-06s: two runs by one clock are one configuration"

// howToLeaveOut stands in a file of which samples are tainted: benchstat knows
// no comments, and takes them as it takes the others.
const howToLeaveOut = "# %d of %d samples tainted, which benchstat does not see; without them: sed '/^# next:.*taint=/{N;d;}'"

// writeBench reports a result as `go test -bench` does, a line for each
// sample, so that benchstat can compare it with another. Units are
// metric-unit, and a Unit line says which way is better. What speaks against a
// sample is a comment before it. The page writes the same of the same result,
// and reads it (web/src/params/files).
func writeBench(w io.Writer, res *bench.Result) {
	wl := res.Workload
	fmt.Fprintf(w, "%s\npkg: switchyard/workloads/%s\n", howToCompare, wl.ID)
	var comments []string
	for _, s := range res.Environment {
		key := s.Key
		switch key {
		case "processor":
			key = "cpu" // as the testing package calls it
		case "runtime":
			key = "browser"
		}
		line := key + ": " + s.Value
		if slices.Contains(passing, key) {
			comments = append(comments, "# "+line)
			continue
		}
		fmt.Fprintln(w, line)
	}
	if engine, ok := bench.Value(res.Params, "engine"); ok {
		fmt.Fprintf(w, "engine: %s\n", engine)
	}
	fmt.Fprintf(w, "timer-step: %ss\n", benchNumber(max(res.ClockStep, finestStep), 1))
	fmt.Fprintf(w, "seed: %d\n", res.Seed)
	for _, line := range append(comments, stepsDiffer, "# clock-step: "+benchNumber(res.ClockStep, 9)+"s") {
		fmt.Fprintln(w, line)
	}
	if !res.Verified {
		return
	}
	if n := tainted(res); n > 0 {
		fmt.Fprintf(w, howToLeaveOut+"\n", n, len(res.Samples))
	}
	names := res.MetricNames()
	for _, name := range names {
		m := wl.Metric(name)
		if m.Better != bench.Neither {
			fmt.Fprintf(w, "Unit %s better=%s\n", unitName(m), m.Better)
		}
	}
	for _, s := range res.Samples {
		writeMarks(w, s)
		fmt.Fprintf(w, "%s\t%d", benchName(res), s.Runs)
		for i, name := range names {
			fmt.Fprintf(w, "\t%s %s", benchNumber(s.Metrics[i], 9), unitName(wl.Metric(name)))
		}
		fmt.Fprintln(w)
	}
}

// tainted counts the samples with a taint, of whatever kind.
func tainted(res *bench.Result) (n int) {
	for _, s := range res.Samples {
		if len(s.Taints) > 0 {
			n++
		}
	}
	return n
}

// writeMarks says what is to be known of the sample in the next line, if anything.
func writeMarks(w io.Writer, s bench.Sample) {
	var marks []string
	if s.Collections > 0 {
		marks = append(marks, fmt.Sprintf("collections=%d", s.Collections))
	}
	if slices.Contains(s.Taints, bench.TaintKernel) {
		marks = append(marks, "kernel="+benchNumber(s.Kernel, 9))
	}
	for _, t := range s.Taints {
		marks = append(marks, "taint="+string(t))
	}
	if len(marks) > 0 {
		fmt.Fprintf(w, "# next: %s\n", strings.Join(marks, " "))
	}
}

// benchName is BenchmarkChain/n=100000/engine=soft, with the params that
// matter, so that benchstat can put any of them on an axis. The testing package
// would add how many processors Go uses; of a browser's run it is one, and the
// two would not be one row.
func benchName(res *bench.Result) string {
	id := res.Workload.ID
	name := "Benchmark" + strings.ToUpper(id[:1]) + id[1:]
	for _, s := range res.Workload.Mattering(res.Params) {
		name += "/" + s.Key + "=" + s.Value
	}
	return name
}

// benchNumber has so many digits at most.
func benchNumber(v float64, digits int) string { return strconv.FormatFloat(v, 'g', digits, 64) }

// unitName has no space, and seconds as benchstat knows them.
func unitName(m *bench.Metric) string {
	unit := m.Unit
	if unit == "s" {
		unit = "sec"
	}
	if unit == "" {
		return m.Name
	}
	return m.Name + "-" + strings.ReplaceAll(unit, " ", "-")
}
