package bench

import "slices"

// Sweep is a series of measurements over one numeric param that the page
// offers ready made: points of X from From to To, spread evenly on its scale,
// for each of the presets, which differ in the value of Series.
type Sweep struct {
	ID      string   `json:"id"` // lower case letters, digits and hyphens
	Label   string   `json:"label"`
	Help    string   `json:"help"`    // what is to be seen, one sentence
	Metric  string   `json:"metric"`  // what is drawn
	X       string   `json:"x"`       // a numeric param
	From    float64  `json:"from"`    // the least value of X
	To      float64  `json:"to"`      // the greatest
	Points  int      `json:"points"`  // 2 to MaxPoints
	Series  string   `json:"series"`  // a choice or switch param, or "" where there is one preset
	Presets []string `json:"presets"` // one line each; what they say of X is passed over
}

// MaxPoints bounds Sweep.Points.
const MaxPoints = 50

func (c *checker) sweeps() {
	seen := map[string]bool{}
	for i := range c.w.Sweeps {
		s := &c.w.Sweeps[i]
		what := "sweep " + s.ID
		if !wellFormed(s.ID, idForm) || seen[s.ID] {
			c.wrong("sweep", s.ID, "an ID of its own: "+idRule)
		}
		seen[s.ID] = true
		c.need(what+": label", s.Label)
		c.need(what+": help", s.Help)
		if c.w.Metric(s.Metric) == nil {
			c.wrong(what+": metric", s.Metric, "the name of a metric")
		}
		x, series := c.param(s.X), c.param(s.Series)
		switch {
		case x == nil || !x.Numeric():
			c.wrong(what+": X", s.X, "a numeric param")
		case s.From < x.Min || s.To > x.Max || s.From >= s.To:
			c.wrong(what+": from", formatFloat(s.From), "below to, and both within the range of "+s.X)
		}
		if s.Points < 2 || s.Points > MaxPoints {
			c.wrong(what+": points", formatInt(s.Points), "from 2 to "+formatInt(MaxPoints))
		}
		if s.Series != "" && (series == nil || series.Numeric()) || s.Series == "" && len(s.Presets) != 1 {
			c.wrong(what+": series", s.Series, `a choice or switch param, or "" with one preset`)
		}
		c.sweepLines(s, what)
	}
}

// sweepLines checks that the presets of a sweep exist and can be told apart.
func (c *checker) sweepLines(s *Sweep, what string) {
	if len(s.Presets) == 0 {
		c.wrong(what+": presets", "", "at least one")
	}
	var values []string
	for _, id := range s.Presets {
		i := slices.IndexFunc(c.w.Presets, func(p Preset) bool { return p.ID == id })
		if i < 0 {
			c.wrong(what+": preset", id, "the ID of a preset")
			continue
		}
		_, all, err := c.w.bind(c.w.Presets[i].Values, true)
		value, _ := Value(all, s.Series)
		if err != nil || s.Series != "" && slices.Contains(values, value) {
			c.wrong(what+": preset", id, "one that runs in a browser, with a value of "+s.Series+" of its own")
		}
		values = append(values, value)
	}
}
