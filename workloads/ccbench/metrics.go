package ccbench

import "switchyard/workloads/bench"

var metrics = []bench.Metric{
	{
		Name: "throughput", Label: "Throughput", Unit: "iterations/s", Better: bench.Higher, Headline: true,
		Help: "Iterations of all threads over the longest of their durations.",
	},
	{
		Name: "share", Label: "Percent of one thread", Unit: "%", Better: bench.Higher, Headline: true, When: inThroughput,
		Help: "The throughput against that of one thread alone, which each run measures first.",
	},
	{
		Name: "balance", Label: "Balance", Unit: "", Better: bench.Lower, Headline: true, When: inThroughput,
		Help: "Standard deviation of the threads' iterations over their mean: 0 is fair, the root of the threads is one that does everything.",
	},
	{
		Name: "alone", Label: "One thread", Unit: "iterations/s", Better: bench.Higher, When: inThroughput,
		Help: "Throughput of one thread alone.",
	},
	{
		Name: "latency", Label: "Latency", Unit: "s", Better: bench.Lower, Headline: true, When: inLatency,
		Help: "Mean time from sending a datagram to the moment its thread has it and the lock.",
	},
	{
		Name: "latency.deviation", Label: "Latency, deviation", Unit: "s", Better: bench.Lower, When: inLatency,
		Help: "Standard deviation of the latencies, in the form with n.",
	},
	{
		Name: "latency.worst", Label: "Latency, worst", Unit: "s", Better: bench.Lower, When: inLatency,
		Help: "The longest that a datagram had to wait.",
	},
	{
		Name: "latency.alone", Label: "Latency, nobody computing", Unit: "s", Better: bench.Lower, When: inLatency,
		Help: "Mean latency when no thread computes.",
	},
	{
		Name: "bandwidth", Label: "Bandwidth", Unit: "packets/s", Better: bench.Higher, Headline: true, When: inBandwidth,
		Help: "Packets of 1,024 B answered a second.",
	},
	{
		Name: "bandwidth.share", Label: "Bandwidth kept", Unit: "%", Better: bench.Higher, When: inBandwidth,
		Help: "The bandwidth against that when no thread computes.",
	},
	{
		Name: "turns.rate", Label: "Hand-overs", Unit: "turns/s", Better: bench.Neither, When: locked,
		Help: "How often a second the lock goes to another thread than its last holder.",
	},
}

var counts = []bench.Count{
	{Name: "iterations", Label: "Iterations", When: onModel, Help: "Of all threads, in batches that count."},
	{Name: "turns", Label: "Hand-overs", When: onModel.And(locked), Help: "Times the lock went to another thread than its last holder."},
	{Name: "drops", Label: "Drops", When: onModel.And(locked), Help: "Times a holder with waiters let go because of the policy."},
	{Name: "refused", Label: "Came too late", When: onModel.And(locked), Help: "Times a thread wanted the lock, or was woken for it, and had to wait."},
	{Name: "requests", Label: "Drop requests", When: onModel.And(byRequest), Help: "Times a waiter asked the holder to let go."},
	{Name: "sleeps", Label: "Forced switches", When: onModel.And(inThroughput), Help: "Sleeps asked for after a long batch."},
	{Name: "interrupts", Label: "Interruptions", When: onModel.And(locked), Help: "Times the machine kept a thread from taking the lock again at once."},
	{Name: "preemptions", Label: "Preemptions", When: onModel, Help: "Times a thread lost its core to another."},
	{Name: "datagrams", Label: "Datagrams", When: onModel.And(inLatency), Help: "Sent and handled."},
	{Name: "packets", Label: "Packets", When: onModel.And(inBandwidth), Help: "Sent back and forth within the duration."},
	{Name: "iterations.real", Label: "Iterations", When: onReal, Varies: true, Native: true, Help: "Of all threads, in batches that count."},
	{Name: "turns.real", Label: "Hand-overs", When: onReal.And(locked), Varies: true, Native: true, Help: "Times the lock went to another thread than its last holder."},
}
