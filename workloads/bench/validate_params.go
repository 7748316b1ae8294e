package bench

import (
	"math"
	"slices"
	"strings"
)

// maxExact is the largest whole number that every language's numbers hold.
const maxExact = 1 << 53

func (c *checker) paramList() {
	seen := map[string]bool{}
	for i := range c.params {
		p := &c.params[i]
		what := "param " + p.Key
		if !wellFormed(p.Key, keyForm) {
			c.wrong("param", p.Key, "lower camel case: a lower case letter, then letters and digits")
		}
		if slices.Contains(reservedKeys, p.Key) {
			c.wrong("param", p.Key, "another key: links or native flags use "+strings.Join(reservedKeys, ", "))
		}
		if strings.HasPrefix(p.Key, "x") {
			// A link cut behind &x would look whole.
			c.wrong("param", p.Key, "a key that does not begin with x, the end of links")
		}
		if seen[p.Key] {
			c.wrong("param", p.Key, "declared once")
		}
		seen[p.Key] = true
		c.need(what+": label", p.Label)
		c.need(what+": help", p.Help)
		if !paramUnit(p.Unit) {
			c.wrong(what+": unit", p.Unit, unitRule)
		}
		if !slices.Contains(scales, p.Scale) {
			c.wrong(what+": scale", string(p.Scale), oneOf(scales))
		}
		c.rangeOf(what, p)
		c.choicesOf(what, p)
		c.when(what, p.Key, p.When)
	}
}

func (c *checker) rangeOf(what string, p *Param) {
	if !p.Numeric() {
		if p.Min != 0 || p.Max != 0 || p.Least != 0 || p.Scale != Linear {
			c.wrong(what+": range", p.Range(), "none, and no scale: it is not a number")
		}
		return
	}
	if !(p.Min < p.Max) || math.IsInf(p.Min, 0) || math.IsInf(p.Max, 0) {
		c.wrong(what+": range", p.Range(), "a least value below the greatest")
	}
	if p.Kind == KindInt && (p.Min != math.Trunc(p.Min) || p.Max != math.Trunc(p.Max) || p.Min < -maxExact || p.Max > maxExact) {
		c.wrong(what+": range", p.Range(), "whole numbers of at most 2^53")
	}
	if p.Least != 0 && (p.Min != 0 || !(p.Least > 0) || p.Least > p.Max) {
		c.wrong(what+": least", formatFloat(p.Least), "above 0 and in the range, which begins at 0")
	}
	if p.Scale == Log && p.Min <= 0 {
		c.wrong(what+": min", formatFloat(p.Min), "above 0, as the scale is logarithmic")
	}
}

func (c *checker) choicesOf(what string, p *Param) {
	if p.Kind != KindChoice {
		if len(p.Choices) > 0 {
			c.wrong(what+": choices", p.Choices[0].Value, "none: it is no choice param")
		}
		return
	}
	if len(p.Choices) < 2 {
		c.wrong(what+": choices", formatInt(len(p.Choices)), "at least two")
	}
	seen := map[string]bool{}
	for _, ch := range p.Choices {
		if !wellFormed(ch.Value, idForm) {
			c.wrong(what+": choice", ch.Value, idRule)
		}
		if seen[ch.Value] {
			c.wrong(what+": choice", ch.Value, "given once")
		}
		seen[ch.Value] = true
		c.need(what+": choice "+ch.Value+": label", ch.Label)
		c.need(what+": choice "+ch.Value+": help", ch.Help)
		if ch.Native && ch.Value == p.Default {
			c.wrong(what+": default", ch.Value, "a choice that runs in browsers too")
		}
	}
}

func (c *checker) presets() {
	if len(c.w.Presets) == 0 {
		c.wrong("Presets", "", "at least the default, which sets nothing")
		return
	}
	if d := &c.w.Presets[0]; len(d.Values) > 0 {
		c.wrong("preset", d.ID, "no values: the first preset is the default")
	}
	ids := map[string]bool{}
	same := map[string]string{} // values in text, to the preset that has them
	for i := range c.w.Presets {
		p := &c.w.Presets[i]
		what := "preset " + p.ID
		if !wellFormed(p.ID, idForm) {
			c.wrong("preset", p.ID, idRule)
		}
		if ids[p.ID] {
			c.wrong("preset", p.ID, "an ID of its own")
		}
		ids[p.ID] = true
		c.need(what+": label", p.Label)
		c.need(what+": help", p.Help)
		_, all, err := c.w.bind(p.Values, false)
		if err != nil {
			c.errs = append(c.errs, err)
			continue
		}
		c.written(what, p.Values, all)
		text := settingsText(all)
		if other, ok := same[text]; ok {
			c.wrong("preset", p.ID, "other values than preset "+other)
		}
		same[text] = p.ID
	}
}

// written checks that a preset's values are canonical and in the order of the params.
func (c *checker) written(what string, values, all []Setting) {
	rest := all
	for _, v := range values {
		i := slices.IndexFunc(rest, func(s Setting) bool { return s.Key == v.Key })
		if i < 0 {
			c.wrong(what, v.Key, "values in the order of the params")
			return
		}
		if rest[i].Value != v.Value {
			c.wrong(what+": "+v.Key, v.Value, "canonical: "+rest[i].Value)
		}
		rest = rest[i+1:]
	}
}

func settingsText(all []Setting) string {
	var b strings.Builder
	for _, s := range all {
		b.WriteString(s.Key + "=" + s.Value + "\n")
	}
	return b.String()
}
