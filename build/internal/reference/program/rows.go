package main

import (
	"maps"
	"strconv"
	"strings"

	"switchyard/workloads/bench"
)

// rowsOf makes a row of each metric that compares, with the params that matter.
func rowsOf(res *bench.Result) []bench.ReferenceRow {
	params := map[string]string{}
	for _, s := range res.Workload.Mattering(res.Params) {
		params[s.Key] = s.Value
	}
	fact := func(key string) string {
		v, _ := bench.Value(res.Environment, key)
		return v
	}
	var rows []bench.ReferenceRow
	for i, name := range res.MetricNames() {
		s := res.Summary(i)
		m := res.Workload.Metric(name)
		if m.Alone {
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
	return rows
}

// short keeps six digits: more would only be noise.
func short(v float64) float64 {
	f, _ := strconv.ParseFloat(strconv.FormatFloat(v, 'g', 6, 64), 64)
	return f
}
