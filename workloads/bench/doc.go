// Package bench is the contract between a workload and everything else: the
// page, the native command, the reference runs, the docs and the tests all
// derive from one description value, a [Workload].
//
// A workload is a folder with a package that exports
//
//	var Workload = bench.Workload{ID: "chain", ...}
//
// and a doc.md and a reference.json beside it. Its New binds params to the
// typed fields of a [Body], as the standard flag package does, and the Body
// does the work once each time Run is called:
//
//	type chain struct { n int; engine string }
//
//	func bind(p *bench.Params) bench.Body {
//		c := new(chain)
//		p.Int(&c.n, 100_000, bench.Param{Key: "n", Label: "Tasklets", Min: 1, Max: 10_000_000, Scale: bench.Log, Unit: "tasklets", Help: "..."})
//		p.Choice(&c.engine, "soft", bench.Param{Key: "engine", Label: "Engine", Choices: []bench.Choice{{Value: "soft", Label: "Soft", Help: "..."}}})
//		return c
//	}
//
//	func (c *chain) Run(r *bench.Run) error {
//		start := r.Now()
//		... build, then run, handing r.Rec (nil in mode Measure) to the model ...
//		r.Metric("total", r.Seconds(start))
//		r.Count("schedules", s.Schedules())
//		r.Check("answer", got, int64(c.n))
//		return nil
//	}
//
// Nothing under workloads reads a clock, a random source, a file or the
// network by itself: [Run] hands in what a Body may use.
package bench
