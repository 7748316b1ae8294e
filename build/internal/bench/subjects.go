package bench

// group is what is compared with each other: it is measured in turn, forth and
// back, once a round.
type group struct {
	subjects []subject
	heavy    bool // a round takes seconds: it gets few
	aside    bool // no target speaks of it: a quick look has none, unless -run asks
}

const (
	turns = 1_000_000 // switches of a run of taskspeed
	// hardTurns are fewer: a hard switch is dearer.
	hardTurns = 200_000
)

func taskspeed(at place, row string, n int) subject {
	return subject{
		name: string(at) + " " + row, at: at, id: "taskspeed", metric: "time." + row, per: float64(n),
		sizes: map[string]int{"switches": n}, text: map[string]string{"row": row},
	}
}

func peer(id string, sizes map[string]int) subject {
	return subject{name: id, at: browser, peer: id, sizes: sizes}
}

func probed(at place, name, what string, n int) subject {
	return subject{
		name: string(at) + " " + name, at: at, id: "probe", metric: "op",
		sizes: map[string]int{"n": n}, text: map[string]string{"what": what},
	}
}

// chain gives seconds a tasklet.
func chain(at place, name, engine string, n int) subject {
	return subject{
		name: string(at) + " " + name, at: at, id: "chain", metric: "total", per: float64(n),
		sizes: map[string]int{"n": n}, text: map[string]string{"engine": engine},
	}
}

func hackysack(at place, name string, players int, text map[string]string) subject {
	return subject{
		name: string(at) + " " + name, at: at, id: "hackysack", metric: "total",
		sizes: map[string]int{"players": players, "loops": 1000}, text: text,
	}
}

// started is in a process of its own: its first run is what a visitor of the
// historic program saw.
func started(s subject) subject {
	s.name, s.fresh = s.name+", started", true
	return s
}

// alive has a cold first run and warm ones: see outcome.WarmUp.
func alive(name, what string) subject {
	return probed(browser, "100,000 "+name+" alive", what, 100_000)
}

// recorder has the metrics watch and study, seconds an event.
func recorder(engine string, n int) subject {
	return subject{
		name: "browser recorder " + engine, at: browser, id: "probe", metric: "study",
		sizes: map[string]int{"n": n}, text: map[string]string{"what": "recorder", "engine": engine},
	}
}

// otherRows are the rows of taskspeed that no target speaks of.
func otherRows() (all []subject) {
	for _, at := range []place{browser, native} {
		for _, row := range []string{"call", "function-call", "generator-call", "channel-iterator", "cframe-words", "channel-hard", "channel-hard-nest"} {
			all = append(all, taskspeed(at, row, hardTurns))
		}
	}
	return all
}

// watched has the metrics watched and studied, times by mode Measure's.
func watched(engine string, n int) subject {
	return subject{
		name: "browser recorder chain " + engine, at: browser, id: "probe", metric: "watched",
		sizes: map[string]int{"n": n}, text: map[string]string{"what": "watched chain", "engine": engine},
	}
}

// groups are all that is measured, in the order of the table.
func groups() []group {
	switches := map[string]int{"switches": turns}
	links := func(n int) map[string]int { return map[string]int{"n": n} }
	game := func(id string, players int) subject {
		s := peer(id, map[string]int{"players": players, "loops": 1000})
		s.whole = true
		return s
	}
	axonPause := map[string]string{"system": "axon"}
	axonBusy := map[string]string{"system": "axon", "pause": "off", "drain": "off"}
	tasklets := map[string]string{"system": "stackless"}
	return []group{
		{subjects: []subject{
			taskspeed(browser, "frame-soft", turns),
			peer("taskspeed.generators", switches),
			peer("taskspeed.async", switches),
			peer("taskspeed.closures", switches),
			peer("taskspeed.calls", switches),
			peer("taskspeed.index", switches),
			taskspeed(browser, "cframe-soft", turns),
			taskspeed(browser, "channel-soft", turns),
		}},
		{subjects: []subject{
			taskspeed(native, "frame-soft", turns),
			taskspeed(native, "cframe-soft", turns),
			taskspeed(native, "channel-soft", turns),
		}},
		{subjects: []subject{
			chain(browser, "chain soft 100,000", "soft", 100_000),
			peer("chain.generators", links(100_000)),
			peer("chain.async", links(100_000)),
		}},
		{aside: true, subjects: []subject{
			peer("chain.generators-plain", links(100_000)),
			peer("chain.closures", links(100_000)),
		}},
		{heavy: true, subjects: []subject{
			chain(browser, "chain soft 1,000,000", "soft", 1_000_000),
			chain(browser, "chain soft 10,000,000", "soft", 10_000_000),
		}},
		{heavy: true, subjects: []subject{
			chain(native, "chain soft 100,000", "soft", 100_000),
			chain(native, "chain goroutine 100,000", "goroutine", 100_000),
			started(chain(native, "chain soft 100,000", "soft", 100_000)),
			started(chain(native, "chain goroutine 100,000", "goroutine", 100_000)),
		}},
		{subjects: []subject{
			taskspeed(browser, "cframe", hardTurns),
			probed(browser, "pull", "pull", hardTurns),
			taskspeed(browser, "frame", hardTurns),
		}},
		{subjects: []subject{
			taskspeed(native, "cframe", hardTurns),
			probed(native, "pull", "pull", hardTurns),
			taskspeed(native, "frame", hardTurns),
		}},
		{heavy: true, subjects: []subject{
			alive("hard", "tasklets"), alive("goroutines", "goroutines"),
		}},
		{subjects: []subject{
			hackysack(browser, "axon 1,000 with pause", 1000, axonPause),
			hackysack(browser, "axon 1,000 without pause", 1000, axonBusy),
			hackysack(browser, "stackless 10,000", 10_000, tasklets),
			game("hackysack.generators", 1000),
			game("hackysack.async", 10_000),
		}},
		{heavy: true, aside: true, subjects: otherRows()},
		{subjects: []subject{
			recorder("soft", turns), recorder("hard", hardTurns),
		}},
		{subjects: []subject{watched("soft", 100_000)}},
		{heavy: true, subjects: []subject{watched("hard", 20_000)}},
	}
}
