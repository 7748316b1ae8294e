package ccbench

import (
	"switchyard/workloads/bench"
	"switchyard/workloads/model/gil"
)

// body is a run's params, in the units in which they are given.
type body struct {
	test, task, policy, engine, switching string

	threads, cores, checkInterval         int
	switchInterval, duration              float64 // ms, s
	forced, releases                      bool
	bytecode, signal, wake, jitter, cache int     // ns
	call                                  int     // %
	interruptEvery                        float64 // ms
	timerStep                             float64 // ms
	startTurns                            int
}

func bind(p *bench.Params) bench.Body {
	b := new(body)
	p.Choice(&b.test, testThroughput, bench.Param{
		Key: "test", Label: "Test", Help: "What is asked of the threads.",
		Choices: []bench.Choice{
			{Value: testThroughput, Label: "Throughput", Help: "All threads compute; how much they do together, and how evenly."},
			{Value: testLatency, Label: "Latency", Help: "A datagram every 100 ms to one more thread; how late it gets the lock. Model only."},
			{Value: testBandwidth, Label: "Bandwidth", Help: "Ping-pong of 1,024 B with one more thread; packets a second. Model only."},
		},
	})
	p.Choice(&b.task, taskPi, bench.Param{
		Key: "task", Label: "Task", Help: "What the threads compute.",
		Choices: []bench.Choice{
			{Value: taskPi, Label: "Pi (Python)", Help: "50 digits in pure bytecode: a lock that counts bytecodes applies inside."},
			{Value: taskRegex, Label: "Regular expression (C)", Help: "One long call into C in seven bytecodes; the lock stays held inside."},
			{Value: taskSHA1, Label: "SHA-1 (C)", Help: "The digest of 150,000 B: one call into C in sixteen bytecodes."},
		},
	})
	p.Int(&b.threads, 4, bench.Param{
		Key: "threads", Label: "Threads", Unit: "threads", Min: 1, Max: 16, Scale: bench.Log,
		Help: "Threads that compute. The original goes from 1 to 4.",
	})
	p.Choice(&b.policy, gil.Legacy.String(), bench.Param{
		Key: "policy", Label: "Policy", Help: "When the holder of the lock lets go, and who comes next.",
		Choices: policies(),
	})
	p.Int(&b.checkInterval, 100, bench.Param{
		Key: "checkInterval", Label: "Check interval", Unit: "bytecodes", Min: 1, Max: 1_000_000, Scale: bench.Log, When: byTicks,
		Help: "Bytecodes after which the holder lets go.",
	})
	p.Float(&b.switchInterval, 5, bench.Param{
		Key: "switchInterval", Label: "Switch interval", Unit: "ms", Min: 0.1, Max: 1000, Scale: bench.Log, When: byRequest,
		Help: "How long a waiter waits before it asks the holder to let go.",
	})
	p.Switch(&b.forced, false, bench.Param{
		Key: "forced", Label: "Forced switching", When: inThroughput,
		Help: "After a batch of iterations that took 10 ms or more, a thread sleeps for 100 µs.",
	})
	p.Switch(&b.releases, false, bench.Param{
		Key: "releases", Label: "SHA-1 lets go", When: bench.Is("task", taskSHA1),
		Help: "The call into C lets go of the lock while it lasts, as where OpenSSL computes the digest.",
	})
	p.Float(&b.duration, 2, bench.Param{
		Key: "duration", Label: "Duration", Unit: "s", Min: 0.2, Max: 20, Scale: bench.Log,
		Help: "Virtual time of a run of the model, or real time of a real one. A run with one thread comes on top.",
	})
	p.Choice(&b.engine, engineModel, bench.Param{
		Key: "engine", Label: "Engine", Help: "What runs: a simulation, or threads that contend for a lock in earnest.",
		Choices: []bench.Choice{
			{Value: engineModel, Label: "Model", Help: "Virtual time, the same on every machine; the seed decides what is chance."},
			{Value: engineReal, Label: "Real", Help: "Operating system threads with a lock of this policy, and the real tasks.", Native: true},
		},
	})
	b.bindModel(p)
	return b
}

// policies are the choices, from the model's table.
func policies() []bench.Choice {
	labels := [...]string{"Legacy", "Round-robin", "Switch interval", "No lock"}
	list := make([]bench.Choice, len(gil.Rules))
	for i := range gil.Rules {
		list[i] = bench.Choice{Value: gil.Rules[i].Name, Label: labels[i], Help: gil.Rules[i].Help}
	}
	return list
}
