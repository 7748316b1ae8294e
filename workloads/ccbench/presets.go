package ccbench

import (
	"switchyard/workloads/bench"
	"switchyard/workloads/model/gil"
)

// presets are the four printed tables at four threads, then what came after.
// The first, which sets nothing, is the first row of the first table.
var presets = []bench.Preset{
	{ID: "legacy-pi", Label: "Legacy, pi", Historic: true, Help: "First table: the lock of CPython up to 3.1 and a task in pure Python."},
	historic("legacy-regex", "Legacy, regex", "First table: the same lock and long calls into C.", task(taskRegex)),
	historic("legacy-sha1", "Legacy, SHA-1", "First table: the same lock and shorter calls into C.", task(taskSHA1)),
	historic("forced-pi", "Legacy, forced, pi", "Second table: a thread offers the lock after each batch.", forced),
	historic("forced-regex", "Legacy, forced, regex", "Second table, long calls into C.", task(taskRegex), forced),
	historic("forced-sha1", "Legacy, forced, SHA-1", "Second table, shorter calls into C.", task(taskSHA1), forced),
	historic("roundrobin-pi", "Round-robin, pi", "Third table: fair, and 30 % slower.", roundRobin),
	historic("roundrobin-regex", "Round-robin, regex", "Third table, long calls into C.", task(taskRegex), roundRobin),
	historic("roundrobin-sha1", "Round-robin, SHA-1", "Third table, shorter calls into C.", task(taskSHA1), roundRobin),
	historic("roundrobin-1000-pi", "Round-robin at 1000, pi", "Fourth table: ten times rarer checks give the speed back.", roundRobin, everyThousand),
	historic("roundrobin-1000-regex", "Round-robin at 1000, regex", "Fourth table: a turn lasts a quarter of a second, and few fit into the run.", task(taskRegex), roundRobin, everyThousand),
	historic("roundrobin-1000-sha1", "Round-robin at 1000, SHA-1", "Fourth table, shorter calls into C.", task(taskSHA1), roundRobin, everyThousand),

	later("interval-pi", "3.2's lock, pi", "Waiters ask for the lock after 5 ms: fair and cheap.", interval),
	later("interval-regex", "3.2's lock, regex", "The holder sees the request only after its call into C.", task(taskRegex), interval),
	later("interval-sha1-releases", "3.2's lock, SHA-1 lets go", "Calls that release the lock use both cores.", task(taskSHA1), interval, bench.Setting{Key: "releases", Value: "on"}),
	later("none-pi", "No lock, pi", "Free threading on two cores: twice the throughput of one thread.", policy(gil.None)),
	later("latency-interval", "3.2's lock, latency", "The convoy: a datagram waits for the switch interval, and perhaps again.", test(testLatency), interval),
	later("latency-roundrobin", "Round-robin, latency", "A datagram waits for one short turn of each thread.", test(testLatency), roundRobin),
	later("latency-legacy-regex", "Legacy, latency under regex", "A datagram hardly ever wins the lock.", test(testLatency), task(taskRegex)),
	later("bandwidth-interval", "3.2's lock, bandwidth", "Each packet takes the lock twice, and waits for it each time.", test(testBandwidth), interval),
	later("bandwidth-none", "No lock, bandwidth", "Packets need only a core.", test(testBandwidth), policy(gil.None)),
	later("one-core", "Legacy on one core", "The waiter takes the releaser's core, and so wins every race.", bench.Setting{Key: "cores", Value: "1"}),
	later("newer-legacy-pi", "Newer machine, legacy, pi", "Costs fitted to the figures measured in 2026: bytecodes are five times faster, the kernel is not.", newer()...),
	later("newer-roundrobin-pi", "Newer machine, round-robin, pi", "The same machine: a hand-over takes several times as long as the turn before it.", newer(roundRobin)...),
	later("newer-forced-regex", "Newer machine, forced, regex", "The same machine, where a sleep of 100 µs is one: forced switching works.",
		append(newer(task(taskRegex), forced), bench.Setting{Key: "timerStep", Value: "0"})...),
}

var (
	forced        = bench.Setting{Key: "forced", Value: "on"}
	everyThousand = bench.Setting{Key: "checkInterval", Value: "1000"}
	roundRobin    = policy(gil.RoundRobin)
	interval      = policy(gil.Interval)
)

func task(name string) bench.Setting    { return bench.Setting{Key: "task", Value: name} }
func test(name string) bench.Setting    { return bench.Setting{Key: "test", Value: name} }
func policy(p gil.Policy) bench.Setting { return bench.Setting{Key: "policy", Value: p.String()} }

// newer gives the costs of the machine on which CPython 2.7 was measured again,
// behind other values: fitted to 28 % of pi under legacy, and under round-robin
// to 10 % at check interval 100 and 51 % at 1000.
func newer(values ...bench.Setting) []bench.Setting {
	return append(values, newerMachine...)
}

// The costs by which the two machines differ, as settings of the params.
var (
	historicMachine = []bench.Setting{{Key: "bytecode", Value: "100"}, {Key: "call", Value: "100"}, {Key: "signal", Value: "900"}, {Key: "wake", Value: "1300"}, {Key: "jitter", Value: "400"}, {Key: "cache", Value: "6000"}}
	newerMachine    = []bench.Setting{{Key: "bytecode", Value: "18"}, {Key: "call", Value: "34"}, {Key: "signal", Value: "5500"}, {Key: "wake", Value: "5000"}, {Key: "jitter", Value: "2000"}, {Key: "cache", Value: "4000"}}
)

// onCosts is the condition that the model has two cores and these costs.
func onCosts(machine []bench.Setting) bench.When {
	when := onModel.And(bench.Is("cores", "2"))
	for _, s := range machine {
		when = when.And(bench.Is(s.Key, s.Value))
	}
	return when
}

func historic(id, label, help string, values ...bench.Setting) bench.Preset {
	return bench.Preset{ID: id, Label: label, Help: help, Values: values, Historic: true}
}

func later(id, label, help string, values ...bench.Setting) bench.Preset {
	return bench.Preset{ID: id, Label: label, Help: help, Values: values}
}
