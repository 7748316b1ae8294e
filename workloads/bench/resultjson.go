package bench

import "strconv"

// AppendJSON appends the result as one JSON object: schema, workload, params,
// seed, mode, samples, metrics, counts, verified, checks, environment and,
// where there is a recording, its steps and hash. A result that is not
// verified has no metrics. Times are in seconds.
func (res *Result) AppendJSON(b []byte) []byte {
	w := &jsonWriter{b: b}
	w.record(func() {
		w.str("schema", ResultSchema)
		w.str("workload", res.Workload.ID)
		w.object("params", func() { w.settings(res.Params) })
		w.integer("seed", int64(res.Seed))
		w.str("mode", string(res.Mode))
		w.array("samples", len(res.Samples), func(i int) {
			s := &res.Samples[i]
			w.record(func() { s.json(w, res.Recording == nil) })
		})
		w.object("metrics", func() { res.metricsJSON(w) })
		w.object("counts", func() {
			for _, c := range res.counts {
				w.integer(c.name, c.n)
			}
		})
		w.boolean("verified", res.Verified)
		w.array("checks", len(res.Checks), func(i int) {
			c := res.Checks[i]
			w.record(func() {
				w.str("what", c.What)
				w.integer("got", c.Got)
				w.integer("want", c.Want)
				w.boolean("ok", c.OK())
			})
		})
		w.object("warmup", func() {
			w.integer("runs", int64(res.WarmUpRuns))
			w.number("elapsed", res.WarmUp)
			w.number("first", res.FirstRun)
			w.boolean("stable", res.Stable)
		})
		w.number("clockStep", res.ClockStep)
		if r := res.Recording; r != nil {
			w.object("recording", func() {
				from, _ := r.Window()
				w.integer("steps", int64(r.Steps()))
				w.str("hash", strconv.FormatUint(r.Hash(), 16))
				w.integer("from", int64(from))
				w.integer("kept", int64(r.Kept()))
			})
		}
		w.object("environment", func() { w.settings(res.Environment) })
	})
	return w.b
}

func (s *Sample) json(w *jsonWriter, measured bool) {
	w.integer("runs", int64(s.Runs))
	w.number("elapsed", s.Elapsed)
	if !measured {
		return
	}
	w.number("kernel", s.Kernel)
	w.integer("collections", int64(s.Collections))
	if len(s.Taints) > 0 {
		w.key("taints")
		w.open('[')
		for _, t := range s.Taints {
			w.next()
			w.b = appendJSONString(w.b, string(t))
		}
		w.close(']')
	}
}

func (w *jsonWriter) settings(list []Setting) {
	for _, s := range list {
		w.str(s.Key, s.Value)
	}
}

func (res *Result) metricsJSON(w *jsonWriter) {
	if !res.Verified {
		return
	}
	for i, m := range res.metrics {
		sum := res.summary[i]
		w.object(m.name, func() {
			w.str("unit", res.Workload.Metric(m.name).Unit)
			w.number("median", sum.Median)
			w.number("low", sum.Low)
			w.number("high", sum.High)
			w.boolean("bounded", sum.Bounded)
			w.numbers("samples", res.MetricSamples(i))
			w.strs("warnings", sum.Warnings)
		})
	}
}
