package main

import (
	"maps"
	"strconv"
	"strings"

	"switchyard/workloads/bench"
)

// rowsOf makes a row of each metric, with the params that matter.
func rowsOf(res *bench.Result) []bench.ReferenceRow {
	params := map[string]string{}
	for _, p := range res.Workload.Describe() {
		if !p.When.Holds(res.Params) {
			continue
		}
		for _, s := range res.Params {
			if s.Key == p.Key {
				params[p.Key] = s.Value
			}
		}
	}
	fact := func(key string) string {
		for _, s := range res.Environment {
			if s.Key == key {
				return s.Value
			}
		}
		return ""
	}
	var rows []bench.ReferenceRow
	for i, name := range res.MetricNames() {
		s := res.Summary(i)
		for _, m := range res.Workload.Metrics {
			if m.Name != name {
				continue
			}
			rows = append(rows, bench.ReferenceRow{
				Kind:    bench.RowNative,
				Machine: fact("processor") + ", " + fact("cores") + " cores",
				Runtime: "Go " + strings.TrimPrefix(fact("go"), "go") + ", " + fact("goos") + "/" + fact("goarch"),
				Date:    fact("date"),
				Metric:  name,
				Name:    m.Label,
				Unit:    m.Unit,
				Value:   short(s.Median),
				Low:     short(s.Low),
				High:    short(s.High),
				Params:  maps.Clone(params),
			})
		}
	}
	return rows
}

// short keeps six digits: more would only be noise.
func short(v float64) float64 {
	f, _ := strconv.ParseFloat(strconv.FormatFloat(v, 'g', 6, 64), 64)
	return f
}
