package measured

import (
	"fmt"
	"math"
	"strings"
)

// Text is the row's figure, "-" where there is none.
func (r Row) Text() string {
	if r.Value == nil {
		return "-"
	}
	return Show(r.Value.Median, r.Value.Unit)
}

// Interval is that of the median; a * marks the least and the greatest of too
// few rounds for one.
func (r Row) Interval() string {
	if r.Value == nil {
		return ""
	}
	if r.Value.Rounds == 1 {
		return "one round"
	}
	text := Show(r.Value.Low, r.Value.Unit) + " to " + Show(r.Value.High, r.Value.Unit)
	if !r.Value.Bounded {
		text += " *"
	}
	return text
}

// Rounds is how many the figure is of.
func (r Row) Rounds() string {
	if r.Value == nil {
		return ""
	}
	return fmt.Sprint(r.Value.Rounds)
}

// Target is what the figure should be; empty where a row only informs.
func (r Row) Target() string {
	switch {
	case r.Limit == nil || r.AtLeast == nil:
		return ""
	case *r.AtLeast:
		return "at least " + Show(*r.Limit, r.Unit)
	}
	return "at most " + Show(*r.Limit, r.Unit)
}

// Verdict says whether the target is met, or why there is no figure.
func (r Row) Verdict() string {
	switch {
	case r.Error != "":
		short, _, _ := strings.Cut(r.Error, "\n")
		return "not measured: " + short
	case r.Met == nil:
		return ""
	case *r.Met:
		return "met"
	}
	return "NOT MET"
}

// Footnote is what the * of an interval means.
const Footnote = "* all rounds, too few for an interval; the others are 95 % intervals of the median"

// Show writes three digits and the unit: 2.61 ns, 14.2×.
func Show(v float64, unit string) string {
	switch unit {
	case "s":
		if v == 0 {
			return "0 s"
		}
		for _, step := range []struct {
			size float64
			name string
		}{{1, "s"}, {1e-3, "ms"}, {1e-6, "µs"}} {
			if math.Abs(v) >= step.size {
				return digits(v/step.size) + " " + step.name
			}
		}
		return digits(v/1e-9) + " ns"
	case "B":
		if v >= 10_000 {
			return digits(v/1000) + " kB"
		}
		return digits(v) + " B"
	}
	return digits(v) + "×"
}

func digits(v float64) string {
	places := 2
	for limit := 10.0; math.Abs(v) >= limit && places > 0; limit *= 10 {
		places--
	}
	return fmt.Sprintf("%.*f", places, v)
}
