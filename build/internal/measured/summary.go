package measured

import (
	"fmt"
	"strings"
)

// Where says what the figures were taken on and when.
func (f File) Where() string {
	m := f.Machine
	return fmt.Sprintf("%s, %s cores, %s, %s, Chromium %s, %s", m["processor"], m["cores"], m["os"], m["go"], m["browser"], f.Date)
}

// Targets are the rows that have one, met or not.
func (f File) Targets() (rows []Row) {
	for _, r := range f.Rows {
		if r.Limit != nil {
			rows = append(rows, r)
		}
	}
	return rows
}

// Summary says how many targets are met and which are not, in one paragraph.
func (f File) Summary() string {
	var met int
	var short, unknown []string
	for _, r := range f.Targets() {
		switch {
		case r.Met == nil:
			unknown = append(unknown, r.What)
		case *r.Met:
			met++
		default:
			short = append(short, fmt.Sprintf("%s: %s, %s wanted", r.What, r.Text(), r.Target()))
		}
	}
	text := fmt.Sprintf("%d of %d targets are met.", met, len(f.Targets()))
	if len(short) > 0 {
		text += " Short of them: " + strings.Join(short, "; ") + "."
	}
	if len(unknown) > 0 {
		text += " Not measured: " + strings.Join(unknown, "; ") + "."
	}
	if f.Quick {
		text = "A quick look of few rounds, not to be quoted. " + text
	}
	return text
}
