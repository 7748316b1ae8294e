package suite

import (
	"fmt"
	"io"
)

// Summary lists the outcomes and counts them, and reports whether all passed.
func Summary(w io.Writer, outcomes []Outcome) bool {
	count := map[string]int{}
	fmt.Fprintln(w, "---- summary")
	for _, o := range outcomes {
		count[o.state()]++
		fmt.Fprintf(w, "%-8s %6.1f s  %s", o.Name, o.Took.Seconds(), o.state())
		if o.Skipped != "" {
			fmt.Fprintf(w, ": %s", o.Skipped)
		}
		fmt.Fprintln(w)
	}
	fmt.Fprintf(w, "stages: %d passed, %d failed", count["passed"], count["failed"])
	if count["skipped"] > 0 {
		fmt.Fprintf(w, ", %d skipped", count["skipped"])
	}
	fmt.Fprintln(w)
	return count["passed"] == len(outcomes)
}
