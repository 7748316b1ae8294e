package bench

import "slices"

func (c *checker) metrics() {
	headline := false
	seen := map[string]bool{}
	for i := range c.w.Metrics {
		m := &c.w.Metrics[i]
		what := "metric " + m.Name
		c.name("metric", m.Name, seen)
		c.need(what+": label", m.Label)
		c.need(what+": help", m.Help)
		if !metricUnit(m.Unit) {
			c.wrong(what+": unit", m.Unit, metricUnitRule)
		}
		if !slices.Contains(directions, m.Better) {
			c.wrong(what+": better", string(m.Better), oneOf(directions))
		}
		c.when(what, "", m.When)
		headline = headline || m.Headline && !m.Native && len(m.When) == 0
	}
	if !headline {
		c.wrong("metrics", "", "at least one headline that every run emits, natively and in browsers")
	}
}

func (c *checker) counts() {
	seen := map[string]bool{}
	for i := range c.w.Counts {
		n := &c.w.Counts[i]
		what := "count " + n.Name
		c.name("count", n.Name, seen)
		if c.w.Metric(n.Name) != nil {
			c.wrong("count", n.Name, "another name than a metric's")
		}
		c.need(what+": label", n.Label)
		c.need(what+": help", n.Help)
		c.when(what, "", n.When)
	}
}

func (c *checker) name(what, name string, seen map[string]bool) {
	if !wellFormed(name, nameForm) {
		c.wrong(what, name, "a lower case letter, then letters, digits, hyphens and dots")
	}
	if seen[name] {
		c.wrong(what, name, "a name of its own")
	}
	seen[name] = true
}
