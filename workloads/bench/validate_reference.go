package bench

import (
	"errors"
	"fmt"
	"math"
	"slices"
)

var rowKinds = []RowKind{RowHistoric, RowMeasured, RowNative}

// ValidateReference tells everything that is wrong with reference figures, one
// joined error for each finding.
func (w *Workload) ValidateReference(ref *Reference) error {
	c := &checker{w: w, params: w.Describe()}
	sources := map[string]bool{"": true}
	for i := range ref.Sources {
		s := &ref.Sources[i]
		what := "source " + s.ID
		if !wellFormed(s.ID, idForm) {
			c.wrong("source", s.ID, idRule)
		}
		if sources[s.ID] {
			c.wrong("source", s.ID, "an ID of its own")
		}
		sources[s.ID] = true
		c.need(what+": title", s.Title)
		c.need(what+": where", s.Where)
	}
	for i := range ref.Rows {
		r := &ref.Rows[i]
		what := fmt.Sprintf("row %d (%s)", i, r.Name)
		if !sources[r.Source] || r.Source == "" && r.Kind == RowHistoric {
			c.wrong(what+": source", r.Source, "the ID of a source")
		}
		c.row(what, r)
	}
	return errors.Join(c.errs...)
}

func (c *checker) row(what string, r *ReferenceRow) {
	if !slices.Contains(rowKinds, r.Kind) {
		c.wrong(what+": kind", string(r.Kind), oneOf(rowKinds))
	}
	c.need(what+": machine", r.Machine)
	c.need(what+": runtime", r.Runtime)
	c.need(what+": name", r.Name)
	if math.IsNaN(r.Value) || math.IsInf(r.Value, 0) {
		c.wrong(what+": value", formatFloat(r.Value), "a number")
	}
	if r.Kind == RowNative {
		if !isDate(r.Date) {
			c.wrong(what+": date", r.Date, "a day as 2026-11-30")
		}
		if r.Low > r.Value || r.High < r.Value {
			c.wrong(what+": value", formatFloat(r.Value), "between low and high")
		}
	}
	settings := c.rowSettings(what, "param", r.Params)
	for _, s := range c.rowSettings(what, "like", r.Like) {
		if _, ok := r.Params[s.Key]; ok {
			c.wrong(what+": like "+s.Key, s.Value, "a param that params do not name")
		}
	}
	c.rowMetric(what, r, settings)
}

// rowSettings gives the settings of a row's map in the order of the params.
func (c *checker) rowSettings(what, name string, values map[string]string) (settings []Setting) {
	for _, p := range c.params {
		v, ok := values[p.Key]
		if !ok {
			continue
		}
		settings = append(settings, Setting{p.Key, v})
		if canonical, ok := c.canonical(p.Key, v); !ok || canonical != v {
			c.wrong(what+": "+name+" "+p.Key, v, "a canonical value of "+p.Key)
		}
	}
	if len(settings) != len(values) {
		c.wrong(what+": "+name+"s", formatInt(len(values)-len(settings))+" unknown", "params of "+c.w.ID)
	}
	return settings
}

// rowMetric: a row that names a metric is in its unit and can be compared with
// a run that emits it.
func (c *checker) rowMetric(what string, r *ReferenceRow, settings []Setting) {
	if r.Metric == "" {
		if r.Kind == RowNative {
			c.wrong(what+": metric", "", "the name of a metric")
		}
		return
	}
	m := c.w.Metric(r.Metric)
	if m == nil {
		c.wrong(what+": metric", r.Metric, "the name of a metric, or none")
		return
	}
	if m.Alone {
		c.wrong(what+": metric", r.Metric, "one that compares: it is Alone")
	}
	if r.Unit != m.Unit {
		c.wrong(what+": unit", r.Unit, Quote(m.Unit)+", as of metric "+m.Name)
	}
	_, all, err := c.w.bind(settings, false)
	if err == nil && !m.When.Holds(all) {
		c.wrong(what+": metric", r.Metric, "params under which it is emitted: "+m.When.words(""))
	}
}

// isDate tells whether s has the form 2026-11-30.
func isDate(s string) bool {
	if len(s) != len("2026-11-30") {
		return false
	}
	for i := range len(s) {
		if hyphen := i == 4 || i == 7; hyphen != (s[i] == '-') || !hyphen && !digit(s[i]) {
			return false
		}
	}
	return true
}
