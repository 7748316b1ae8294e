package bench

import (
	"fmt"
	"io"
	"math"
	"strings"
	"text/tabwriter"
)

// line is a row with what was found.
type line struct {
	row
	value value
	err   error
}

func lines(rows []row, d *data) []line {
	var out []line
	for _, r := range rows {
		values, err := r.read(d)
		l := line{row: r, err: err}
		if err == nil && len(values) > 0 {
			l.value = summarize(values, r.unit)
		}
		out = append(out, l)
	}
	return out
}

// print writes the table: what, the figure with its interval, the target,
// whether it is met.
func print(w io.Writer, all []line) {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "what\tmeasured\tinterval\trounds\ttarget\t")
	for _, l := range all {
		if l.err != nil {
			short, _, _ := strings.Cut(l.err.Error(), "\n")
			fmt.Fprintf(t, "%s\t-\t\t\t%s\tnot measured: %s\n", l.what, l.target(), short)
			continue
		}
		v := l.value
		interval := show(v.Low, v.Unit) + " to " + show(v.High, v.Unit)
		if !v.Bounded {
			interval += " *"
		}
		fmt.Fprintf(t, "%s\t%s\t%s\t%d\t%s\t%s\n", l.what, show(v.Median, v.Unit), interval, v.Rounds, l.target(), l.verdict())
	}
	t.Flush()
	fmt.Fprintln(w, "* all rounds, too few for an interval; the others are 95 % intervals of the median")
}

func (l line) target() string {
	switch l.sense {
	case atLeast:
		return "at least " + show(l.limit, l.unit)
	case atMost:
		return "at most " + show(l.limit, l.unit)
	}
	return ""
}

func (l line) verdict() string {
	switch {
	case l.sense == informs:
		return ""
	case l.met(l.value):
		return "met"
	}
	return "NOT MET"
}

// show writes three digits and the unit: 2.61 ns, 14.2x.
func show(v float64, unit string) string {
	switch unit {
	case "s":
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
	return digits(v) + "x"
}

func digits(v float64) string {
	places := 2
	for limit := 10.0; math.Abs(v) >= limit && places > 0; limit *= 10 {
		places--
	}
	return fmt.Sprintf("%.*f", places, v)
}
