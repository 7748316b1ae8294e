// Package threadstart measures what it costs to start a thread and to join it,
// with a pause for its creator and without.
//
// It follows the test by which the Lisp system SBCL compared itself, in 2020,
// built without and with its feature :pauseless-threadstart.
package threadstart

import "switchyard/workloads/bench"

// Workload describes it.
var Workload = bench.Workload{
	ID:      "threadstart",
	Title:   "Thread start",
	Year:    2020, // of SBCL with the feature
	Undated: true,
	Origin:  "SBCL of 2020, without and with :pauseless-threadstart; the text gives no year",
	Claim:   "Starting a thread takes 40 to 100 µs, not 300, when its creator need not wait",
	New:     bind,
	Layout:  bench.LayoutFan,
	Names:   []bench.Named{{From: 1, Every: 1, Name: "thread"}},
	Records: tasklet,
	Basis: []bench.Basis{
		{When: tasklet, Text: "tasklets, not threads of the system"},
		{When: bench.Is("unit", unitGoroutine), Text: "goroutines, not threads of the system"},
	},

	Presets: []bench.Preset{
		{
			ID: "test1-pause", Label: "test1, with pause", Historic: true,
			Help: "Start a thread, join it, 20,000 times; fresh memory and a handshake each time.",
		},
		{
			ID: "test2-pause", Label: "test2, with pause", Historic: true,
			Help:   "Start the next thread, then join the previous one; fresh memory and a handshake each time.",
			Values: []bench.Setting{{Key: "test", Value: test2}},
		},
		{
			ID: "test3-pause", Label: "test3, with pause", Historic: true,
			Help:   "Ten threads at a time, joined newest first; fresh memory and a handshake each time.",
			Values: []bench.Setting{{Key: "test", Value: test3}},
		},
		{
			ID: "test1-pauseless", Label: "test1, pauseless", Historic: true,
			Help:   "Start a thread, join it, 20,000 times; no handshake, the memory of the thread before.",
			Values: []bench.Setting{{Key: "pauseless", Value: "on"}},
		},
		{
			ID: "test2-pauseless", Label: "test2, pauseless", Historic: true,
			Help:   "Start the next thread, then join the previous one; no handshake, the memory of an ended thread.",
			Values: []bench.Setting{{Key: "test", Value: test2}, {Key: "pauseless", Value: "on"}},
		},
		{
			ID: "test3-pauseless", Label: "test3, pauseless", Historic: true,
			Help:   "Ten threads at a time, joined newest first; no handshake, the memory of ended threads.",
			Values: []bench.Setting{{Key: "test", Value: test3}, {Key: "pauseless", Value: "on"}},
		},
		{
			ID: "hard-pause", Label: "Hard tasklets, with pause",
			Help:   "test1 with tasklets that have a stack of their own, a new one each time.",
			Values: []bench.Setting{{Key: "unit", Value: unitHard}},
		},
		{
			ID: "hard-pauseless", Label: "Hard tasklets, pauseless",
			Help:   "test1 with tasklets that take over the stack of the one before, too.",
			Values: []bench.Setting{{Key: "unit", Value: unitHard}, {Key: "pauseless", Value: "on"}},
		},
		{
			ID: "goroutines", Label: "Goroutines, pauseless",
			Help:   "test3 with goroutines: whether an area is there to be taken over is a matter of timing.",
			Values: []bench.Setting{{Key: "test", Value: test3}, {Key: "unit", Value: unitGoroutine}, {Key: "pauseless", Value: "on"}},
		},
	},

	Metrics: []bench.Metric{
		{
			Name: "total", Label: "Total time", Unit: "s", Better: bench.Lower, Headline: true,
			Help: "From before the first start until after the last join.",
		},
		{
			Name: "thread", Label: "Time per thread", Unit: "s", Better: bench.Lower, Headline: true,
			Help: "The total time over the number of threads: one start and one join.",
		},
		{
			Name: "faults", Label: "Page faults", Unit: "faults", Better: bench.Lower, Native: true,
			Help: "Those of the whole process during a run; 0 on systems without getrusage.",
		},
	},

	Counts: []bench.Count{
		{
			Name: "handshakes", Label: "Handshakes",
			Help: "How often a creator waited until its thread had set itself up.",
		},
		{
			Name: "outstanding", Label: "Most outstanding",
			Help: "The most threads that were started and not yet joined: 1, 2 or the batch.",
		},
		{
			Name: "areas.mapped", Label: "Areas mapped", Varies: true,
			Help: "Threads that got fresh memory; exact with tasklets, a matter of timing with goroutines and OS threads.",
		},
		{
			Name: "areas.taken", Label: "Areas taken over", Varies: true,
			Help: "Threads that took over the memory of one that had ended.",
		},
		{
			Name: "pages", Label: "First touches", Varies: true,
			Help: "Pages that were written for the first time since they were mapped: natively each is a page fault.",
		},
		{
			Name: "switches", Label: "Switches", When: tasklet,
			Help: "Switches between tasklets.",
		},
		{
			Name: "threads.started", Label: "OS threads started", When: bench.Is("unit", unitOSThread), Varies: true, Native: true,
			Help: "With pauseless only when none of those kept was idle.",
		},
	},

	Charts: []bench.Chart{
		{Kind: bench.ChartReference, Title: "20,000 threads", Metric: "total", Log: true},
		{Kind: bench.ChartReference, Title: "Page faults", Metric: "faults", Log: true},
		{Kind: bench.ChartSweep, Title: "Time per thread by size of its area", Metric: "thread", X: "area", Series: "pauseless", Log: true},
	},

	Memory: []bench.Term{
		{Bytes: 4 << 20}, // what the collector has not picked up yet
		{Bytes: pageSize, Of: []string{"area"}, When: bench.Is("test", test1)},
		{Bytes: 2 * pageSize, Of: []string{"area"}, When: bench.Is("test", test2)},
		{Bytes: pageSize, Of: []string{"area"}, Min: []string{"batch", "threads"}, When: bench.Is("test", test3)},
		{Bytes: wordPages*pageSize + 8192, Min: []string{"batch", "threads"}, When: bench.Is("test", test3)},
		{Bytes: 48, Of: []string{"threads"}, When: tasklet},
	},
}

// tasklet: the units that are deterministic, and can be recorded.
var tasklet = bench.Is("unit", unitSoft, unitHard)

func bind(p *bench.Params) bench.Body {
	w := new(threadstart)
	p.Choice(&w.test, test1, bench.Param{
		Key: "test", Label: "Test", Help: "In which order threads are started and joined.",
		Choices: []bench.Choice{
			{Value: test1, Label: "test1", Help: "Start a thread, join it, repeat."},
			{Value: test2, Label: "test2", Help: "Start the next thread, then join the previous one."},
			{Value: test3, Label: "test3", Help: "Start a batch of threads, join the newest first, repeat."},
		},
	})
	p.Int(&w.threads, 20_000, bench.Param{
		Key: "threads", Label: "Threads", Unit: "threads", Min: 1, Max: 1_000_000, Scale: bench.Log,
		Help: "How many are started in all.",
	})
	p.Int(&w.batch, 10, bench.Param{
		Key: "batch", Label: "Batch", Unit: "threads", Min: 1, Max: 1000, Scale: bench.Log, When: bench.Is("test", test3),
		Help: "How many threads test3 has at a time.",
	})
	p.Choice(&w.unit, unitSoft, bench.Param{
		Key: "unit", Label: "Unit", Help: "What stands for a thread.",
		Choices: []bench.Choice{
			{Value: unitSoft, Label: "Soft tasklet", Help: "A record in a slab: nothing on a stack but its area."},
			{Value: unitHard, Label: "Hard tasklet", Help: "A tasklet with a stack of its own; with pauseless it takes over one that is free."},
			{Value: unitGoroutine, Label: "Goroutine", Help: "Run by Go's scheduler, on all cores where there are any."},
			{Value: unitOSThread, Label: "OS thread", Help: "A goroutine on an OS thread that ends with it; with pauseless on one that is kept.", Native: true},
		},
	})
	p.Switch(&w.pauseless, false, bench.Param{
		Key: "pauseless", Label: "Pauseless",
		Help: "Off: fresh memory and a handshake for each thread. On: no handshake, and the memory of an ended thread.",
	})
	p.Int(&w.area, 1024, bench.Param{
		Key: "area", Label: "Area", Unit: "pages", Min: 4, Max: 16_384, Scale: bench.Log,
		Help: "Size of a thread's three stacks together, in pages of 4,096 B: 1,024 are 4 MB.",
	})
	return w
}
