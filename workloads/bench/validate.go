package bench

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// maxClaim is the most runes that a Claim has: it stands on one line of the Yard.
const maxClaim = 90

// maxBasis is the most runes that the text of a Basis has: it stands below a figure.
const maxBasis = 60

// reservedKeys cannot be params: the link grammar uses the first row and the
// native command's own flags the second.
var reservedKeys = []string{
	"v", "seed", "samples", "mode", "tab", "view", "step", "at", "with",
	"ab", "big", "preset", "sweep", "format", "trace", "from", "to", "list", "h", "help",
}

// reservedIDs cannot be workloads: links to other screens begin with them.
var reservedIDs = []string{"docs", "compare", "challenge", "board"}

// ReservedID tells whether links to other screens begin with an ID: those to
// results begin with r and the number of their version.
func ReservedID(id string) bool {
	version, isResult := strings.CutPrefix(id, "r")
	return slices.Contains(reservedIDs, id) || isResult && allDigits(version)
}

// Validate tells everything that is wrong with the description, one joined
// error for each finding: `workload: what: value: what would be right`. What
// is derived from descriptions (forms, links, flags, charts, docs) relies on it.
func (w *Workload) Validate() error {
	if w.New == nil {
		return fmt.Errorf("%s: New: nil: a function that binds the params", w.ID)
	}
	c := &checker{w: w, params: w.Describe()}
	c.texts()
	c.paramList()
	c.presets()
	c.metrics()
	c.counts()
	c.charts()
	c.sweeps()
	c.sights()
	c.memory()
	c.when("records", "", w.Records)
	c.basis()
	c.names()
	return errors.Join(c.errs...)
}

// checker gathers what is wrong with one description.
type checker struct {
	w      *Workload
	params []Param
	errs   []error
}

func (c *checker) wrong(what, value, want string) {
	c.errs = append(c.errs, fmt.Errorf("%s: %s: %s: %s", c.w.ID, what, Quote(value), want))
}

func (c *checker) need(what, text string) {
	if text == "" || text != strings.TrimSpace(text) || strings.ContainsAny(text, "\n\t") {
		c.wrong(what, text, "one line of text")
	}
}

func (c *checker) param(key string) *Param {
	for i := range c.params {
		if c.params[i].Key == key {
			return &c.params[i]
		}
	}
	return nil
}

func (c *checker) texts() {
	w := c.w
	if !wellFormed(w.ID, folderForm) {
		c.wrong("ID", w.ID, "the folder's name: a lower case letter, then lower case letters and digits")
	}
	if ReservedID(w.ID) {
		c.wrong("ID", w.ID, "another one: links of the page use it")
	}
	c.need("Title", w.Title)
	c.need("Origin", w.Origin)
	c.need("Claim", w.Claim)
	if n := len([]rune(w.Claim)); n > maxClaim {
		c.wrong("Claim", w.Claim, fmt.Sprintf("at most %d letters, not %d", maxClaim, n))
	}
	if w.Year < 1950 || w.Year > 2100 {
		c.wrong("Year", formatInt(w.Year), "the year of the historic benchmark")
	}
	if !slices.Contains(layouts, w.Layout) {
		c.wrong("Layout", string(w.Layout), oneOf(layouts))
	}
}

var (
	layouts    = []Layout{LayoutChain, LayoutRing, LayoutLanes, LayoutFan, LayoutPool}
	chartKinds = []ChartKind{ChartReference, ChartSweep, ChartRows}
	directions = []Direction{Lower, Higher, Neither}
	scales     = []Scale{Linear, Log}
)

func oneOf[T ~string](list []T) string {
	names := make([]string, len(list))
	for i, v := range list {
		names[i] = string(v)
	}
	return "one of " + strings.Join(names, ", ")
}

func (c *checker) charts() {
	for i := range c.w.Charts {
		ch := &c.w.Charts[i]
		what := "chart " + ch.Title
		c.need("chart title", ch.Title)
		if !slices.Contains(chartKinds, ch.Kind) {
			c.wrong(what+": kind", string(ch.Kind), oneOf(chartKinds))
		}
		if c.w.Metric(ch.Metric) == nil {
			c.wrong(what+": metric", ch.Metric, "the name of a metric")
		}
		x, series := c.param(ch.X), c.param(ch.Series)
		sweep := ch.Kind == ChartSweep
		if sweep && (x == nil || !x.Numeric()) || !sweep && ch.X != "" {
			c.wrong(what+": X", ch.X, "a numeric param of a sweep chart, and only of one")
		}
		if ch.Series != "" && (!sweep || series == nil || series.Numeric()) {
			c.wrong(what+": series", ch.Series, "a choice or switch param of a sweep chart, and only of one")
		}
	}
}

func (c *checker) memory() {
	if len(c.w.Memory) == 0 {
		c.wrong("Memory", "", "at least one term")
	}
	for _, t := range c.w.Memory {
		what := "memory term " + formatFloat(t.Bytes)
		if !(t.Bytes > 0) {
			c.wrong(what, formatFloat(t.Bytes), "bytes above 0")
		}
		c.numeric(what+": of", t.Of)
		c.numeric(what+": min", t.Min)
		c.when(what, "", t.When)
	}
}

func (c *checker) numeric(what string, keys []string) {
	for _, key := range keys {
		if p := c.param(key); p == nil || !p.Numeric() {
			c.wrong(what, key, "a numeric param")
		}
	}
}

func (c *checker) basis() {
	for _, b := range c.w.Basis {
		c.need("basis", b.Text)
		if n := len([]rune(b.Text)); n > maxBasis {
			c.wrong("basis", b.Text, fmt.Sprintf("at most %d letters, not %d", maxBasis, n))
		}
		c.when("basis "+b.Text, "", b.When)
	}
}

// when checks that the condition names params that exist, other than self, and
// values that they can have.
func (c *checker) when(what, self string, w When) {
	for _, m := range w {
		p := c.param(m.Key)
		if p == nil || m.Key == self {
			c.wrong(what+": when", m.Key, "another param")
			continue
		}
		if len(m.Values) == 0 {
			c.wrong(what+": when "+m.Key, "", "at least one value")
		}
		for _, v := range m.Values {
			if canonical, ok := c.canonical(m.Key, v); !ok || canonical != v {
				c.wrong(what+": when "+m.Key, v, "a canonical value of "+m.Key)
			}
		}
	}
}

// canonical binds one value alone.
func (c *checker) canonical(key, value string) (string, bool) {
	_, all, err := c.w.bind([]Setting{{key, value}}, false)
	v, ok := Value(all, key)
	return v, ok && err == nil
}
