package bench

import "strconv"

// row is a line of the table: a figure and what it should be.
type row struct {
	id, what string
	read     reading
	unit     string // "" is a ratio
	limit    float64
	sense    sense
}

type sense int

const (
	atLeast sense = iota + 1
	atMost
	informs // no target
)

// met judges what the table shows, three digits: 64.002 bytes are 64.
func (r *row) met(v value) bool {
	shown, err := strconv.ParseFloat(strconv.FormatFloat(v.Median, 'g', 3, 64), 64)
	if r.sense == atLeast {
		return err == nil && shown >= r.limit
	}
	return err == nil && shown <= r.limit
}

// times says how many times faster than b a is.
func times(a, b string) reading { return ratio(cost(b), cost(a)) }

// rows are the table: the order is that of the targets that the project set
// itself, then what only informs.
func rows(ref references) []row {
	against := func(name, id, metric string, params map[string]string, runtime string) reading {
		return ratio(constant(func() (float64, error) { return ref.seconds(id, metric, params, runtime) }), cost(name))
	}
	stackless := "Stackless Python 2.7"
	switching := func(at place, row string) reading {
		return against(string(at)+" "+row, "taskspeed", "rate."+row, nil, stackless)
	}
	axon := func(pause string) map[string]string {
		return map[string]string{"system": "axon", "players": "1000", "pause": pause}
	}
	soft, small, million, tens := "browser frame-soft", "browser chain soft 100,000", "browser chain soft 1,000,000", "browser chain soft 10,000,000"
	native100, goroutines := "native chain soft 100,000", "native chain goroutine 100,000"
	hard, plain := "browser 100,000 hard alive", "browser 100,000 goroutines alive"
	return []row{
		{"soft.generators", "soft frame switch against a generator switch, Chromium", times(soft, "taskspeed.generators"), "", 4, atLeast},
		{"soft.async", "soft frame switch against an await, Chromium", times(soft, "taskspeed.async"), "", 6, atLeast},
		{"soft.floor", "soft frame switch by the floor, wasm indirect calls", ratio(cost(soft), cost("taskspeed.calls")), "", 1.5, atMost},
		{"cframe.real", "soft cframe switch, Chromium, against real Stackless", switching(browser, "cframe-soft"), "", 2, atLeast},
		{"channel.real", "soft channel receive, Chromium, against real Stackless", switching(browser, "channel-soft"), "", 2, atLeast},
		{"cframe.real.native", "soft cframe switch, native, against real Stackless", switching(native, "cframe-soft"), "", 5, atLeast},
		{"channel.real.native", "soft channel receive, native, against real Stackless", switching(native, "channel-soft"), "", 5, atLeast},
		{"chain.generators", "chain of 100,000 against generators, Chromium", times(small, "chain.generators"), "", 60, atLeast},
		{"chain.async", "chain of 100,000 against async, Chromium", times(small, "chain.async"), "", 30, atLeast},
		{"chain.million", "chain of 1,000,000, a tasklet by one of the 100,000's", ratio(cost(million), cost(small)), "", 1.5, atMost},
		{"chain.tenmillion", "chain of 10,000,000, a tasklet by one of the 100,000's", ratio(cost(tens), cost(small)), "", 1.5, atMost},
		{"chain.bytes", "chain of 10,000,000, memory of a tasklet", metric(tens, "bytes"), "B", 64, atMost},
		{"chain.goroutines", "chain of 100,000, native, against goroutines, first run", ratio(cold(goroutines+", started"), cold(native100+", started")), "", 200, atLeast},
		{"chain.goroutines.warm", "chain of 100,000, native, against goroutines, repeated", times(native100, goroutines), "", 200, atLeast},
		{"hard.pull", "hard switch by a bare iter.Pull switch, Chromium", ratio(cost("browser cframe"), cost("browser pull")), "", 1.15, atMost},
		{"hard.pull.native", "hard switch by a bare iter.Pull switch, native", ratio(cost("native cframe"), cost("native pull")), "", 1.15, atMost},
		{"alive.cold", "100,000 hard alive, cold, by plain goroutines, Chromium", ratio(cold(hard), cold(plain)), "", 1.2, atMost},
		{"alive.warm", "100,000 hard alive, warm, by plain goroutines, Chromium", ratio(cost(hard), cost(plain)), "", 1, atMost},
		{"axon.pause", "hackysack with pause, 1,000, Chromium, against real Axon", against("browser axon 1,000 with pause", "hackysack", "total", axon("on"), "Kamaelia Axon of 2007"), "", 100, atLeast},
		{"axon.busy", "hackysack without pause, 1,000, Chromium, against real Axon", against("browser axon 1,000 without pause", "hackysack", "total", axon("off"), "Kamaelia Axon of 2007"), "", 100, atLeast},
		{"hackysack.stackless", "hackysack on Stackless, 10,000, Chromium, against the real one", against("browser stackless 10,000", "hackysack", "total", map[string]string{"system": "stackless", "players": "10000"}, stackless), "", 10, atLeast},
		{"axon.generators", "hackysack with pause, 1,000, against generators, Chromium", times("browser axon 1,000 with pause", "hackysack.generators"), "", 1, atLeast},
		{"hackysack.async", "hackysack on Stackless, 10,000, against async, Chromium", times("browser stackless 10,000", "hackysack.async"), "", 1, atLeast},
		{"study.soft", "Study, an event, soft, Chromium", metric("browser recorder soft", "study"), "s", 8e-9, atMost},
		{"watch.soft", "Watch, an event, soft, Chromium", metric("browser recorder soft", "watch"), "s", 10e-9, atMost},
		{"study.hard", "Study, an event, hard, Chromium", metric("browser recorder hard", "study"), "s", 8e-9, atMost},
		{"watch.hard", "Watch, an event, hard, Chromium", metric("browser recorder hard", "watch"), "s", 10e-9, atMost},
		{"watch.chain", "Watch by Measure, chain of 100,000, soft, Chromium", metric("browser recorder chain soft", "watched"), "", 2, atMost},
		{"study.chain", "Study by Measure, chain of 100,000, soft, Chromium", metric("browser recorder chain soft", "studied"), "", 2, atMost},
		{"watch.chain.hard", "Watch by Measure, chain of 20,000, hard, Chromium", metric("browser recorder chain hard", "watched"), "", 1.1, atMost},
	}
}

// more are rows without a target.
func more() []row {
	info := func(id, what string, read reading) row { return row{id, what, read, "s", 0, informs} }
	list := []row{
		{"soft.closures", "soft frame switch against plain closures, Chromium", times("browser frame-soft", "taskspeed.closures"), "", 0, informs},
		{"soft.index", "soft frame switch by the floor, wasm index ring", ratio(cost("browser frame-soft"), cost("taskspeed.index")), "", 0, informs},
		{"chain.generators.cold", "chain of 100,000 against generators, first runs, Chromium", ratio(cold("chain.generators"), cold("browser chain soft 100,000")), "", 0, informs},
		{"chain.async.cold", "chain of 100,000 against async, first runs, Chromium", ratio(cold("chain.async"), cold("browser chain soft 100,000")), "", 0, informs},
		{"chain.plain.cold", "chain of 100,000 against untuned generators, first runs, Chromium", ratio(cold("chain.generators-plain"), cold("browser chain soft 100,000")), "", 0, informs},
		{"chain.plain", "chain of 100,000 against untuned generators, Chromium", times("browser chain soft 100,000", "chain.generators-plain"), "", 0, informs},
		{"chain.closures", "chain of 100,000 against plain closures, Chromium", times("browser chain soft 100,000", "chain.closures"), "", 0, informs},
	}
	for _, g := range groups() {
		for _, s := range g.subjects {
			if s.id != "probe" || s.metric == "op" {
				list = append(list, info("cost "+s.name, "an operation: "+s.name, cost(s.name)))
			}
			if s.visited() {
				list = append(list, info("first "+s.name, "in the first run: "+s.name, cold(s.name)))
			}
		}
	}
	return list
}
