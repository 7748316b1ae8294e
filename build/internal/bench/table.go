package bench

import (
	"fmt"
	"io"
	"slices"
	"strings"
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
// whether it is met; and at its end, where a reader is, what falls short.
func print(w io.Writer, f measured.File, file string) {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "what\tmeasured\tinterval\trounds\ttarget\t")
	for _, r := range f.Rows {
		fmt.Fprintf(t, "%s\t%s\t%s\t%s\t%s\t%s\n", r.What, r.Text(), r.Interval(), r.Rounds(), r.Target(), r.Verdict())
	}
	t.Flush()
	if slices.ContainsFunc(f.Rows, func(r measured.Row) bool { return strings.HasSuffix(r.Interval(), "*") }) {
		fmt.Fprintln(w, measured.Footnote)
	}
	fmt.Fprintf(w, "\n%s\n", f.Summary())
	for _, short := range f.Short() {
		fmt.Fprintln(w, "  "+short)
	}
	fmt.Fprintf(w, "All samples, as JSON: %s\n", file)
}
