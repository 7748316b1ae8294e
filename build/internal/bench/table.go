package bench

import (
	"fmt"
	"io"
	"text/tabwriter"

	"switchyard/build/internal/measured"
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
func print(w io.Writer, all []measured.Row) {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "what\tmeasured\tinterval\trounds\ttarget\t")
	for _, r := range all {
		fmt.Fprintf(t, "%s\t%s\t%s\t%s\t%s\t%s\n", r.What, r.Text(), r.Interval(), r.Rounds(), r.Target(), r.Verdict())
	}
	t.Flush()
	fmt.Fprintln(w, measured.Footnote)
}
