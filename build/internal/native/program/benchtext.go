package main

import (
	"fmt"
	"io"
	"runtime"
	"strconv"
	"strings"

	"switchyard/workloads/bench"
)

// writeBench reports a result as `go test -bench` does, a line for each
// sample, so that benchstat can compare it with another. Units are
// metric-unit, and a Unit line says which way is better. The page writes the
// same of the same result (web/src/params/files/benchtext.ts).
func writeBench(w io.Writer, res *bench.Result) {
	wl := res.Workload
	fmt.Fprintf(w, "pkg: switchyard/workloads/%s\n", wl.ID)
	for _, s := range res.Environment {
		key := s.Key
		switch key {
		case "processor":
			key = "cpu" // as the testing package calls it
		case "runtime":
			key = "browser"
		}
		fmt.Fprintf(w, "%s: %s\n", key, s.Value)
	}
	if engine, ok := bench.Value(res.Params, "engine"); ok {
		fmt.Fprintf(w, "engine: %s\n", engine)
	}
	fmt.Fprintf(w, "timer-step: %ss\n", strconv.FormatFloat(res.ClockStep, 'g', 9, 64))
	fmt.Fprintf(w, "seed: %d\n", res.Seed)
	for _, line := range remarks(res) {
		fmt.Fprintf(w, "# %s\n", line) // benchstat passes over it
	}
	if !res.Verified {
		return
	}
	names := res.MetricNames()
	for _, name := range names {
		m := wl.Metric(name)
		if m.Better != bench.Neither {
			fmt.Fprintf(w, "Unit %s better=%s\n", unitName(m), m.Better)
		}
	}
	for _, s := range res.Samples {
		fmt.Fprintf(w, "%s\t%d", benchName(res), s.Runs)
		for i, name := range names {
			fmt.Fprintf(w, "\t%s %s", strconv.FormatFloat(s.Metrics[i], 'g', 9, 64), unitName(wl.Metric(name)))
		}
		fmt.Fprintln(w)
	}
}

// benchName is BenchmarkChain/n=100000/engine=soft-2, with the params that
// matter, so that benchstat can put any of them on an axis.
func benchName(res *bench.Result) string {
	id := res.Workload.ID
	name := "Benchmark" + strings.ToUpper(id[:1]) + id[1:]
	for _, s := range res.Workload.Mattering(res.Params) {
		name += "/" + s.Key + "=" + s.Value
	}
	return name + "-" + strconv.Itoa(runtime.GOMAXPROCS(0))
}

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
